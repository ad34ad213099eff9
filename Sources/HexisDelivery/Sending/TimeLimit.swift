/// A task exceeded its time limit.
struct TimeOver: Error {}

/// Runs `act`, cancels it if it takes longer than `limit`, and then throws `TimeOver`.
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
