import FakePushService
import Foundation
import HexisCore
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

/// A real server, and programs that have only an address or a password.
@Suite("Programs report arrivals")
struct ArrivalTests {
    @Test("A place's secret address reports an arrival, and the same arrival reported twice counts once")
    func signal() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = try await Traveller(server, "ada")
        let token = try await ada.makeAddresses()
        let gym = try await ada.addPlace("Gym", "48.2082, 16.3738")
        let program = Browser(server)
        for _ in 0..<2 { #expect(try await program.send(.POST, "/arrivals/\(token)/\(gym)").status == 204) }
        #expect(try await ada.browser.get("/settings/places").text.contains("Last there today"))
        // Shortcuts and Home Assistant may send any body.
        let json = try await program.send(
            .POST, "/arrivals/\(token)/\(gym)", ["Content-Type": "application/json"], bytes: Array("{}".utf8))
        #expect(json.status == 204)
        for path in ["\(token)/\(identifier(9))", "\(token)/x", token, "x/\(gym)", "\(token)/\(gym)/more"] {
            #expect(try await program.send(.POST, "/arrivals/\(path)").status == 404, "\(path)")
        }
        #expect(try await program.send(.GET, "/arrivals/\(token)/\(gym)").status == 405)
        _ = try await ada.browser.post("/settings/arrivals/stop")
        #expect(try await program.send(.POST, "/arrivals/\(token)/\(gym)").status == 404)
        #expect(server.stop() == 0)
    }

    @Test("OwnTracks gets the places, and the response to any other message is []")
    func ownTracks() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = try await Traveller(server, "ada")
        let token = try await ada.makeAddresses()
        _ = try await ada.addPlace("Gym", "48.2082, 16.3738")
        let program = Browser(server)
        func tell(_ body: String, password: String) async throws -> Browser.Answer {
            let login = Data("phone:\(password)".utf8).base64EncodedString()
            return try await program.send(
                .POST, "/arrivals/owntracks",
                ["Content-Type": "application/json", "Authorization": "Basic \(login)"],
                bytes: Array(body.utf8))
        }
        let now = Int64(Date().timeIntervalSince1970)
        func location(_ latitude: Double) -> String {
            #"{"_type":"location","lat":\#(latitude),"lon":16.3738,"tst":\#(now),"acc":10,"t":"u"}"#
        }
        let away = try await tell(location(48.3), password: token)
        #expect(away.status == 200)
        #expect(away.text.contains("setWaypoints") && away.text.contains("Gym"))
        #expect(!(try await ada.browser.get("/settings/places").text.contains("Last there")))
        #expect(try await tell(location(48.2082), password: token).status == 200)
        #expect(try await ada.browser.get("/settings/places").text.contains("Last there today"))
        for body in ["", "{}", "[", #"{"_type":"lwt"}"#, #"{"_type":"location","lat":1e12,"lon":null}"#] {
            #expect(try await tell(body, password: token).text == "[]", "\(body)")
        }
        #expect(try await tell(location(48), password: "wrong").status == 401)
        // The page shows when the phone last sent new data, and how much could not be read.
        let arrived = try await ada.browser.get("/settings/data").text
        #expect(arrived.contains("OwnTracks") && arrived.contains("1 message could not be read"))
        #expect(try await program.send(.POST, "/arrivals/owntracks").status == 401)
        #expect(server.stop() == 0)
    }

    @Test("An arrival sends the reminders bound to the place at once")
    func called() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let way = RunningServer.Way(flags: ["--push-services", "any"])
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var ada = try await Traveller(server, "ada")
            let token = try await ada.makeAddresses()
            let gym = try await ada.addPlace("Gym", "48.2082, 16.3738")
            try await ada.subscribe(at: service)
            try await ada.remind(at: gym)
            #expect(try await Browser(server).send(.POST, "/arrivals/\(token)/\(gym)").status == 204)
            try await eventually("it came") { service.received.count == 1 ? true : nil }
            #expect(server.stop() == 0)
            #expect(service.received.count == 1)
        }
    }

    @Test("An arrival accepted just before a crash sends its reminder after the restart, once")
    func acceptedBeforeTheEnd() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let way = RunningServer.Way(flags: ["--push-services", "any"])
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder, way)
            var ada = try await Traveller(server, "ada")
            let gym = try await ada.addPlace("Gym", "48.2082, 16.3738")
            try await ada.subscribe(at: service)
            try await ada.remind(at: gym)
            server.kill()
            try await accept(at: gym, of: "ada", in: folder)
            for _ in 0..<2 {
                let next = try await RunningServer(in: folder, way)
                try await eventually("it came") { service.received.isEmpty ? nil : true }
                #expect(next.stop() == 0)
            }
            #expect(service.received.count == 1)
        }
    }

    /// Leaves the store as a server does that is killed right after an arrival became durable.
    private func accept(at place: String, of user: String, in folder: TemporaryFolder) async throws {
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let person = try #require(try await store.account(userName: user)).person
        let now = World.machine.now()
        let arrived = Arrived(place: try #require(Identifier(place)), instant: now, source: .signal)
        let entry = Entry(id: arrived.entry, at: now, device: person.identifier, fact: .arrived(arrived))
        _ = try await store.append([entry], for: person)
        try await store.close()
    }

    private func identifier(_ number: UInt64) -> Identifier { Identifier(high: 0, low: number) }
}

/// A person with places, in their browser.
private struct Traveller {
    var browser: Browser

    init(_ server: RunningServer, _ user: String) async throws {
        browser = Browser(server)
        try await browser.join(user)
    }

    /// Returns the token that all their addresses share.
    mutating func makeAddresses() async throws -> String {
        #expect(try await browser.post("/settings/arrivals").status == 303)
        let page = try await browser.get("/settings/arrivals").text
        return String(try #require(page.firstMatch(of: #/id="password"[^>]*value="([A-Za-z0-9_-]{43})"/#)).1)
    }

    mutating func addPlace(_ name: String, _ position: String) async throws -> String {
        let answer = try await browser.post(
            "/settings/places", [("name", name), ("position", position), ("radius", "150")])
        #expect(answer.status == 303)
        let page = try await browser.get("/settings/places").text
        return String(try #require(page.firstMatch(of: #/data-place="([0-9a-f]{32})"/#)).1)
    }

    mutating func subscribe(at service: FakePushService) async throws {
        let subscription = Recipient().subscription(at: service.address + "/ada")
        let answer = try await browser.send(
            .POST, "/push", ["Origin": browser.address], bytes: Array(subscription.utf8))
        #expect(answer.status == 204)
    }

    /// Adds a habit with a plan whose reminder is bound to a place.
    mutating func remind(at place: String) async throws {
        let habit = try await browser.addHabit("Stretch")
        let plans = "/habits/\(habit)/plans"
        _ = try await browser.post(
            plans, [("kind", "action"), ("situation", "I arrive"), ("response", "stretch")])
        let list = try await browser.get(plans).text
        let plan = try #require(list.firstMatch(of: #/\/plans\/([0-9a-f]{32})/#)).1
        let answer = try await browser.post("\(plans)/\(plan)/reminders", [("place", place)])
        #expect(answer.status == 303)
    }
}
