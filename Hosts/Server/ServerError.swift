/// Why a server cannot start. The description is one line that says the mend.
public enum ServerError: Error, Equatable, CustomStringConvertible {
  /// Another program listens there.
  case portTaken(Int)
  /// The port is kept for the system.
  case portForbidden(Int)
  /// No port has this number.
  case noSuchPort(Int)
  /// This machine has no such address.
  case noSuchHost(String)
  /// The system refused to listen for another reason.
  case cannotListen(host: String, port: Int, why: String)
  /// There is no site in the folder.
  case siteMissing(folder: String)
  /// The folder's site cannot be served.
  case siteUnreadable(folder: String, why: String)

  /// The line for whoever started it.
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is taken. Stop what uses it, or start on another: "
        + "./run --port \(port == 9000 ? 9001 : 9000)."
    case .portForbidden(let port):
      "Port \(port) is kept for the system. Start on one above 1023: ./run --port 8080."
    case .noSuchPort(let port):
      "There is no port \(port). Choose one from 1 to 65535: ./run --port 8080."
    case .noSuchHost(let host):
      "This machine has no address \(host). Leave it out to serve on 127.0.0.1."
    case .cannotListen(let host, let port, let why):
      "Cannot listen on \(host), port \(port): \(why). Start on another: ./run --port 9000."
    case .siteMissing(let folder):
      "There is no site in \(folder). Build it first: ./run --build-only."
    case .siteUnreadable(let folder, let why):
      "The site in \(folder) cannot be served: \(why). Build it anew: ./run --build-only."
    }
  }
}
