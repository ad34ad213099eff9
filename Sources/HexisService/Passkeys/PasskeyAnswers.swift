import HexisCore
import HexisPasskeys

extension CreationAnswer {
    /// Decodes the JSON that the page script sends; `nil` for anything else.
    package init?(json text: String) {
        guard let json = try? JSON(parsing: Array(text.utf8)), let clientData = json.bytes("clientData"),
            let attestation = json.bytes("attestation")
        else { return nil }
        self.init(clientData: clientData, attestation: attestation)
    }
}

extension AssertionAnswer {
    /// Decodes the JSON that the page script sends; `nil` for anything else.
    package init?(json text: String) {
        guard let json = try? JSON(parsing: Array(text.utf8)), let id = json.bytes("id"),
            let clientData = json.bytes("clientData"),
            let authenticatorData = json.bytes("authenticatorData"),
            let signature = json.bytes("signature"), let userHandle = json.bytes("userHandle")
        else { return nil }
        self.init(
            id: id, clientData: clientData, authenticatorData: authenticatorData, signature: signature,
            userHandle: userHandle)
    }
}

extension JSON {
    /// The bytes of a member in base64url.
    fileprivate func bytes(_ name: String) -> [UInt8]? { self[name]?.string.flatMap(Base64URL.bytes) }
}
