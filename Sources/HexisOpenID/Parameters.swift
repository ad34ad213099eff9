import Foundation
import HexisCore

/// Names and values as a form encodes them (RFC 6749, appendix B); a query reads the same.
struct Parameters {
    private let pairs: [(String, String)]

    init(_ pairs: [(String, String)]) { self.pairs = pairs }

    var encoded: String {
        pairs.map { "\(Parameters.escaped($0))=\(Parameters.escaped($1))" }.joined(separator: "&")
    }

    /// The header by which a client signs in with a secret (RFC 6749, section 2.3.1).
    static func basic(_ clientID: String, _ secret: String) -> String {
        let text = "\(escaped(clientID)):\(escaped(secret))"
        return "Basic " + Data(text.utf8).base64EncodedString()
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            if Base64URL.isDigit(byte) || byte == UInt8(ascii: ".") { return String(UnicodeScalar(byte)) }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
