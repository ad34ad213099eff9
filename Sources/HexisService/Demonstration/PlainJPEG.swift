import Foundation

/// The simplest baseline JPEG (ITU-T T.81) of a picture: no subsampling, and codes of one length, which make the file
/// some times larger than it could be and need no statistics.
struct PlainJPEG {
    private(set) var bytes: [UInt8] = []
    private let pixels: [SIMD3<Float>]
    private let width: Int
    /// The bits that do not fill a byte yet.
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// - Parameter pixels: Red, green and blue from 0 to 255, row by row; width and height are multiples of 8.
    init(_ pixels: [SIMD3<Float>], width: Int) {
        self.pixels = pixels.map { PlainJPEG.brightnessAndColour($0) }
        self.width = width
        writeHead()
        writeBlocks()
        bytes += [0xFF, 0xD9]
    }

    /// JFIF's Y, Cb and Cr, each around 0.
    private static func brightnessAndColour(_ pixel: SIMD3<Float>) -> SIMD3<Float> {
        let (red, green, blue) = (pixel.x, pixel.y, pixel.z)
        let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
        return [brightness - 128, (blue - brightness) * 0.564, (red - brightness) * 0.713]
    }

    private mutating func writeHead() {
        bytes += [0xFF, 0xD8]
        write(0xDB, [0] + PlainJPEG.zigzag.map { UInt8(PlainJPEG.step($0)) })
        let height = pixels.count / width
        let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        write(0xC0, [8] + size + [3] + (1...3).flatMap { [UInt8($0), 0x11, 0] })
        // Symbols of the first coefficient, all with codes of four bits, then those of the others, with eight.
        write(0xC4, [0, 0, 0, 0, 12] + Array(repeating: 0, count: 12) + Array(0..<12))
        write(
            0xC4,
            [0x10, 0, 0, 0, 0, 0, 0, 0, UInt8(PlainJPEG.symbols.count)] + Array(repeating: 0, count: 8)
                + PlainJPEG.symbols)
        write(0xDA, [3] + (1...3).flatMap { [UInt8($0), 0] } + [0, 63, 0])
    }

    private mutating func write(_ marker: UInt8, _ segment: [UInt8]) {
        let length = segment.count + 2
        bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + segment
    }

    private mutating func writeBlocks() {
        var last = [0, 0, 0]
        for top in stride(from: 0, to: pixels.count, by: width * 8) {
            for left in stride(from: top, to: top + width, by: 8) {
                for component in 0..<3 {
                    let block = (0..<64).map { pixels[left + ($0 / 8) * width + $0 % 8][component] }
                    let values = PlainJPEG.coefficients(of: block)
                    write(values, after: last[component])
                    last[component] = values[0]
                }
            }
        }
        write(0x7F, count: 7)
    }

    private mutating func write(_ values: [Int], after last: Int) {
        let change = values[0] - last
        write(PlainJPEG.length(change), count: 4)
        writeBits(of: change)
        var zeros = 0
        for value in values.dropFirst() {
            guard value != 0 else {
                zeros += 1
                continue
            }
            while zeros > 15 {
                write(symbol: 0xF0)
                zeros -= 16
            }
            write(symbol: UInt8(zeros << 4 | PlainJPEG.length(value)))
            writeBits(of: value)
            zeros = 0
        }
        if zeros > 0 { write(symbol: 0) }
    }

    private mutating func write(symbol: UInt8) {
        write(PlainJPEG.symbols.firstIndex(of: symbol) ?? 0, count: 8)
    }

    /// A negative number is written as the complement of its amount.
    private mutating func writeBits(of value: Int) {
        let length = PlainJPEG.length(value)
        write(value < 0 ? value + (1 << length) - 1 : value, count: length)
    }

    private mutating func write(_ value: Int, count: Int) {
        bits = bits << UInt32(count) | UInt32(value)
        bitCount += count
        while bitCount >= 8 {
            let byte = UInt8(truncatingIfNeeded: bits >> UInt32(bitCount - 8))
            bytes.append(byte)
            if byte == 0xFF { bytes.append(0) }
            bitCount -= 8
        }
    }

    /// The number of bits of an amount.
    private static func length(_ value: Int) -> Int { Int.bitWidth - value.magnitude.leadingZeroBitCount }

    /// Returns the cosine transform, quantized, in zigzag order.
    private static func coefficients(of block: [Float]) -> [Int] {
        let rows = transformed(block)
        let both = transformed(rows)
        return zigzag.map { Int((both[$0] / step($0)).rounded()) }
    }

    /// Transforms the rows, and turns rows into columns. Most rows of a drawn picture are all of one value, which is
    /// quick.
    private static func transformed(_ block: [Float]) -> [Float] {
        var result = [Float](repeating: 0, count: 64)
        for row in 0..<8 {
            if block[row * 8..<row * 8 + 8].allSatisfy({ $0 == block[row * 8] }) {
                result[row] = block[row * 8] * Float(8).squareRoot()
                continue
            }
            for frequency in 0..<8 {
                var sum: Float = 0
                for place in 0..<8 { sum += block[row * 8 + place] * cosines[frequency * 8 + place] }
                result[frequency * 8 + row] = sum
            }
        }
        return result
    }

    private static let cosines: [Float] = (0..<64).map { number in
        let (frequency, place) = (number / 8, number % 8)
        let scale = frequency == 0 ? Float(0.125).squareRoot() : 0.5
        return scale * cos(Float((2 * place + 1) * frequency) * .pi / 16)
    }

    /// Coarser for finer detail.
    private static func step(_ place: Int) -> Float { Float(3 + 2 * (place / 8 + place % 8)) }

    /// The places of a block by diagonals, alternately up and down.
    private static let zigzag = (0..<64).sorted { left, right in
        let (one, other) = (left / 8 + left % 8, right / 8 + right % 8)
        if one != other { return one < other }
        return one % 2 == 0 ? left > right : left < right
    }

    /// Each number of zeros with each length of the value that follows; and 16 zeros, and the end of a block.
    private static let symbols: [UInt8] =
        [0, 0xF0] + (0..<16).flatMap { zeros in (1...10).map { UInt8(zeros << 4 | $0) } }
}
