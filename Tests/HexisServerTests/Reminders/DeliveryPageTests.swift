import FakePushService
import HexisApp
import HexisCore
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("The delivery page")
struct DeliveryPageTests {
    private let way = RunningServer.Way(flags: ["--push-services", "any"])

    @Test("The page shows when the last reminder was sent, and when the device confirmed showing it")
    func confirmed() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var person = try await Reminded(server, service)
            #expect(try await page(of: &person).contains("Nothing was sent yet."))
            #expect(try await !person.browser.get("/push").text.contains("lastSent"))
            // A confirmation for a reminder that was never sent is ignored.
            #expect(try await shown(String(repeating: "0", count: 32), person) == 204)
            #expect(try await person.browser.post("/push/test").status == 204)
            #expect(try await !person.browser.get("/push").text.contains("lastConfirmed"))
            var page = try await page(of: &person)
            #expect(page.contains("(this device)"))
            #expect(page.contains("Last sent today at "))
            #expect(page.contains("It has not confirmed showing a reminder yet."))

            let tag = try #require(try person.tags(at: service).first)
            #expect(try await shown("nonsense", person) == 400)
            #expect(try await shown(tag, person) == 204)
            let device = try await person.browser.get("/push").text
            #expect(device.contains(/"lastSent":\d{13},"lastConfirmed":\d{13}/))
            page = try await self.page(of: &person)
            #expect(page.contains("Last shown today at "))
        }
    }

    @Test("A browser learns whether another channel reaches the person, and that there is no mail")
    func elsewhere() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var person = try await Reminded(server, service)
            // Its own subscription does not count as another channel.
            let push = try await person.browser.get("/push").text
            #expect(push.contains("\"isOn\":true,\"isElsewhere\":false,\"hasMail\":false"))
            let channels = "/settings/reminders/channels"
            _ = try await person.browser.post(channels, [("kind", "mail"), ("address", "ada@example.org")])
            #expect(try await person.browser.get("/push").text.contains("\"isElsewhere\":false"))
            let topic = [("kind", "ntfy"), ("topic", "ada-and-nobody-else"), ("address", "https://ntfy.sh")]
            _ = try await person.browser.post(channels, topic)
            #expect(try await person.browser.get("/push").text.contains("\"isElsewhere\":true"))
        }
    }

    @Test("The page names a removed device and the reason, and recovers when it is turned on again")
    func forgotten() async throws {
        try await FakePushService.running(.answer(410)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var person = try await Reminded(server, service)
            _ = try await person.browser.post("/push/test")
            let page = try await page(of: &person)
            #expect(page.contains("No longer reminded."))
            #expect(page.contains("Open Hexis there and turn reminders on again."))
            try await person.subscribe(at: service)
            #expect(try await !self.page(of: &person).contains("No longer reminded."))
            _ = try await person.browser.post("/push/off")
            #expect(try await self.page(of: &person).contains("Reminders are switched off here."))
        }
    }

    @Test("A service that refuses is reported to the person, on /health and by the doctor command")
    func refused() async throws {
        try await FakePushService.running(.answer(403)) { service in
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder, way)
            var person = try await Reminded(server, service)
            #expect(try await person.browser.get("/health").text.contains(#""stoppedPushServices":0"#))
            #expect(try await person.browser.post("/push/test").status == 502)
            #expect(
                try await page(of: &person).contains("Its push service does not accept this server"))
            for number in 1...RefusedLately.several {
                var somebody = try await Reminded(server, service, named: "person\(number)")
                try await somebody.snooze(for: 1)
            }
            try await server.says("a push service does not accept this server")
            #expect(try await person.browser.get("/health").text.contains(#""stoppedPushServices":1"#))
            let doctor = try hexis("doctor", "--data", folder.path("data"))
            #expect(doctor.code == 1)
            #expect(doctor.output.contains("\(service.address) does not accept this server's reminders"))
        }
    }

    @Test("The page tells a person without devices where to begin, and asks a visitor to sign in")
    func nobody() async throws {
        let server = try await RunningServer(in: TemporaryFolder(), way)
        var browser = Browser(server)
        let address = "/settings/reminders/delivery"
        #expect(try await browser.get(address).location?.hasPrefix("/sign-in") == true)
        #expect(try await browser.send(.POST, "/push/shown", ["Origin": browser.address]).status == 401)
        try await browser.join("ada")
        #expect(try await browser.get(address).text.contains("No device reminds you yet."))
        #expect(try await browser.get("/settings/reminders").text.contains("href=\"\(address)\""))
    }

    @Test(
        "Each trouble with a service has its own message",
        arguments: [
            ("gone", DeliveryTrouble.gone), ("private-address", .privateNetwork), ("refused-401", .refused),
            ("too-large", .rejected), ("rejected-400", .rejected), ("retry-429", .busy),
            ("retry-503", .busy), ("retry-timed-out", .unreachable), ("retry-unreachable", .unreachable),
            ("retry-unprepared", .unprepared), ("unreadable", .unprepared),
        ])
    func troubles(_ code: String, _ trouble: DeliveryTrouble) {
        #expect(DeliveryTrouble(code: code) == trouble)
    }

    private func page(of person: inout Reminded) async throws -> String {
        let answer = try await person.browser.get("/settings/reminders/delivery")
        #expect(answer.status == 200)
        return answer.text
    }

    private func shown(_ tag: String, _ person: Reminded) async throws -> Int {
        try await person.browser.send(
            .POST, "/push/shown", ["Origin": person.browser.address], bytes: Array(tag.utf8)
        ).status
    }
}
