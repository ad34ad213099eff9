import HTTPTypes
import Hummingbird

/// Marks a browser that others use, too: until it is closed, nothing is kept in it.
///
/// The page script reads it, so it says nothing else and is no secret.
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
    /// Lets no browser store it, not even for its back button.
    mutating func isKeptNowhere() { headers[.cacheControl] = "no-store" }
}
