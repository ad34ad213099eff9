import Crypto
import HexisCore
import Testing

@testable import HexisPasskeys

/// Test vectors of WebAuthn Level 3, section 16. They leave it open whether their user was verified, which we require.
@Suite("The specification's own test vectors")
struct SpecificationTests {
    private let site: RelyingParty

    init() throws { site = try #require(RelyingParty(origin: "https://example.org")) }

    private func challenge(in clientData: String) throws -> String {
        try #require(try JSON(parsing: bytes(clientData))["challenge"]?.string)
    }

    @Test("ES256 with self attestation (16.3) makes a passkey")
    func selfAttestation() throws {
        let answer = CreationAnswer(
            clientData: bytes(Self.selfClientData), attestation: bytes(Self.selfAttestation))
        let credential = try answer.credential(for: challenge(in: Self.selfClientData), at: site)
        #expect(credential.id == bytes("455ef34e2043a87db3d4afeb39bbcb6cc32df9347c789a865ecdca129cbef58c"))
        #expect(credential.isBackupEligible)
        #expect(credential.counter == 0)
    }

    @Test(
        "ES256 without attestation (16.2) is refused for the user who was not verified, and for nothing else")
    func noAttestation() throws {
        let answer = CreationAnswer(
            clientData: bytes(Self.noneClientData), attestation: bytes(Self.noneAttestation))
        let challenge = try challenge(in: Self.noneClientData)
        #expect(throws: PasskeyError.notVerified) { try answer.credential(for: challenge, at: site) }
        #expect(throws: PasskeyError.wrongOrigin) {
            try answer.credential(
                for: challenge, at: try #require(RelyingParty(origin: "https://bogus.org")))
        }
    }

    @Test("The signature of 16.2 is the public key's")
    func signature() throws {
        let attestation = try CBOR(bytes(Self.noneAttestation))
        let created = try AuthenticatorData(try #require(attestation["authData"]?.bytes))
        let key = try PublicKey(try #require(created.credential).publicKey)
        let data = bytes("bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b51900000000")
        var signature = bytes(
            "3046022100f50a4e2e4409249c4a853ba361282f09841df4dd4547a13a87780218deffcd380221008480ac0f0b9353817"
                + "4f575bf11a1dd5d78c6e486013f937295ea13653e331e87")
        let signed = data + SHA256.hash(data: bytes(Self.assertionClientData))
        #expect(key.isSignature(signature, of: signed))
        signature[20] = 17
        #expect(!key.isSignature(signature, of: signed))
    }
}

extension SpecificationTests {
    fileprivate static let selfClientData =
        "7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a2265476e437433"
        + "4c55745936366b336a506a796e6962506b31716e666644616966715a774c33417032392d55222c226f72696769"
        + "6e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73652c"
        + "22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077"
        + "697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320"
        + "746869733a205539685458764b453255526b4d6e625f3078594856673d3d227d"

    fileprivate static let selfAttestation =
        "a363666d74667061636b65646761747453746d74a263616c67266373696758483046022100ae045923ded832b8"
        + "44cae4d5fc864277c0dc114ad713e271af0f0d371bd3ac540221009077a088ed51a673951ad3ba2673d5029bab"
        + "65b64f4ea67b234321f86fcfac5d68617574684461746158a4bfabc37432958b063360d3ad6461c9c4735ae7f8"
        + "edd46592a5e0f01452b2e4b55d00000000df850e09db6afbdfab51697791506cfc0020455ef34e2043a87db3d4"
        + "afeb39bbcb6cc32df9347c789a865ecdca129cbef58ca5010203262001215820eb151c8176b225cc651559fecf"
        + "07af450fd85802046656b34c18f6cf193843c5225820927b8aa427a2be1b8834d233a2d34f61f13bfd44119c32"
        + "5d5896e183fee484f2"

    fileprivate static let noneClientData =
        "7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a22414d4d507434"
        + "557878475453746e63647134313759447742466938767049612d7077386f4f755657345441222c226f72696769"
        + "6e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73652c"
        + "22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077"
        + "697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320"
        + "746869733a20426b5165446a646354427258426941774a544c4535513d3d227d"

    fileprivate static let noneAttestation =
        "a363666d74646e6f6e656761747453746d74a068617574684461746158a4bfabc37432958b063360d3ad6461c9"
        + "c4735ae7f8edd46592a5e0f01452b2e4b559000000008446ccb9ab1db374750b2367ff6f3a1f0020f91f391db4"
        + "c9b2fde0ea70189cba3fb63f579ba6122b33ad94ff3ec330084be4a5010203262001215820afefa16f97ca9b2d"
        + "23eb86ccb64098d20db90856062eb249c33a9b672f26df61225820930a56b87a2fca66334b03458abf879717c1"
        + "2cc68ed73290af2e2664796b9220"

    fileprivate static let assertionClientData =
        "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a224f63446e5568515875"
        + "6c5455506f334a5558543049393770767a7a59425039745a63685879617630314167222c226f726967696e223a"
        + "2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d"
}
