/// How many commits succeeded since a store was opened, and how many writes they contained.
public struct CommitCounts: Hashable, Sendable {
    public internal(set) var commits = 0
    public internal(set) var writes = 0

    public init() {}
}
