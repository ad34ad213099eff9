/// 128 bits that name one thing for ever: an entry, a habit, a pause, a person.
///
/// Written as 32 lowercase hexadecimal digits. Where it is made, its bits are random: two devices that
/// never met do not name two things alike.
public struct Identifier: Hashable, Comparable, Sendable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    public static func < (left: Identifier, right: Identifier) -> Bool {
        left.high == right.high ? left.low < right.low : left.high < right.high
    }
}

extension Identifier: CustomStringConvertible {
    /// Reads 32 hexadecimal digits; anything else is `nil`.
    @inline(never)
    public init?(_ text: String) {
        var digits: (high: UInt64, low: UInt64) = (0, 0)
        var count = 0
        for byte in text.bytes {
            guard count < 32, let digit = hexadecimalDigit(byte) else { return nil }
            if count < 16 {
                digits.high = digits.high << 4 | UInt64(digit)
            } else {
                digits.low = digits.low << 4 | UInt64(digit)
            }
            count += 1
        }
        guard count == 32 else { return nil }
        self.init(high: digits.high, low: digits.low)
    }

    // Never inlined: in the browser, each address on a page would hold it.
    @inline(never)
    public var description: String {
        String(unsafeUninitializedCapacity: 32) { digits in
            for index in 0..<16 {
                digits[index] = hexadecimalDigits[Int(high >> UInt64(60 - 4 * index) & 15)]
                digits[index + 16] = hexadecimalDigits[Int(low >> UInt64(60 - 4 * index) & 15)]
            }
            return 32
        }
    }
}

extension Identifier {
    /// Sixteen bytes, the most significant first.
    @inline(never)
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        for half in [high, low] {
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(shift)))
            }
        }
        return bytes
    }

    /// Reads exactly sixteen bytes; any other number of them is `nil`.
    @inlinable
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
            if index < 8 { high = high << 8 | UInt64(byte) } else { low = low << 8 | UInt64(byte) }
        }
        self.init(high: high, low: low)
    }

    /// An identifier that follows from this one and a number: the same on every device.
    ///
    /// Lets one identifier drawn with a page stand for the several entries that a form makes.
    @inline(never)
    public func derived(_ number: UInt64) -> Identifier {
        Identifier(high: scrambled(high &+ scrambled(number)), low: scrambled(low ^ scrambled(number &+ 1)))
    }
}

/// Spreads the bits of a number (the finalizer of SplitMix64, Steele et al. 2014).
func scrambled(_ number: UInt64) -> UInt64 {
    var bits = number &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
}
