import Foundation

struct NeverHappened: Error, CustomStringConvertible {
    let what: String
    var description: String { "It never happened that \(what)." }
}

/// Asks repeatedly until there is an answer, for as long as a slow machine may need.
@discardableResult
func eventually<Answer>(
    _ what: String, within seconds: Double = 120, _ ask: () async throws -> Answer?
) async throws -> Answer {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
        // A machine that stalls past the deadline asks once more when it resumes.
        let isLast = ContinuousClock.now >= deadline
        if let answer = try await ask() { return answer }
        guard !isLast else { throw NeverHappened(what: what) }
        try await Task.sleep(for: .milliseconds(10))
    }
}
