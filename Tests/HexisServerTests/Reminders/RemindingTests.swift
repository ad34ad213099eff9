import FakePushService
import HexisCore
import HexisDelivery
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

/// A real server, a push service on this machine, and a subscribed browser.
@Suite("Reminding a browser")
struct RemindingTests {
    private let way = RunningServer.Way(flags: ["--push-services", "any"])

    @Test("A reminder is sent on time, once, with its own topic, and not once the habit is done")
    func reminded() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var person = try await Reminded(server, service)
            _ = try await person.browser.post("/push/test")
            #expect(service.received.count == 1)

            let first = try await person.snooze(for: 1000)
            let second = try await person.snooze(for: 1500)
            try await eventually("both came") { service.received.count == 3 ? true : nil }
            let topics = Set(service.received.compactMap { $0.headers.first(name: "Topic") })
            #expect(topics.count == 3)
            #expect(service.received.allSatisfy { $0.headers.first(name: "Content-Encoding") == "aes128gcm" })

            // Of the next two reminders, the first one's habit is done before it is due.
            let done = try await person.snooze(for: 8000)
            let last = try await person.snooze(for: 9000)
            try await person.check(done)
            try await eventually("the last came") {
                try person.tags(at: service).contains(last.call.id.description) ? true : nil
            }
            #expect(Set([first, second, done, last].map(\.habit)).count == 4)
            #expect(server.stop() == 0)
            #expect(service.received.count == 4)
        }
    }

    @Test("A reminder that was due while the server was down is sent when it is back")
    func heldUp() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder, way)
            var person = try await Reminded(server, service)
            let due = World.machine.now().advanced(byMilliseconds: 10_000)
            try await person.snooze(for: 10_000)
            server.kill()
            try await eventually("it is due") { World.machine.now() > due ? true : nil }
            #expect(service.received.isEmpty)
            let again = try await RunningServer(in: folder, way)
            try await eventually("it came") { service.received.isEmpty ? nil : true }
            #expect(again.stop() == 0)
        }
    }

    @Test("A browser that is gone is forgotten, and the app says so")
    func gone() async throws {
        try await FakePushService.running(.answer(410)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var person = try await Reminded(server, service)
            #expect(try await person.browser.get("/push").text.contains("\"isOn\":true"))
            #expect(try await person.browser.post("/push/test").status == 502)
            #expect(try await person.browser.get("/push").text.contains("\"isOn\":false"))
            #expect(try await person.browser.post("/push/test").status == 409)
        }
    }

    @Test("Test messages that a push service refuses do not hold back reminders")
    func refusedTests() async throws {
        try await FakePushService.running(.answer(403)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), way)
            for number in 1...RefusedLately.several {
                var browser = Browser(server)
                try await browser.join("person\(number)")
                let answer = try await browser.send(
                    .POST, "/push", ["Origin": browser.address],
                    bytes: Array(Recipient().subscription(at: "\(service.address)/\(number)").utf8))
                #expect(answer.status == 204)
                #expect(try await browser.post("/push/test").status == 502)
            }
            #expect(service.received.count == RefusedLately.several)
            let health = try JSON(parsing: try await Browser(server).send(.GET, "/health").bytes)
            #expect(health["stoppedPushServices"] == .integer(0))

            service.behave(.answer(201))
            var person = try await Reminded(server, service)
            let habit = try await person.snooze(for: 1000)
            try await eventually("it came") {
                try person.tags(at: service).contains(habit.call.id.description) ? true : nil
            }
        }
    }

    @Test("A browser signed out remotely gets no reminders, and Today says so until it is dismissed")
    func signedOutElsewhere() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), way)
            let person = try await Reminded(server, service)
            var laptop = Browser(server)
            try await laptop.signIn("ada")
            #expect(try await laptop.get("/today").text.contains("remind you any more") == false)
            let other = try #require(
                try await laptop.get("/account").text.firstMatch(
                    of: /action="\/account\/sign-out"><input type="hidden" name="session" value="(\w+)"/))
            #expect(
                try await laptop.post("/account/sign-out", [("session", String(other.1))]).status == 200)
            var phone = person.browser
            #expect(try await phone.get("/today").status == 303)
            let today = try await laptop.get("/today").text
            #expect(today.contains("won’t remind you any more"))
            let read = try #require(
                today.firstMatch(
                    of:
                        /action="(\/settings\/reminders\/silenced\/\w+)"[^>]*><input type="hidden" name="entry" value="(\w+)"/
                ))
            let answer = try await laptop.post(String(read.1), [("entry", String(read.2))])
            #expect(answer.status == 303)
            #expect(try await laptop.get("/today").text.contains("remind you any more") == false)
        }
    }

    @Test("Subscribing needs a signed-in person, a valid subscription, and a service outside the network")
    func refused() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            #expect(try await browser.get("/push").status == 401)
            #expect(try await browser.post("/push/off").status == 401)
            try await browser.join("ada")
            for body in ["", "{}", "[1", Recipient().subscription(at: service.address + "/ada")] {
                let answer = try await browser.send(
                    .POST, "/push", ["Origin": browser.address], bytes: Array(body.utf8))
                #expect(answer.status == 400, "\(body)")
            }
            #expect(service.received.isEmpty)
        }
    }
}
