/// Something took longer than it may.
struct TimeOver: Error {}

/// Does something, and breaks it off with `TimeOver` when it takes longer than `limit`.
func within<Result: Sendable>(
    _ limit: Duration, _ act: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
        group.addTask { try await act() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimeOver()
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw TimeOver() }
        return first
    }
}
