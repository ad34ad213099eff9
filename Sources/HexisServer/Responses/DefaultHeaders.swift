import HTTPTypes

/// The headers of every response.
struct DefaultHeaders: Sendable {
    /// The headers for pages, refusals and anything else that a browser may show.
    let fields: HTTPFields
    /// The subset for resources that no browser shows as a page, such as a stylesheet.
    let bare: HTTPFields

    /// Sets Strict-Transport-Security if the public address is secure, or if the server speaks HTTPS itself; then
    /// only for the exact host name, since other names may be other machines.
    init(publicURL: Origin?, isEncrypted: Bool = false) {
        bare = DefaultHeaders.bare(publicURL: publicURL, isEncrypted: isEncrypted)
        var fields = bare
        fields[.contentSecurityPolicy] = DefaultHeaders.contentSecurityPolicy
        fields[.referrerPolicy] = "same-origin"
        fields[.crossOriginOpenerPolicy] = "same-origin"
        fields[.permissionsPolicy] = DefaultHeaders.permissionsPolicy
        self.fields = fields
    }

    private static func bare(publicURL: Origin?, isEncrypted: Bool) -> HTTPFields {
        var bare: HTTPFields = [
            .xContentTypeOptions: "nosniff",
            .crossOriginResourcePolicy: "same-origin",
        ]
        if publicURL?.isSecure == true {
            bare[.strictTransportSecurity] = "max-age=31536000; includeSubDomains"
        } else if publicURL == nil, isEncrypted {
            bare[.strictTransportSecurity] = "max-age=31536000"
        }
        return bare
    }

    /// The policy for our own drawings, should a browser open one as a page.
    static let contentSecurityPolicyOfDrawings = "default-src 'none'; sandbox"

    /// Allows nothing but our own files; no inline script or style; no framing by, and no posts to, other sites. A
    /// picture may also be one that the page drew itself, such as a report to share.
    private static let contentSecurityPolicy = policy(pictures: "'self' blob:")

    /// Pages with a map may load its tiles from OpenStreetMap; they do once the person has chosen to.
    static let contentSecurityPolicyOfMaps = policy(
        pictures: "'self' blob: https://tile.openstreetmap.org")

    private static func policy(pictures: String) -> String {
        [
            "default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src \(pictures)",
            "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
            "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
        ].joined(separator: "; ")
    }

    /// Camera and location are for photos, codes and place reminders, and are requested when used; no other
    /// browser feature is ever needed.
    private static let permissionsPolicy = [
        "camera=(self)", "geolocation=(self)", "accelerometer=()", "autoplay=()", "browsing-topics=()",
        "display-capture=()", "gyroscope=()", "magnetometer=()", "microphone=()", "midi=()", "payment=()",
        "usb=()",
    ].joined(separator: ", ")
}

extension HTTPField.Name {
    static let referrerPolicy = known("Referrer-Policy")
    static let crossOriginOpenerPolicy = known("Cross-Origin-Opener-Policy")
    static let permissionsPolicy = known("Permissions-Policy")
    static let clearSiteData = known("Clear-Site-Data")
    static let secFetchSite = known("Sec-Fetch-Site")
    static let forwardedFor = known("X-Forwarded-For")
    /// Tells nginx not to buffer an event stream.
    static let xAccelBuffering = known("X-Accel-Buffering")

    /// For literals that are tokens by RFC 9110; the first test would catch any other spelling.
    private static func known(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .allow }
}
