import Crypto
import Foundation
import HexisCore

/// The key-encrypting key: it seals every person's own key, and hides their user names.
package struct MasterKey: Sendable {
    package static let length = 32

    let bytes: [UInt8]
    /// Identifies the key without revealing it: 16 hexadecimal digits.
    package let fingerprint: String
    private let sealing: SymmetricKey
    private let naming: SymmetricKey

    /// Returns `nil` unless there are 32 bytes.
    package init?(bytes: some Collection<UInt8>) {
        guard bytes.count == MasterKey.length else { return nil }
        self.init(exactly: Array(bytes))
    }

    static func random() -> MasterKey {
        MasterKey(exactly: SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) })
    }

    private init(exactly bytes: [UInt8]) {
        self.bytes = bytes
        sealing = MasterKey.derive("person keys", from: bytes)
        naming = MasterKey.derive("user names", from: bytes)
        let print = MasterKey.derive("fingerprint", from: bytes).withUnsafeBytes { Array($0) }
        fingerprint = Identifier(bytes: print[..<16]).map { String("\($0)".prefix(16)) } ?? ""
    }

    /// Derives a key with HKDF (RFC 5869), so that no key has two uses.
    private static func derive(_ purpose: String, from bytes: [UInt8]) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), info: Data("hexis \(purpose)".utf8),
            outputByteCount: 32)
    }
}

extension MasterKey {
    /// 32 bytes for one purpose. They reveal neither the bytes that they derive from nor those of another purpose.
    static func derived(for purpose: String, from bytes: [UInt8]) -> [UInt8] {
        derive("derived for \(purpose)", from: bytes).withUnsafeBytes { Array($0) }
    }

    /// The lookup key of a user name, independent of case.
    func blindIndex(of userName: String) -> Data {
        let name = userName.precomposedStringWithCanonicalMapping.lowercased()
        return Data(HMAC<SHA256>.authenticationCode(for: Data(name.utf8), using: naming))
    }

    func seal(_ key: PersonKey) throws -> Data {
        try Sealing.seal(key.bytes, under: sealing, boundTo: key.person.bytes)
    }

    /// Returns `nil` if the key was sealed under another master key, or for another person.
    func open(_ sealed: Data, for person: PersonID) -> PersonKey? {
        Sealing.open(sealed, under: sealing, boundTo: person.bytes).map {
            PersonKey(person: person, bytes: $0)
        }
    }

    /// Seals what the lasting keys of a database derive from.
    func seal(root: [UInt8]) throws -> Data {
        try Sealing.seal(Data(root), under: sealing, boundTo: MasterKey.rootContext)
    }

    /// Returns `nil` if the root was sealed under another master key.
    func openRoot(_ sealed: Data) -> [UInt8]? {
        Sealing.open(sealed, under: sealing, boundTo: MasterKey.rootContext).map { Array($0) }
    }

    /// Not as long as an identifier, so that no person's key can take the root's place.
    private static let rootContext = Array("derivation root".utf8)
}
