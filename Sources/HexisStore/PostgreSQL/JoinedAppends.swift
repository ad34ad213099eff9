import Synchronization

/// Makes one write of the appends that wait together: its statements take two round trips, however many people append.
final class JoinedAppends: Sendable {
    /// The most entries of a write, unless one append has more.
    private static let mostEntries = 1000

    private let commits: CommitGroup
    private let state = Mutex(State())

    private struct State {
        var waiting: [Waiting] = []
        var isSubmitted = false
        /// How many appends shared a write with an earlier one.
        var joined = 0

        /// Takes those that the next write has room for.
        mutating func takeGroup() -> [Waiting] {
            var entries = 0
            let group = Array(
                waiting.prefix { waiting in
                    defer { entries += waiting.entries.drafts.count }
                    return entries == 0 || entries + waiting.entries.drafts.count <= JoinedAppends.mostEntries
                })
            waiting.removeFirst(group.count)
            return group
        }
    }

    private struct Waiting: Sendable {
        let entries: EntryAppend
        let answer: @Sendable (EntryAppend.Result) -> Void
    }

    init(_ commits: CommitGroup) {
        self.commits = commits
    }

    /// What was committed, where each append counts as a write.
    var counts: CommitCounts {
        var counts = commits.counts
        counts.writes += state.withLock { $0.joined }
        return counts
    }

    /// Appends entries in the next commit, and returns when that is durable.
    func append(_ entries: EntryAppend) async throws(StoreError) -> [AppendOutcome] {
        let result: EntryAppend.Result = await withCheckedContinuation { continuation in
            let isFirst = state.withLock { state in
                state.waiting.append(Waiting(entries: entries) { continuation.resume(returning: $0) })
                defer { state.isSubmitted = true }
                return !state.isSubmitted
            }
            if isFirst { submit() }
        }
        return try result.get()
    }

    /// Submits a write of those that wait by the time it runs. A write that runs again is still of the same ones.
    private func submit() {
        let group = Group(self)
        let write = WaitingWrite(
            { try EntryAppend.run(group.members.map { $0.entries }, in: $0) },
            answer: { [self] result in
                if case .success = result { state.withLock { $0.joined += group.members.count - 1 } }
                for (place, member) in group.members.enumerated() {
                    member.answer(result.flatMap { $0[place] })
                }
            })
        commits.enqueue(write)
    }

    private func next() -> [Waiting] {
        let (group, isLeft) = state.withLock { state in
            let group = state.takeGroup()
            state.isSubmitted = !state.waiting.isEmpty
            return (group, state.isSubmitted)
        }
        if isLeft { submit() }
        return group
    }

    /// The appends of a write.
    private final class Group: Sendable {
        private let appends: JoinedAppends
        private let chosen = Mutex<[Waiting]?>(nil)

        init(_ appends: JoinedAppends) {
            self.appends = appends
        }

        var members: [Waiting] {
            chosen.withLock { chosen in
                let members = chosen ?? appends.next()
                chosen = members
                return members
            }
        }
    }
}
