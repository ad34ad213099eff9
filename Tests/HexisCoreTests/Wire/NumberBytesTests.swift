@testable import HexisCore
import Testing

@Suite("Numbers in bytes")
struct NumberBytesTests {
    @Test(
        "A number takes seven bits a byte",
        arguments: [
            (0, [0]), (1, [1]), (127, [127]), (128, [128, 1]), (300, [0b1010_1100, 0b10]),
            (UInt64.max, [255, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
        ] as [(UInt64, [UInt8])])
    func unsigned(number: UInt64, bytes: [UInt8]) throws {
        var writer = ByteWriter()
        writer.write(unsigned: number)
        #expect(writer.bytes == bytes)
        var reader = ByteReader(bytes[...])
        #expect(try reader.unsigned() == number)
        #expect(reader.isAtEnd)
    }

    @Test(
        "A small negative number is short too",
        arguments: [(0, 0), (-1, 1), (1, 2), (-2, 3), (Int64.max, UInt64.max - 1), (Int64.min, UInt64.max)]
            as [(Int64, UInt64)])
    func signed(number: Int64, folded: UInt64) throws {
        var writer = ByteWriter()
        writer.write(signed: number)
        var reader = ByteReader(writer.bytes[...])
        #expect(try reader.unsigned() == folded)
        reader = ByteReader(writer.bytes[...])
        #expect(try reader.signed() == number)
    }

    @Test(
        "A number has one form: no padding, no 65th bit, no missing end",
        arguments: [
            [], [128], [128, 0], [129, 128, 0], [255, 255, 255, 255, 255, 255, 255, 255, 255, 2],
            [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1], Array(repeating: 128, count: 100),
        ] as [[UInt8]])
    func otherForms(bytes: [UInt8]) {
        var reader = ByteReader(bytes[...])
        #expect(throws: WireError.malformed) { try reader.unsigned() }
    }

    @Test(
        "A length never reaches beyond the bytes",
        arguments: [1, 127, UInt64(Int32.max) + 1, UInt64.max])
    func runs(count: UInt64) {
        var writer = ByteWriter()
        writer.write(unsigned: count)
        var reader = ByteReader(writer.bytes[...])
        #expect(throws: WireError.malformed) { try reader.run() }
    }
}
