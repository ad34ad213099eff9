import FakePushService
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

/// A person at a real server, with a subscribed browser.
struct Reminded {
    var browser: Browser
    let recipient = Recipient()
    private let name: String
    private var path: String { "/\(name)" }
    private var habits: UInt64 = 0

    init(_ server: RunningServer, _ service: FakePushService, named name: String = "ada") async throws {
        browser = Browser(server)
        self.name = name
        try await browser.join(name)
        try await subscribe(at: service)
    }

    func subscribe(at service: FakePushService) async throws {
        let answer = try await browser.send(
            .POST, "/push", ["Origin": browser.address],
            bytes: Array(recipient.subscription(at: service.address + path).utf8))
        #expect(answer.status == 204)
    }

    /// Continues at a server that was restarted at another address.
    mutating func move(to server: RunningServer) {
        let cookie = browser.cookie
        browser = Browser(server)
        browser.cookie = cookie
    }

    /// Adds a habit whose reminder of today is due in this many milliseconds.
    @discardableResult
    mutating func snooze(for milliseconds: Int64) async throws -> CallingHabit {
        habits += 1
        let now = World.machine.now()
        let habit = CallingHabit(habits, due: now.advanced(byMilliseconds: milliseconds), at: now)
        try await send(habit.entries)
        return habit
    }

    func check(_ habit: CallingHabit) async throws { try await send(habit.done) }

    /// Returns the tags of the messages for this browser, in order of arrival.
    func tags(at service: FakePushService) throws -> [String] {
        try service.received.filter { $0.path == path }.map { try tag(of: recipient.read($0.body)) }
    }

    private func send(_ entries: [Entry]) async throws {
        let request = SyncRequest(
            person: nil, epoch: nil, cursor: 0, entries: entries.map { $0.bytes[...] })
        let answer = try await browser.send(
            .POST, "/sync", ["Origin": browser.address], bytes: request.bytes)
        #expect(try SyncReply(bytes: answer.bytes).outcomes == entries.map { _ in .kept })
    }
}

/// Returns the tag by which a device shows a notification only once.
func tag(of payload: [UInt8]) throws -> String {
    try #require(try JSON(parsing: payload)["notification"]?["tag"]?.string)
}
