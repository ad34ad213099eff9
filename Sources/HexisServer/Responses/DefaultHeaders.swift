import HTTPTypes

/// The headers that stand on every answer, whatever it says.
struct DefaultHeaders: Sendable {
    /// For pages, refusals and whatever else a browser may show.
    let fields: HTTPFields
    /// The few of them that say something about what no browser shows as a page, such as a stylesheet.
    let bare: HTTPFields

    /// Strict transport is asked for where the public address is a secure one, or the server speaks HTTPS itself;
    /// then for the very name by which it was reached, since other names may be other machines.
    init(publicURL: Origin?, isEncrypted: Bool = false) {
        var bare: HTTPFields = [
            .xContentTypeOptions: "nosniff",
            .crossOriginResourcePolicy: "same-origin",
        ]
        if publicURL?.isSecure == true {
            bare[.strictTransportSecurity] = "max-age=31536000; includeSubDomains"
        } else if publicURL == nil, isEncrypted {
            bare[.strictTransportSecurity] = "max-age=31536000"
        }
        self.bare = bare
        var fields = bare
        fields[.contentSecurityPolicy] = DefaultHeaders.contentSecurityPolicy
        fields[.referrerPolicy] = "same-origin"
        fields[.crossOriginOpenerPolicy] = "same-origin"
        fields[.permissionsPolicy] = DefaultHeaders.permissionsPolicy
        self.fields = fields
    }

    /// The drawings of our own, should somebody open one as a page.
    static let contentSecurityPolicyOfDrawings = "default-src 'none'; sandbox"

    /// Nothing but our own files; no inline script or style; no other site may frame a page or be posted to. A
    /// picture may also be one that the page drew itself, such as a report to share.
    private static let contentSecurityPolicy = policy(pictures: "'self' blob:")

    /// Where places stand on a map, its streets may come from OpenStreetMap; the page asks for them once the person
    /// chose so.
    static let contentSecurityPolicyOfMaps = policy(
        pictures: "'self' blob: https://tile.openstreetmap.org")

    /// The pages with a map, as the service worker knows them, too.
    static func isMap(_ path: String) -> Bool {
        ["/settings/places", "/routes"].contains { path == $0 || path.hasPrefix("\($0)/") }
    }

    private static func policy(pictures: String) -> String {
        [
            "default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src \(pictures)",
            "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
            "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
        ].joined(separator: "; ")
    }

    /// Camera and place are for photos, codes and reminders by place, asked for when they are used; the rest
    /// of what browsers offer is never needed.
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
    /// Tells nginx to pass events on as they come.
    static let xAccelBuffering = known("X-Accel-Buffering")

    /// For literals that are tokens by RFC 9110; any other spelling would be caught by the first test.
    private static func known(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .allow }
}
