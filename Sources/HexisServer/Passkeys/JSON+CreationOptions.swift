import HexisCore
import HexisPasskeys
import HexisService
import HexisStore

extension JSON {
    /// What the page script asks the browser for (WebAuthn Level 3, section 5.4): a passkey that the device itself finds
    /// when its owner signs in, made and used only by somebody who proves to be the owner.
    static func creating(
        _ challenge: String, at site: RelyingParty, for person: PersonID, named userName: String,
        besides passkeys: [Passkey] = []
    ) -> JSON {
        .object([
            Member("challenge", .string(challenge)),
            Member("rp", .object([Member("id", .string(site.id)), Member("name", .string("Hexis"))])),
            Member(
                "user",
                .object([
                    Member("id", .string(Base64URL.text(of: person.bytes))),
                    Member("name", .string(userName)),
                    Member("displayName", .string(userName)),
                ])),
            Member(
                "pubKeyCredParams",
                .array(
                    PasskeyAlgorithm.allCases.map {
                        .object([
                            Member("type", .string("public-key")), Member("alg", .integer($0.rawValue)),
                        ])
                    })),
            Member(
                "excludeCredentials",
                .array(
                    passkeys.map {
                        .object([
                            Member("type", .string("public-key")),
                            Member("id", .string(Base64URL.text(of: $0.credential.id))),
                        ])
                    })),
            Member(
                "authenticatorSelection",
                .object([
                    Member("residentKey", .string("required")), Member("requireResidentKey", .bool(true)),
                    Member("userVerification", .string("required")),
                ])),
            Member("attestation", .string("none")),
            Member("timeout", .integer(PasskeyChallenges.lifetime.milliseconds)),
        ])
    }
}
