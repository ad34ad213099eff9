extension Identifier {
    /// The device of every entry that the server makes about a companion: not one of the person's own.
    public static var companions: Identifier { Identifier(high: 0, low: 2) }
}
