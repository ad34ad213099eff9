import HexisCore

/// What a browser states about a ceremony (WebAuthn Level 3, section 5.8.1).
struct ClientData {
    enum Ceremony: String {
        case creation = "webauthn.create"
        case assertion = "webauthn.get"
    }

    private let json: JSON

    init(_ bytes: [UInt8]) throws(PasskeyError) {
        guard let json = try? JSON(parsing: bytes), json["type"] != nil else { throw .malformed }
        self.json = json
    }

    /// Throws unless the browser was on our own page, and answered to this challenge in this ceremony.
    func check(_ ceremony: Ceremony, to challenge: String, at site: RelyingParty) throws(PasskeyError) {
        guard json["type"]?.string == ceremony.rawValue else { throw .wrongType }
        guard json["challenge"]?.string == challenge else { throw .wrongChallenge }
        guard json["origin"]?.string == site.origin else { throw .wrongOrigin }
        guard json["crossOrigin"] ?? .bool(false) == .bool(false), json["topOrigin"] == nil else {
            throw .crossOrigin
        }
    }
}
