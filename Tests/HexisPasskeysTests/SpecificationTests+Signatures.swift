import Crypto
import Testing

@testable import HexisPasskeys

/// The signatures of the specification's RSA key, the product of two Mersenne primes, and of its Ed25519 key. In both
/// ceremonies the user was present and not verified.
extension SpecificationTests {
    @Test(
        "The signatures of 16.10 (RS256) and 16.11 (EdDSA) are their public keys', and no others are",
        arguments: [
            (rsaKey, "1900000000", rsaClientData, rsaSignature),
            (edKey, "0100000000", edClientData, edSignature),
        ])
    func otherAlgorithms(key: String, rest: String, clientData: String, signature: String) throws {
        let key = try PublicKey(bytes(key))
        let data = bytes("bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b5" + rest)
        let signed = data + SHA256.hash(data: bytes(clientData))
        #expect(key.isSignature(bytes(signature), of: signed))
        #expect(!key.isSignature(bytes(signature), of: Array(signed.dropLast())))
        var other = bytes(signature)
        other[20] ^= 1
        #expect(!key.isSignature(other, of: signed))
        #expect(!key.isSignature([], of: signed))
    }

    private static let rsaKey =
        "a4010303390100205901b403ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
        + "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
        + "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
        + "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffffff"
        + "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
        + "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
        + "ffffffffffffffffffffffffffffffffffffffffffffff800000000000000000000000000000000000000000"
        + "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
        + "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
        + "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
        + "000000000000012143010001"

    private static let rsaClientData =
        "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a224b56395a39667150"
        + "356978617970346e596d7834794e6f33617562597a5333536d75757459423462784d55222c226f726967696e"
        + "223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d"

    private static let rsaSignature =
        "01063d52d7c39b4d432fc7063c5d93e582bdcb16889cd71f888d67d880ea730a428498d3bc8e1ee11f2b1ecb"
        + "e6c292b118c55ffaaddefa8cad0a54dd137c51f1eec673f1bb6c4d1789d6826a222b22d0f585fc901fdc9332"
        + "12e579d199b89d672aa44891333e6a1355536025e82b25590256c3538229b55737083b2f6b9377e49e2472f1"
        + "1952f79fdd0da180b5ffd901b4049a8f081bb40711bef76c62aed943571f2d0575304cb549d68d8892f95086"
        + "a30f93716aee818f8dc06e96c0d5e0ed4cfa9fd8773d90464b68cf140f7986666ff9c9e3302acd0535d60d76"
        + "9f465e2ab57ef8aabc89fccfef7ba32a64154a8b3d26be2298f470b8cc5377dbe3dfd4b0b45f8f01e63bde6c"
        + "fc76b62771f9b70aa27cf40152cad93aa5acd784fd4b90f676e2ea828d0bf2400aebbaae4153e5838f537f88"
        + "b6228346782a93a899be66ec77de45b3efcf311da6321c92e6b0cd11bfe653bf3e98cee8e341f02d67dbb6f9"
        + "c98d9e8178090cfb5b70fbc6d541599ac794ae2f1d4de1286ec8de8c2daf7b1d15c8438e90d924df5c190452"
        + "20a4c8438c1b979bbe016cf3d0eeec23c3999d4882cc645b776de930756612cdc6dd398160ff02a6"

    private static let edKey =
        "a401010327200621582044e06ddd331c36a8dc667bab52bcae63486c916aa5e339e6acebaa84934bf832"

    private static let edClientData =
        "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a2269566c583442786a"
        + "4f6d6d44534b4c596f7870557439736e364d48454f7943413135726947514a6e763949222c226f726967696e"
        + "223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d"

    private static let edSignature =
        "f5c59c7e46c34f6f8cc197101ddf9934fa2595f68eb1913a637e8419eb9ba4cfdfc48f85393bc0d40b011f0d"
        + "6fecb097d6607525713223a0dc0d453993dae00b"
}
