import Foundation
import HexisCore

/// What the server asks of the machine beside the store: the time, and chance.
package struct World: Sendable {
    package var now: @Sendable () -> Instant
    /// Milliseconds since the machine started, also those in which it slept: nobody sets this clock.
    package var uptime: @Sendable () -> Int64
    /// So many bytes that nobody can guess.
    package var randomBytes: @Sendable (Int) -> [UInt8]

    /// Without an uptime, the clock is one that nobody sets.
    package init(
        now: @escaping @Sendable () -> Instant, uptime: (@Sendable () -> Int64)? = nil,
        randomBytes: @escaping @Sendable (Int) -> [UInt8]
    ) {
        self.now = now
        self.uptime = uptime ?? { now().milliseconds }
        self.randomBytes = randomBytes
    }

    /// The machine's clock, and the kernel's random numbers.
    package static let machine = World(
        now: { Instant(clamping: milliseconds(CLOCK_REALTIME)) }, uptime: { milliseconds(CLOCK_BOOTTIME) },
        randomBytes: { count in
            var generator = SystemRandomNumberGenerator()
            var bytes: [UInt8] = []
            while bytes.count < count {
                withUnsafeBytes(of: generator.next()) { bytes.append(contentsOf: $0) }
            }
            return Array(bytes.prefix(count))
        })

    private static func milliseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Nobody can guess it, and addresses and cookies bear it: 32 bytes as base64 of RFC 4648, section 5, which are 43
    /// characters.
    package func token() -> String {
        Data(randomBytes(32)).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    /// From 0 to 1: how long to wait longer, so that those who failed together do not come back together.
    func jitter() -> Double { Double(randomBytes(1).first ?? 0) / 255 }

    package func identifier() -> Identifier {
        randomBytes(16).withUnsafeBytes {
            Identifier(
                high: $0.loadUnaligned(fromByteOffset: 0, as: UInt64.self),
                low: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
    }
}
