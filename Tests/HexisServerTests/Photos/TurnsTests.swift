import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Taking turns")
struct TurnsTests {
    private let ada = PersonID(high: 0, low: 1)
    private let bob = PersonID(high: 0, low: 2)

    @Test("One person's work leaves a slot for other people, however much of it is waiting")
    func others() async throws {
        let turns = Turns(2)
        let (held, release) = AsyncStream.makeStream(of: Void.self)
        let (began, note) = AsyncStream.makeStream(of: Void.self)
        let first = Task {
            try await turns.taking(for: ada) {
                note.yield()
                for await _ in held {}
            }
        }
        for await _ in began { break }
        let more = (0..<5).map { _ in Task { try await turns.taking(for: ada) {} } }
        // Bob's work finishes while Ada's first piece is still running.
        #expect(try await turns.taking(for: bob) { "done" } == "done")
        release.finish()
        try await first.value
        for task in more { try await task.value }
    }

    @Test("With a single slot, another person comes before more work of the same person")
    func fair() async throws {
        let turns = Turns(1)
        let (order, works) = AsyncStream.makeStream(of: PersonID.self)
        let (held, release) = AsyncStream.makeStream(of: Void.self)
        let (began, note) = AsyncStream.makeStream(of: Void.self)
        let first = Task {
            try await turns.taking(for: ada) {
                note.yield()
                for await _ in held {}
            }
        }
        for await _ in began { break }
        var others: [Task<Void, any Error>] = []
        for person in [ada, ada, bob] {
            others.append(
                Task { try await turns.taking(for: person) { _ = works.yield(person) } })
            while await turns.waitingCount < others.count { await Task.yield() }
        }
        release.finish()
        try await first.value
        for task in others { try await task.value }
        works.finish()
        #expect(await order.reduce(into: []) { $0.append($1) } == [bob, ada, ada])
    }
}
