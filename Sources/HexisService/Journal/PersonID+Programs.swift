package import HexisCore

extension PersonID {
    /// The device identifier that all of a person's programs share.
    package var programs: Identifier { identifier.derived(1) }
}
