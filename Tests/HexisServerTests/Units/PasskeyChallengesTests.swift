import HexisCore
import HexisService
import HexisStore
import Testing

@Suite("Challenges for passkeys")
struct PasskeyChallengesTests {
    private let clock = SettableClock(at: noon)
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let challenges: PasskeyChallenges
    private let session = PasskeyChallenges.Ceremony.creation(session: SessionID(high: 1, low: 2))

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
        challenges = PasskeyChallenges(key: Array(repeating: 1, count: 32), store, clock.world)
    }

    @Test("A ticket gives its challenge once, for its own ceremony")
    func once() async throws {
        for ceremony in [.signIn, session] {
            let issued = challenges.issue(for: ceremony, at: noon)
            for other in [
                .signIn, session, .creation(session: SessionID(high: 2, low: 2)),
            ] as [PasskeyChallenges.Ceremony] where other != ceremony {
                #expect(try await challenges.redeem(issued.ticket, for: other, at: noon) == nil)
            }
            #expect(try await challenges.redeem(issued.ticket, for: ceremony, at: noon) == issued.challenge)
            #expect(try await challenges.redeem(issued.ticket, for: ceremony, at: noon) == nil)
        }
    }

    @Test(
        "It lasts for five minutes, and not a moment longer than those if the clock was ahead",
        arguments: [(0, true), (299_999, true), (300_000, false), (-1, false)])
    func expiry(_ milliseconds: Int64, isValid: Bool) async throws {
        let issued = challenges.issue(for: .signIn, at: noon)
        let later = noon.advanced(byMilliseconds: milliseconds)
        #expect((try await challenges.redeem(issued.ticket, for: .signIn, at: later) != nil) == isValid)
    }

    @Test("A changed ticket gives nothing, and neither does one by another key")
    func changed() async throws {
        let ticket = challenges.issue(for: .signIn, at: noon).ticket
        let places = ticket.utf8.indices.dropLast()
        for place in places {
            var bytes = Array(ticket.utf8)
            bytes[ticket.utf8.distance(from: ticket.utf8.startIndex, to: place)] ^= 1
            let changed = String(decoding: bytes, as: UTF8.self)
            #expect(try await challenges.redeem(changed, for: .signIn, at: noon) == nil, "\(changed)")
        }
        for text in ["", ".", "..", "...", ticket + ".", ticket + "A"] {
            #expect(try await challenges.redeem(text, for: .signIn, at: noon) == nil, "\(text)")
        }
        let others = PasskeyChallenges(key: Array(repeating: 2, count: 32), store, clock.world)
        #expect(try await others.redeem(ticket, for: .signIn, at: noon) == nil)
        #expect(try await challenges.redeem(ticket, for: .signIn, at: noon) != nil)
    }
}
