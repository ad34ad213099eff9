import Foundation

struct NeverHappened: Error, CustomStringConvertible {
    let what: String
    var description: String { "It never happened that \(what)." }
}

/// Asks again and again until there is an answer, for as long as a slow machine may need.
@discardableResult
func eventually<Answer>(
    _ what: String, within seconds: Double = 30, _ ask: () async throws -> Answer?
) async throws -> Answer {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline {
        if let answer = try await ask() { return answer }
        try await Task.sleep(for: .milliseconds(10))
    }
    throw NeverHappened(what: what)
}
