import Crypto
import Foundation
import HexisCore

/// A browser that has signed in to an account before.
struct KnownDevice: Hashable, Sendable {
    let id: Identifier
}

/// Knows browsers again that have signed in to an account, by marks that they keep in a cookie.
///
/// A mark is a random identifier, and a code that follows from it, the account and the server's key. It says whose
/// account it was to nobody who does not name that account, signs nobody in, and nothing is kept of it here.
struct KnownDevices: Sendable {
    private let key: SymmetricKey

    /// From a key that serves nothing else.
    init(key: [UInt8]) {
        self.key = SymmetricKey(data: key)
    }

    /// A mark for a browser that has just signed in to that account: 96 hexadecimal digits.
    func mark(_ id: Identifier, for account: AccountName) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: message(id, account), using: key)
        return "\(id)" + code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The browser that one of these marks stands for; `nil` when none of them is for that account.
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
