import Foundation
package import HexisCore
import HexisStore

/// The server's inputs from the machine besides the store: time and randomness.
package struct World: Sendable {
    package var now: @Sendable () -> Instant
    /// Milliseconds since the machine started, including sleep; this clock cannot be set.
    package var uptime: @Sendable () -> Int64
    /// Returns so many unpredictable bytes.
    package var randomBytes: @Sendable (Int) -> [UInt8]

    /// Without `uptime`, `now` counts as a clock that cannot be set.
    package init(
        now: @escaping @Sendable () -> Instant, uptime: (@Sendable () -> Int64)? = nil,
        randomBytes: @escaping @Sendable (Int) -> [UInt8]
    ) {
        self.now = now
        self.uptime = uptime ?? { now().milliseconds }
        self.randomBytes = randomBytes
    }

    /// The machine's clock and the kernel's random numbers.
    package static let machine = World(
        now: { Instant(clamping: Duration(shownBy: CLOCK_REALTIME).milliseconds) },
        uptime: { Duration(shownBy: CLOCK_BOOTTIME).milliseconds },
        randomBytes: { count in
            var generator = SystemRandomNumberGenerator()
            var bytes: [UInt8] = []
            while bytes.count < count {
                withUnsafeBytes(of: generator.next()) { bytes.append(contentsOf: $0) }
            }
            return Array(bytes.prefix(count))
        })

    /// Returns an unguessable token, safe in URLs and cookies: 32 random bytes, base64url (RFC 4648, section 5),
    /// 43 characters.
    package func token() -> String {
        Base64URL.text(of: randomBytes(32))
    }

    /// A random fraction from 0 to 1 by which to lengthen a wait, so that those who failed together do not retry
    /// together.
    func jitter() -> Double { Double(randomBytes(1).first ?? 0) / 255 }

    package func identifier() -> Identifier {
        randomBytes(16).withUnsafeBytes {
            Identifier(
                high: $0.loadUnaligned(fromByteOffset: 0, as: UInt64.self),
                low: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
    }
}
