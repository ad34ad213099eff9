import HexisCore

extension Identifier {
    /// A person's programs count as one device of theirs.
    package var programs: Identifier { derived(1) }
}
