import Foundation
import HexisCore

/// An entry with the time at which it arrived on the server, which may be long after it was made.
struct ArrivedEntry {
    let entry: Entry
    let arrival: Instant

    init(_ entry: Entry, arrival: Instant) {
        self.entry = entry
        self.arrival = arrival
    }

    /// The arrival in milliseconds, eight bytes with the highest first; then the entry.
    var bytes: Data {
        withUnsafeBytes(of: arrival.milliseconds.bigEndian) { Data($0) } + Data(entry.bytes)
    }

    init?(bytes: Data) {
        let head = bytes.prefix(8)
        guard head.count == 8, let entry = try? Entry(bytes: bytes.dropFirst(8)) else { return nil }
        let milliseconds = head.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        self.init(entry, arrival: Instant(clamping: Int64(bitPattern: milliseconds)))
    }
}
