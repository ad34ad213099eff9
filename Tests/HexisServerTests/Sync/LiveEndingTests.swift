import HexisCore
import HexisStore
import NIOCore
import Testing

@testable import HexisServer
@testable import HexisService

/// Nothing else ends these streams: their first heartbeat is an hour away.
@Suite("An event stream ends with its session", .timeLimit(.minutes(2)))
struct LiveEndingTests {
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let live = LiveUpdates()
    private let signIns: SignIns
    private let maria: PersonID

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
        signIns = SignIns(store, World.machine, live)
        maria = try await store.createPerson(NewPerson(userName: "maria", passwordHash: "none"))
    }

    private func session() async throws -> SessionID {
        let token = try await signIns.begin(maria, on: "Phone", at: noon, isShared: false)
        return try #require(await signIns.signedIn(by: token, at: noon)).session.id
    }

    private func events(in session: SessionID) throws -> AsyncStream<ByteBuffer>.Iterator {
        let changes = try #require(live.changes(of: maria, in: session))
        return LiveEvents(changes, every: .seconds(3600)) { .seconds(3600) }.makeAsyncIterator()
    }

    @Test("The streams of a session that is signed out end, and the others continue")
    func ended() async throws {
        let (phone, laptop) = (try await session(), try await session())
        var onPhone = try events(in: phone)
        var onLaptop = try events(in: laptop)
        try await signIns.end(phone, of: maria)
        #expect(await onPhone.next() == ByteBuffer(string: "retry: 3000\n\n"))
        #expect(await onPhone.next() == nil)
        live.tell(maria)
        #expect(await onLaptop.next() == ByteBuffer(string: "retry: 3000\n\n"))
        #expect(await onLaptop.next() == ByteBuffer(string: "data: more\n\n"))
        try await signIns.endAll(of: maria, except: nil)
        #expect(await onLaptop.next() == nil)
    }

    @Test("The streams of an erased account end")
    func erased() async throws {
        var events = try events(in: try await session())
        signIns.forget(maria)
        #expect(await events.next() == ByteBuffer(string: "retry: 3000\n\n"))
        #expect(await events.next() == nil)
    }

    @Test("A stream ends when its session expires, and the session cache does not keep it alive")
    func expired() async throws {
        let token = try await signIns.begin(maria, on: "Phone", at: noon, isShared: true)
        // On a shared computer a session lasts twelve hours, and this one has ten milliseconds left.
        let clock = SettableClock(at: noon.advanced(byMilliseconds: 12 * 3_600_000 - 10))
        let session = try #require(await signIns.signedIn(by: token, at: clock.now)).session
        let changes = try #require(live.changes(of: maria, in: session.id))
        var events = LiveEvents(changes, every: .seconds(3600)) { [signIns] in
            guard try await signIns.signedIn(by: token, at: clock.now) != nil else { return nil }
            let left = session.expires.milliseconds - clock.now.milliseconds
            clock.advance(by: left)
            return .milliseconds(left)
        }.makeAsyncIterator()
        #expect(await events.next() == ByteBuffer(string: "retry: 3000\n\n"))
        #expect(await events.next() == ByteBuffer(string: ":\n\n"))
        #expect(await events.next() == nil)
    }
}
