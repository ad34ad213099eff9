import HexisCore
import HexisOpenID
import HexisService
import HexisStore
import Testing

@Suite("Visits to OpenID providers")
struct ProviderVisitsTests {
    private let clock = SettableClock(at: noon)
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let visits: ProviderVisits
    private static let session = SessionID(high: 1, low: 2)
    private static let purposes: [ProviderVisits.Purpose] = [
        .signIn(next: "/today", invitation: nil, isShared: false),
        .signIn(next: "/habits?all", invitation: "a secret", isShared: true), .linking(session: session),
        .confirmation(session: session, next: "/account"),
    ]

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
        visits = ProviderVisits(key: Array(repeating: 1, count: 32), store, clock.world)
    }

    private func begin(_ purpose: ProviderVisits.Purpose = purposes[0]) -> ProviderVisits.Begun {
        visits.begin(purpose, at: "clinic", redirect: "https://hexis.example/back", at: noon)
    }

    @Test("A visit ends once, for what it was begun, with what it was begun with", arguments: purposes)
    func once(_ purpose: ProviderVisits.Purpose) async throws {
        let begun = begin(purpose)
        let state = begun.request.state
        #expect(try await visits.end(begun.ticket, at: "other", state: state, at: noon) == nil)
        #expect(try await visits.end(begun.ticket, at: "clinic", state: begun.request.nonce, at: noon) == nil)
        #expect(try await visits.end(begun.ticket, at: "clinic", state: "", at: noon) == nil)
        let ended = try #require(try await visits.end(begun.ticket, at: "clinic", state: state, at: noon))
        #expect(ended.purpose == purpose)
        #expect(ended.request == begun.request)
        #expect(try await visits.end(begun.ticket, at: "clinic", state: state, at: noon) == nil)
    }

    @Test("Nothing that a provider sees of a visit leads to the rest, nor to another visit")
    func secrets() {
        let requests = (0..<2).map { _ in begin().request }
        let secrets = requests.flatMap { [$0.state, $0.nonce, $0.verifier] }
        #expect(Set(secrets).count == 6)
        // RFC 7636, section 4.1: 43 to 128 characters.
        #expect(secrets.allSatisfy { $0.count == 43 })
    }

    @Test(
        "It lasts for a quarter of an hour, and not a moment longer if the clock was ahead",
        arguments: [(0, true), (899_999, true), (900_000, false), (-1, false)])
    func expiry(_ milliseconds: Int64, isValid: Bool) async throws {
        let begun = begin()
        let later = noon.advanced(byMilliseconds: milliseconds)
        let ended = try await visits.end(begun.ticket, at: "clinic", state: begun.request.state, at: later)
        #expect((ended != nil) == isValid)
    }

    @Test("A changed ticket ends no visit, and neither does one by another key")
    func changed() async throws {
        let begun = begin()
        for place in 0..<begun.ticket.utf8.count {
            var bytes = Array(begun.ticket.utf8)
            bytes[place] ^= 1
            let changed = String(decoding: bytes, as: UTF8.self)
            let ended = try await visits.end(changed, at: "clinic", state: begun.request.state, at: noon)
            #expect(ended == nil, "\(changed)")
        }
        let others = ProviderVisits(key: Array(repeating: 2, count: 32), store, clock.world)
        #expect(try await others.end(begun.ticket, at: "clinic", state: begun.request.state, at: noon) == nil)
    }

    @Test("Somebody who joins is known again for half an hour, without what is too long for a cookie")
    func pending() throws {
        let identities = PendingIdentities(key: Array(repeating: 3, count: 32))
        let long = String(repeating: "n", count: 255)
        let identity = ProviderIdentity(
            issuer: "https://id.example", subject: long, userName: "ada", name: long, email: "a@example.org")
        let ticket = identities.ticket(
            of: PendingIdentities.Pending(
                provider: "clinic", identity: identity, invitation: "a secret", isShared: true), at: noon)
        let pending = try #require(
            identities.pending(ticket, at: noon.advanced(byMilliseconds: 1_799_999)))
        #expect(
            pending.identity
                == ProviderIdentity(
                    issuer: "https://id.example", subject: long, userName: "ada", email: "a@example.org"))
        #expect(pending.provider == "clinic" && pending.invitation == "a secret" && pending.isShared)
        #expect(identities.pending(ticket, at: noon.advanced(byMilliseconds: 1_800_000)) == nil)
        #expect(identities.pending(ticket + "A", at: noon) == nil)
        // Browsers keep cookies of at least 4096 bytes (RFC 6265, section 6.1).
        #expect(ticket.utf8.count < 4000)
    }

    @Test("A confirmation is for one session, for five minutes")
    func confirmation() {
        let confirmations = FreshConfirmations(key: Array(repeating: 4, count: 32))
        let session = ProviderVisitsTests.session
        let ticket = confirmations.ticket(for: session, at: noon)
        #expect(confirmations.isFresh(ticket, for: session, at: noon.advanced(byMilliseconds: 299_999)))
        #expect(!confirmations.isFresh(ticket, for: session, at: noon.advanced(byMilliseconds: 300_000)))
        #expect(!confirmations.isFresh(ticket, for: session, at: noon.advanced(byMilliseconds: -1)))
        #expect(!confirmations.isFresh(ticket, for: SessionID(high: 1, low: 3), at: noon))
        #expect(!confirmations.isFresh("", for: session, at: noon))
    }
}
