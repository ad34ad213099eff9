import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Concurrent responses to one person", .timeLimit(.minutes(2)))
struct PersonTurnsTests {
    private let turns = PersonTurns(atOnce: 2, mostWaiting: 1)
    private let maria = PersonID(high: 1, low: 1)

    @Test("Two responses run, the third waits until one has ended, and a fourth is asked to come back")
    func bounded() async throws {
        var first: PersonTurns.Turn? = try await turns.take(maria)
        let second = try await turns.take(maria)
        let third = Task { try await turns.take(maria) }
        try await eventually("the third waits") { turns.waiting(of: maria) == 1 ? true : nil }
        await #expect(throws: ServiceError.self) { try await turns.take(maria) }
        // Other people do not wait for Maria.
        let other = try await turns.take(PersonID(high: 2, low: 2))
        #expect(turns.count == 2)
        withExtendedLifetime(first) {}
        first = nil
        let ended = try await third.value
        withExtendedLifetime((second, other, ended)) {}
    }

    @Test("Nothing is kept of people without running responses")
    func forgotten() async throws {
        for _ in 1...5 { _ = try await turns.take(maria) }
        #expect(turns.count == 0)
    }
}
