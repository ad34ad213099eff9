import Foundation

/// Chance that can be repeated: SplitMix64 (Steele, Lea and Flood, 2014), from a seed that is printed.
package struct Dice: RandomNumberGenerator {
    private var state: UInt64

    /// From `HEXIS_SEED` in the environment, or another one every time.
    package static func thrown(for purpose: String = #function) -> Dice {
        let given = ProcessInfo.processInfo.environment["HEXIS_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0...UInt64.max)
        print("HEXIS_SEED=\(seed) \(purpose)")
        return Dice(state: seed)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    package mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    package mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}
