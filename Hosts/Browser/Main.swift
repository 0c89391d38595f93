/// The browser calls the exports; nothing runs by itself.
@main struct Main {
  static func main() {}
}
