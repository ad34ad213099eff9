import SoftAuthenticator
import Testing

@testable import HexisPasskeys

@Suite("CBOR, as authenticators write it")
struct CBORTests {
    @Test(
        "Examples of RFC 8949, appendix A",
        arguments: [
            ("00", .integer(0)), ("17", .integer(23)), ("1818", .integer(24)), ("1903e8", .integer(1000)),
            ("1a000f4240", .integer(1_000_000)), ("1b000000e8d4a51000", .integer(1_000_000_000_000)),
            ("20", .integer(-1)), ("3863", .integer(-100)), ("3903e7", .integer(-1000)),
            ("f4", .boolean(false)), ("f5", .boolean(true)), ("f6", .null), ("40", .bytes([])),
            ("4401020304", .bytes([1, 2, 3, 4])), ("60", .text("")), ("6449455446", .text("IETF")),
            ("62c3bc", .text("ü")), ("80", .array([])), ("83010203", [1, 2, 3]), ("a0", .map([:])),
            ("a201020304", .map([1: 2, 3: 4])),
            ("a26161016162820203", .map([.text("a"): 1, .text("b"): [2, 3]])),
        ] as [(String, CBOR)])
    func examples(_ hex: String, item: CBOR) throws {
        #expect(try CBOR(bytes(hex)) == item)
        #expect(item.encoded == bytes(hex))
    }

    @Test(
        "Anything else is refused",
        arguments: [
            ("", .endsEarly), ("18", .endsEarly), ("4101ff", .trailingBytes), ("0000", .trailingBytes),
            ("1817", .notShortest), ("190018", .notShortest), ("1900ff", .notShortest),
            ("1a0000ffff", .notShortest), ("1b00000000ffffffff", .notShortest), ("5803010203", .notShortest),
            ("1bffffffffffffffff", .unsupported), ("3bffffffffffffffff", .unsupported),
            ("f97c00", .unsupported), ("fa47c35000", .unsupported), ("f7", .unsupported),
            ("c11a514b67b0", .unsupported), ("5f42010243030405ff", .unsupported), ("9fff", .unsupported),
            ("1c", .unsupported), ("f818", .unsupported), ("44010203", .endsEarly), ("8301", .endsEarly),
            ("9bffffffffffffffff", .endsEarly), ("5bffffffffffffffff", .endsEarly), ("61ff", .notUTF8),
            ("a201020103", .duplicateKey), ("818181818100", .tooDeep), ("a101a101a101a101a10100", .tooDeep),
        ] as [(String, CBORError)])
    func refused(_ hex: String, error: CBORError) {
        #expect(throws: error) { try CBOR(bytes(hex)) }
    }

    @Test("Four levels are deep enough")
    func levels() throws {
        #expect(try CBOR(bytes("8181818100")) == [[[[0]]]])
    }
}

/// The bytes that hexadecimal digits stand for.
func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
}
