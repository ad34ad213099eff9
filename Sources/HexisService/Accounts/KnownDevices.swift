import Crypto
import Foundation
import HexisCore

/// A browser that has signed in to an account before.
struct KnownDevice: Hashable, Sendable {
    let id: Identifier
}

/// Recognizes browsers that have signed in to an account before, by marks in a cookie.
///
/// A mark is a random identifier and a code derived from it, the account and the server's key. It reveals the
/// account only to someone who already names it, signs nobody in, and the server keeps no copy.
struct KnownDevices: Sendable {
    private let key: SymmetricKey

    /// Takes a key that has no other use.
    init(key: [UInt8]) {
        self.key = SymmetricKey(data: key)
    }

    /// Returns a mark for a browser that has just signed in to the account: 96 hexadecimal digits.
    func mark(_ id: Identifier, for account: AccountName) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: message(id, account), using: key)
        return "\(id)" + code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The browser that one of these marks identifies; `nil` if none is for this account.
    func device(among marks: [String], for account: AccountName) -> KnownDevice? {
        marks.lazy.compactMap { device(by: $0, for: account) }.first
    }

    private func device(by mark: String, for account: AccountName) -> KnownDevice? {
        guard mark.utf8.count == 96, let id = Identifier(String(mark.prefix(32))),
            let first = Identifier(String(mark.dropFirst(32).prefix(32))),
            let second = Identifier(String(mark.suffix(32))),
            HMAC<SHA256>.isValidAuthenticationCode(
                first.bytes + second.bytes, authenticating: message(id, account), using: key)
        else { return nil }
        return KnownDevice(id: id)
    }

    private func message(_ id: Identifier, _ account: AccountName) -> Data {
        Data(id.bytes + account.hash)
    }
}
