import HexisCore

extension Identifier {
    /// The identity of what a source measured at a time: the same on every import, so that importing again doubles
    /// nothing, and what a later import knows better replaces what an earlier one said.
    ///
    /// `time` is a day's number, or a second, as the source reckons.
    init(ofMeasurement signal: Signal, from source: String, at time: Int64) {
        var identity = Identifier(high: 0, low: 0).derived(UInt64(bitPattern: time))
        for byte in source.utf8 { identity = identity.derived(UInt64(byte)) }
        // No byte has this value: "ab" and "c" differ from "a" and "bc".
        identity = identity.derived(256)
        for byte in signal.name.utf8 { identity = identity.derived(UInt64(byte)) }
        self = identity
    }
}
