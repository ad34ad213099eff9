import HTTPTypes
import Hummingbird

/// Marks a browser as shared with others: nothing is kept in it beyond its browser session.
///
/// The page script reads it, so it has no other content and is no secret.
enum SharedComputerCookie {
    private static let name = "hexis-shared"

    static let setting = "\(name)=1; Path=/; SameSite=Lax"
    static let clearing = "\(name)=; Path=/; SameSite=Lax; Max-Age=0"

    static func isSet(in headers: HTTPFields) -> Bool {
        headers[values: .cookie].contains { header in
            header.split(separator: ";").contains { $0.drop { $0 == " " } == "\(name)=1" }
        }
    }
}

extension Response {
    /// Forbids browsers to store the response, even for the back button.
    mutating func isKeptNowhere() { headers[.cacheControl] = "no-store" }
}
