import HexisCore

extension Identifier {
    /// The identifier of a source's measurement at a time: the same on every import, so that importing again creates
    /// no duplicates and a later import replaces earlier values.
    ///
    /// `time` is the number of a day or a second, as the source counts.
    init(ofMeasurement signal: Signal, from source: String, at time: Int64) {
        var identity = Identifier(high: 0, low: 0).derived(UInt64(bitPattern: time))
        for byte in source.utf8 { identity = identity.derived(UInt64(byte)) }
        // No byte has this value, so "ab" + "c" differs from "a" + "bc".
        identity = identity.derived(256)
        for byte in signal.name.utf8 { identity = identity.derived(UInt64(byte)) }
        self = identity
    }
}
