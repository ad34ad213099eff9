import HexisCore
import HexisDelivery
import HexisStore
import Logging
import Testing

@testable import HexisService

/// A real third-party mail server (aiosmtpd) that puts mails off, as greylisting does.
@Suite("Mails about an account that the mail server does not take at once", .timeLimit(.minutes(10)))
struct MailRetryTests {
    private let clock = SettableClock()
    private let folder: TemporaryFolder
    private let store: SQLStore

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
    }

    /// Runs what sends mails as long as `body` takes.
    private func running(
        busy count: Int, _ body: @Sendable (AccountMails, MailServer) async throws -> Void
    ) async throws {
        let server = try await MailServer(#"{"busy": \#(count)}"#)
        let relay = try MailRelay(
            "smtp://127.0.0.1:\(server.port)", user: nil, password: nil, from: "hexis@example.org",
            allowsPlain: false)
        let settings = DeliverySettings(
            policy: .anywhere, mailRelay: relay, pushContact: nil, origin: "https://hexis.example")
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let channels = Channels(store, settings, world: clock.world, logger: logger)
        let mails = AccountMails(
            store, channels, origin: settings.origin, world: clock.world, logger: logger)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await channels.run() }
            group.addTask { try await mails.run() }
            try await body(mails, server)
            group.cancelAll()
        }
    }

    private func join() async throws -> PersonID {
        try await store.createPerson(
            NewPerson(userName: "ada", email: "ada@example.org", passwordHash: "none"))
    }

    /// Waits until a mail waits for another attempt, and lets the time until then pass.
    private func pass(_ mails: AccountMails) async throws {
        let next = try await eventually("a mail waits") { mails.retries.next }
        clock.advance(by: next.milliseconds - clock.now.milliseconds)
        mails.alarm.ring()
    }

    @Test("A mail is sent again, each time later, until the mail server takes it")
    func again() async throws {
        let ada = try await join()
        try await running(busy: 2) { mails, server in
            mails.askForConfirmation(of: ada)
            var waits: [Int64] = []
            for _ in 1...2 {
                try await server.putOff()
                let next = try await eventually("a mail waits") { mails.retries.next }
                waits.append(next.milliseconds - clock.now.milliseconds)
                try await pass(mails)
            }
            let mail = try await server.next()
            #expect(mail.recipient == "ada@example.org" && mail.subject == "Is this your address?")
            // Half a minute, then a minute, of which at least half is waited.
            #expect(15_000...30_000 ~= waits[0] && 30_000...60_000 ~= waits[1])
            #expect(mails.retries.next == nil)
        }
    }

    @Test("Nothing is sent to somebody who has erased the account meanwhile")
    func erased() async throws {
        let ada = try await join()
        let bo = try await store.createPerson(
            NewPerson(userName: "bo", email: "bo@example.org", passwordHash: "none"))
        try await running(busy: 1) { mails, server in
            mails.askForConfirmation(of: ada)
            try await server.putOff()
            _ = try await eventually("a mail waits") { mails.retries.next }
            try await store.erase(ada)
            try await pass(mails)
            try await eventually("it no longer waits") { mails.retries.next == nil ? true : nil }
            mails.askForConfirmation(of: bo)
            #expect(try await server.next().recipient == "bo@example.org")
        }
    }

    @Test("A link to a new password that works no longer is not sent any more")
    func late() async throws {
        let ada = try await join()
        try await store.confirmEmail("ada@example.org", of: ada)
        try await running(busy: 1) { mails, server in
            mails.sendPasswordLink(to: "ada")
            try await server.putOff()
            _ = try await eventually("a mail waits") { mails.retries.next }
            clock.advance(by: 31 * 60_000)
            mails.alarm.ring()
            try await eventually("it no longer waits") { mails.retries.next == nil ? true : nil }
            mails.sendPasswordLink(to: "ada")
            let mail = try await server.next()
            let secret = try #require(mail.body.firstMatch(of: #/\/new-password\?link=([\w-]+)/#)).1
            let account = try await store.account(byPasswordLink: String(secret), at: clock.now)
            #expect(account?.person == ada)
        }
    }
}
