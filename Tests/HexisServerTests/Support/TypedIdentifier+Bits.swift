import HexisCore

extension TypedIdentifier {
    init(high: UInt64, low: UInt64) { self.init(Identifier(high: high, low: low)) }
}
