/// The entries that a practice has taken in, by their ids.
///
/// Kept in 256 small sets instead of a large one: a practice is a value, and whoever changes it while another
/// still reads the value from before copies the one small set that an entry falls into.
struct KnownEntries: Hashable, Sendable {
    private var parts = [Set<Identifier>](repeating: [], count: 256)
    private(set) var count = 0

    func contains(_ entry: Identifier) -> Bool { parts[part(of: entry)].contains(entry) }

    /// Whether it was new.
    mutating func insert(_ entry: Identifier) -> Bool {
        guard parts[part(of: entry)].insert(entry).inserted else { return false }
        count += 1
        return true
    }

    private func part(of entry: Identifier) -> Int { Int(entry.low & 255) }
}
