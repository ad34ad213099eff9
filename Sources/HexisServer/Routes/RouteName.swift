/// A path as a log may show it: `/habits/:id/check-in`. Anything that could identify a person or their things is
/// left out.
struct RouteName: CustomStringConvertible {
    let description: String

    init(path: String, isKnown: Bool) {
        guard isKnown else {
            description = "unknown"
            return
        }
        let parts = path.split(separator: "/").map { RouteName.isWord($0) ? $0 : ":id" }
        description = "/" + parts.joined(separator: "/")
    }

    /// Whether a path component is one of our own words: short, of lower-case letters and dashes.
    private static func isWord(_ part: Substring) -> Bool {
        part.utf8.count <= 20
            && part.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }
    }
}
