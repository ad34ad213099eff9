import HexisCore

extension [Entry] {
    /// The entries of an import in chunks of one commit each.
    var pieces: [[Entry]] {
        let most = 500
        return stride(from: 0, to: count, by: most).map { Array(self[$0...].prefix(most)) }
    }
}
