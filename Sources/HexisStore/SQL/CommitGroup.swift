import Synchronization

/// Commits the writes that wait together.
///
/// Making one commit durable costs the disk as much as making many: while one is running, the next writes gather
/// and share the next. No write returns before its commit is durable.
final class CommitGroup: Sendable {
    /// Runs work on a connection, after all work submitted before.
    typealias Lane = @Sendable (_ work: @escaping @Sendable (any SQLConnection) -> Void) -> Void

    private let most: Int
    private let lane: Lane
    private let state = Mutex(State())

    private struct State {
        var waiting: [WaitingWrite] = []
        var isCommitting = false
        var counts = CommitCounts()
    }

    var counts: CommitCounts { state.withLock { $0.counts } }

    /// - Parameter most: the most writes of a group, which bounds how long a reader waits for a group to end.
    init(atMost most: Int, on lane: @escaping Lane) {
        self.most = most
        self.lane = lane
    }

    /// Runs a write in the next commit, and returns when that is durable.
    func submit<Value: Sendable>(
        _ write: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            enqueue(WaitingWrite(write) { continuation.resume(returning: $0) })
        }
        return try result.get()
    }

    func enqueue(_ write: WaitingWrite) {
        let isFirst = state.withLock { state in
            state.waiting.append(write)
            defer { state.isCommitting = true }
            return !state.isCommitting
        }
        if isFirst { scheduleCommit() }
    }

    /// Commits one group per turn, so that other work of the lane, such as reads, runs in between.
    private func scheduleCommit() {
        lane { [self] connection in
            commit(nextGroup(), on: connection)
            if hasMore() { scheduleCommit() }
        }
    }

    private func nextGroup() -> [WaitingWrite] {
        state.withLock { state in
            let group = Array(state.waiting.prefix(most))
            state.waiting.removeFirst(group.count)
            return group
        }
    }

    private func hasMore() -> Bool {
        state.withLock { state in
            state.isCommitting = !state.waiting.isEmpty
            return state.isCommitting
        }
    }

    private func commit(_ group: [WaitingWrite], on connection: any SQLConnection) {
        do {
            let answers = try run(group, on: connection)
            countCommit(of: group.count)
            for answer in answers { answer() }
        } catch {
            for write in group { write.fail(StoreError(error)) }
        }
    }

    /// Runs writes in a transaction, and returns their answers when it is durable.
    private func run(
        _ group: [WaitingWrite], on connection: any SQLConnection
    ) throws -> [WaitingWrite.Answer] {
        var answers: [WaitingWrite.Answer] = []
        let database = Database(connection: connection)
        try connection.inTransaction {
            answers = []
            for write in group { answers.append(try write.run(in: database)) }
        }
        return answers
    }

    private func countCommit(of writes: Int) {
        state.withLock { state in
            state.counts.commits += 1
            state.counts.writes += writes
        }
    }
}
