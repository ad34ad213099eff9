import Foundation

/// A repeatable random number generator: SplitMix64 (Steele, Lea and Flood, 2014), from a seed that is printed.
public struct Dice: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    /// A generator seeded from `HEXIS_SEED` in the environment, which `make test` sets, or with a new seed every
    /// time. To repeat a run, set the seed it printed. Each purpose gets its own sequence.
    public static func thrown(for purpose: String = #function) -> Dice {
        let given = ProcessInfo.processInfo.environment["HEXIS_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0...UInt64.max)
        print("HEXIS_SEED=\(seed) \(purpose)")
        return Dice(seed: purpose.utf8.reduce(seed) { Dice(seed: $0 ^ UInt64($1)).first })
    }

    /// The first number this generator would produce.
    private var first: UInt64 {
        var dice = self
        return dice.next()
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

extension Dice {
    public mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    public mutating func chance(oneIn count: Int) -> Bool { number(1...count) == 1 }

    public mutating func one<Items: Collection>(of items: Items) -> Items.Element {
        items[items.index(items.startIndex, offsetBy: number(0...items.count - 1))]
    }

    public mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}
