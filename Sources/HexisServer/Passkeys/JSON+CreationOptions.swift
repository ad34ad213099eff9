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
            Member("user", user(person, named: userName)),
            Member("pubKeyCredParams", .array(PasskeyAlgorithm.allCases.map { kind($0) })),
            Member("excludeCredentials", .array(passkeys.map { descriptor(of: $0) })),
            Member("authenticatorSelection", selection),
            Member("attestation", .string("none")),
            Member("timeout", .integer(PasskeyChallenges.lifetime.milliseconds)),
        ])
    }

    private static func user(_ person: PersonID, named userName: String) -> JSON {
        .object([
            Member("id", .string(Base64URL.text(of: person.bytes))),
            Member("name", .string(userName)),
            Member("displayName", .string(userName)),
        ])
    }

    private static func kind(_ algorithm: PasskeyAlgorithm) -> JSON {
        .object([Member("type", .string("public-key")), Member("alg", .integer(algorithm.rawValue))])
    }

    private static func descriptor(of passkey: Passkey) -> JSON {
        .object([
            Member("type", .string("public-key")),
            Member("id", .string(Base64URL.text(of: passkey.credential.id))),
        ])
    }

    private static var selection: JSON {
        .object([
            Member("residentKey", .string("required")), Member("requireResidentKey", .bool(true)),
            Member("userVerification", .string("required")),
        ])
    }
}
