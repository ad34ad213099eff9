import HexisCore

/// Tells the servers that share a database to whose journals this one appends, and hears it from them.
protocol AppendNews: Sendable {
    /// What other servers have appended, from now on.
    var heard: AsyncStream<AppendElsewhere> { get }

    func tell(_ person: PersonID)
}
