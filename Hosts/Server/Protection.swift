/// The headers every answer has, whatever its route and status.
enum Protection {
  /// No script but ours, no style but ours, no other host, no frame, no form to elsewhere.
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "img-src 'self' blob:", "media-src 'self' blob:", "font-src 'self'", "connect-src 'self'",
    "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types pipit",
  ].joined(separator: "; ")

  /// What a page could ask of a device and Pipit never does. Copying, sharing, sound and vibration
  /// are used and not named.
  static let permissionsPolicy = [
    "accelerometer", "browsing-topics", "camera", "display-capture",
    "encrypted-media", "geolocation", "gyroscope", "hid", "idle-detection", "local-fonts",
    "magnetometer", "microphone", "midi", "payment", "picture-in-picture",
    "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking",
  ].map { "\($0)=()" }.joined(separator: ", ")

  static let headers = [
    Header("Content-Security-Policy", contentSecurityPolicy),
    Header("X-Content-Type-Options", "nosniff"),
    Header("Referrer-Policy", "no-referrer"),
    Header("Cross-Origin-Opener-Policy", "same-origin"),
    Header("Cross-Origin-Resource-Policy", "same-origin"),
    Header("Permissions-Policy", permissionsPolicy),
  ]

  /// One year of TLS only, for whoever came through it: a proxy in front says so.
  static func transportSecurity(for request: Request?) -> [Header] {
    guard request?.header("x-forwarded-proto") == "https" else { return [] }
    return [Header("Strict-Transport-Security", "max-age=31536000")]
  }

  /// Whether a request for a change may come from where it says: from a page of this very origin.
  ///
  /// Browsers tell it by `Sec-Fetch-Site`; older ones, and pages without TLS, by `Origin`. What
  /// tells neither is refused.
  static func allowsChange(_ request: Request) -> Bool {
    if let site = request.header("sec-fetch-site") { return site == "same-origin" }
    guard let origin = request.header("origin"), let host = request.header("host") else {
      return false
    }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}
