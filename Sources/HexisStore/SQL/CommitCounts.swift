/// How many commits succeeded since a store was opened, and how many writes they contained.
package struct CommitCounts: Hashable, Sendable {
    package internal(set) var commits = 0
    package internal(set) var writes = 0

    package init() {}
}
