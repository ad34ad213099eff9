import HexisCore

extension Identifier {
    /// The device identifier that all of a person's programs share.
    package var programs: Identifier { derived(1) }
}
