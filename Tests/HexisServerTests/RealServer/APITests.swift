import Foundation
import HexisCore
import NIOHTTP1
import Testing

/// A real server, and people's own API clients.
@Suite("API clients")
struct APITests {
    @Test("A client records and reads within the scope of its token, until the token is revoked")
    func tokens() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let habit = try await ada.addHabit("Walk")
        let watch = try await ada.makeToken("My watch", ["add"])
        let sheet = try await ada.makeToken("A sheet", ["read"])

        let checkIn = #"{"habit":"\#(habit)","id":"\#(String(repeating: "ab", count: 16))"}"#
        let first = try await watch.post("/check-ins", checkIn)
        #expect(first.status == 201)
        #expect(first.text.contains(#""new":true"#))
        let second = try await watch.post("/check-ins", checkIn)
        #expect(second.status == 200)
        #expect(second.text.contains(#""new":false"#))
        #expect(try await ada.get("/today").text.contains("Undo"))
        #expect(try await watch.get("/check-ins").status == 403)
        #expect(try await sheet.post("/check-ins", checkIn).status == 403)
        let days = try await sheet.get("/check-ins").text
        #expect(days.contains(#""amount":1,"outcome":"done""#))

        let steps =
            #"{"measurements":[{"signal":"steps","value":7412,"start":"2026-11-20T08:00:00Z","seconds":3600,"source":"My watch"}]}"#
        #expect(try await watch.post("/measurements", steps).text == #"{"new":1,"known":0}"#)
        #expect(try await watch.post("/measurements", steps).text == #"{"new":0,"known":1}"#)
        let measured = try await sheet.get("/measurements?from=2026-11-01&to=2026-11-30").text
        #expect(measured == #"{"days":[{"signal":"steps","day":"2026-11-20","value":7412}]}"#)

        let page = try await ada.get("/settings/programs").text
        #expect(!page.contains(watch.token))
        let id = try #require(page.firstMatch(of: #/name="token" value="([0-9a-f]{32})"/#)).1
        #expect(try await ada.post("/settings/programs/remove", [("token", String(id))]).status == 303)
        #expect(try await watch.post("/check-ins", checkIn).status == 401)
        #expect(try await sheet.get("/habits").status == 200)
        #expect(server.stop() == 0)
    }

    @Test("An app built on CareKit pulls and pushes with a token for that, and no other")
    func careKit() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let path = "/carekit/revision-record"
        let app = try await ada.makeToken("An app", ["sync"])
        let others = try await ada.makeToken("A sheet", ["read", "add"])
        #expect(try await app.get("/habits").status == 403)
        for status in [try await others.get(path).status, try await others.post(path, "{}").status] {
            #expect(status == 403)
        }
        #expect(try await Browser(at: ada.address).send(.GET, "/api/v1\(path)", [:]).status == 401)

        let nothing = #"{"knowledgeVector":{"processes":[]},"revisions":[]}"#
        #expect(try await app.get(path).text == nothing)
        #expect(try await app.get(path + "?knowledgeVector=%7B%22processes%22%3A%5B%5D%7D").text == nothing)
        for (query, status) in [("since=1", 422), ("knowledgeVector=%7B", 400), ("knowledgeVector=3", 422)] {
            #expect(try await app.get("\(path)?\(query)").status == status, "\(query)")
        }
        for (body, status, place) in [
            ("{", 400, "RFC 8259"), ("{}", 422, "entities"), (#"{"entities":[]}"#, 422, "knowledgeVector"),
            (#"{"entities":[{"type":"thing"}],"knowledgeVector":{"processes":[]}}"#, 422, "/entities/0"),
            (#"{"revisions":[{"entities":[{"type":"task","object":{"uuid":"1"}}]}]}"#, 422, "/object/uuid"),
        ] {
            let answer = try await app.post(path, body)
            #expect(answer.status == status, "\(body)")
            #expect(answer.text.contains(place), "\(answer.text)")
        }
        let store = "1C43F648-D41A-4A5A-8708-15737425FA7C"
        let vector = #"{"processes":[{"id":"\#(store)","clock":2}]}"#
        let task =
            #"{"type":"contact","object":{"id":"ada","uuid":"\#(store)","effectiveDate":5,"odd":[1.50]}}"#
        let push = #"{"entities":[\#(task)],"knowledgeVector":\#(vector)}"#
        #expect(try await app.post(path, push).status == 201)
        #expect(try await app.post(path, push).status == 201)
        let pulled = try await app.get(path).text
        #expect(pulled.contains(#""odd":[1.50]"#) && pulled.contains(store))
        let older = #"{"entities":[],"knowledgeVector":{"processes":[{"id":"\#(store)","clock":1}]}}"#
        #expect(try await app.post(path, older).status == 409)
        #expect(server.stop() == 0)
    }

    @Test("A clinic's program reads resources of FHIR with a token to read, and nothing without one")
    func fhir() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var maria = Browser(server)
        try await maria.join("maria")
        let watch = try await maria.makeToken("My watch", ["add"])
        let clinic = try await maria.makeToken("A clinic", ["read"])
        let steps =
            #"{"measurements":[{"signal":"steps","value":7412,"start":"2026-11-20T08:00:00Z","seconds":3600,"source":"My watch"}]}"#
        #expect(try await watch.post("/measurements", steps).status == 200)

        func get(_ path: String, _ token: String?) async throws -> Browser.Answer {
            let headers = token.map { ["Authorization": "Bearer \($0)"] } ?? [:]
            return try await Browser(at: maria.address).send(.GET, "/api/fhir/\(path)", headers)
        }
        let found = try await get("Observation?date=ge2026-11-01&date=le2026-11-30", clinic.token)
        #expect(found.status == 200 && found["content-type"] == "application/fhir+json")
        #expect(found.text.contains(#""total":1"#) && found.text.contains("7412"))
        let address = try #require(found.text.firstMatch(of: #/"fullUrl":"([^"]*)"/#)).1
        #expect(address.hasPrefix("\(server.address)/api/fhir/Observation/"))
        let path = String(address.dropFirst("\(server.address)/api/fhir/".count))
        #expect(try await get(path, clinic.token).text.contains("7412"))

        let before = "2026-01-01T00:00:00Z"
        for (updated, total) in [("ge", 1), ("lt", 0)] {
            let answer = try await get("Observation?_lastUpdated=\(updated)\(before)", clinic.token)
            #expect(answer.text.contains(#""total":\#(total)"#), "\(updated)")
        }
        // Whatever was updated is before the end of the century.
        #expect(try await get("Observation?_lastUpdated=gt2099", clinic.token).text.contains(#""total":0"#))

        for (path, token, status, code) in [
            ("Observation", nil, 401, "login"), ("Observation", "x", 401, "login"),
            ("Observation", watch.token, 403, "forbidden"), ("Observation/0", clinic.token, 404, "not-found"),
            ("Appointment", clinic.token, 404, "not-found"),
            ("Patient?name=maria", clinic.token, 400, "invalid"),
        ] as [(String, String?, Int, String)] {
            let answer = try await get(path, token)
            #expect(answer.status == status && answer["content-type"] == "application/fhir+json", "\(path)")
            #expect(answer.text.contains(#""code":"\#(code)""#), "\(path)")
        }
        let written = try await Browser(at: maria.address).send(
            .POST, "/api/fhir/Observation", [:], body: "{}")
        #expect(written.status == 405 && written["allow"] == "GET, HEAD")
        #expect(try await get("metadata", nil).text.contains(#""fhirVersion":"4.0.1""#))
        #expect(try await get("Patient", clinic.token).text.contains("maria") == false)
        #expect(server.stop() == 0)
    }

    @Test("Posts from Health Auto Export are recorded, and can complete a challenge")
    func autoExport() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let program = try await ada.makeToken("iPhone", ["add", "read"])
        // A day starts at three in the morning.
        let today = ISO8601DateFormatter().string(from: Date(timeIntervalSinceNow: -10_800)).prefix(10)
        let made = try await ada.post(
            "/personal-challenges",
            [
                ("title", "Walk"), ("kind", "steps"), ("pace", "oneDay"), ("amount", "5000"),
                ("first", String(today)),
            ])
        #expect(made.status == 303)
        #expect(try await program.get("/personal-challenges").text.contains(#""completed":false"#))
        let post =
            #"{"data":{"metrics":[{"name":"step_count","units":"count","data":[{"qty":7412,"date":"\#(today) 00:00:01 +0000","source":"Watch"}]}]}}"#
        #expect(
            try await program.post("/health-auto-export", post).text
                == #"{"new":1,"known":0,"unusable":0,"unread":[]}"#)
        #expect(
            try await program.post("/health-auto-export", post).text
                == #"{"new":0,"known":1,"unusable":0,"unread":[]}"#)
        #expect(
            try await program.get("/personal-challenges").text.contains(#""reached":7412,"completed":true"#))
        #expect(server.stop() == 0)
    }

    @Test("An invalid request gets a problem in JSON, and nothing of it is recorded")
    func problems() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let program = try await ada.makeToken("Anything", ["add", "read"])
        let unknown = String(repeating: "0", count: 32)
        let cases: [(HTTPMethod, String, String?, Int)] = [
            (.GET, "/nothing", nil, 404), (.POST, "/habits", "{}", 405), (.PUT, "/habits", "{}", 405),
            (.DELETE, "/check-ins", nil, 405), (.POST, "/check-ins", "{", 400),
            (.POST, "/check-ins", "[]", 422), (.POST, "/check-ins", #"{"habit":"x"}"#, 422),
            (.POST, "/check-ins", #"{"habit":"\#(unknown)"}"#, 404), (.GET, "/habits?x=1", nil, 422),
            (.GET, "/check-ins?from=yesterday", nil, 422),
            (.GET, "/check-ins?from=2026-01-02&to=2026-01-01", nil, 409),
            (.GET, "/check-ins?from=2020-01-01&to=2026-01-01", nil, 409),
            (.GET, "/entries?after=x", nil, 422),
            (.POST, "/measurements", #"{"measurements":[{"signal":"steps","value":-3}]}"#, 422),
            (.POST, "/measurements", #"{"measurements":[{"signal":"steps","value":1e13}]}"#, 422),
            (.POST, "/measurements", #"{"measurements":[{"signal":"steps","value":"abc"}]}"#, 422),
            (.POST, "/measurements", #"{"measurements":[{"signal":"steps","value":NaN}]}"#, 400),
            (
                .POST, "/measurements",
                #"{"measurements":[{"signal":"steps","value":1},{"signal":"steps","value":1,"day":"2199-01-01"}]}"#,
                409
            ),
            (.POST, "/measurements", String(repeating: " ", count: 4 * 1024 * 1024 + 1), 413),
        ]
        for (method, path, body, status) in cases {
            let answer = try await program.send(method, path, body)
            #expect(answer.status == status, "\(method) \(path) \(body?.prefix(80) ?? "")")
            #expect(answer["content-type"] == "application/problem+json", "\(method) \(path)")
            #expect(answer.text.contains(#""status":\#(status)"#))
        }
        #expect(try await program.get("/measurements").text == #"{"days":[]}"#)
        let nobody = try await Browser(server).send(.GET, "/api/v1/habits")
        #expect(nobody.status == 401)
        #expect(nobody["www-authenticate"]?.hasPrefix("Bearer") == true)
        let description = try await Browser(server).send(.GET, "/api/v1/openapi.json")
        #expect(description.status == 200)
        #expect(description.text.hasPrefix(#"{"openapi":"3.1.0""#))
        #expect(server.stop() == 0)
    }

    @Test("The whole journal can be read in pages and imported into another account")
    func journal() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let program = try await ada.makeToken("Anything", ["add", "read"])
        let many = (0..<900).map { #"{"signal":"heartRate","value":\#($0 % 100 + 40)}"# }.joined(
            separator: ",")
        for _ in 0..<2 {
            #expect(try await program.post("/measurements", #"{"measurements":[\#(many)]}"#).status == 200)
        }
        var (after, found, pages) = ("0", 0, 0)
        while true {
            let json = try JSON(parsing: try await program.get("/entries?after=\(after)").text)
            guard case .array(let entries)? = json["entries"] else { break }
            for entry in entries { #expect(throws: Never.self) { try Entry(json: entry) } }
            found += entries.count
            pages += 1
            after = try #require(json["cursor"]?.string)
            if json["more"] != .bool(true) { break }
        }
        #expect(found >= 1800)
        #expect(pages == 2)
        #expect(server.stop() == 0)
    }

    @Test("Posting to a habit's signal address records it; opening the address does not")
    func signals() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let habit = try await ada.addHabit("Walk")
        #expect(try await ada.post("/settings/programs/signals").status == 303)
        let page = try await ada.get("/settings/programs").text
        let path = String(try #require(page.firstMatch(of: #/value="http[^"]*(\/signals\/[^"]*)"/#)).1)
        #expect(path.hasSuffix(habit))
        let button = Browser(server)
        #expect(try await button.send(.GET, path).status == 405)
        #expect(!(try await ada.get("/today").text.contains("Undo")))
        #expect(try await button.send(.POST, path).status == 204)
        #expect(try await ada.get("/today").text.contains("Undo"))
        #expect(try await button.send(.POST, path + "0").status == 404)
        #expect(try await ada.post("/settings/programs/signals/stop").status == 303)
        #expect(try await button.send(.POST, path).status == 404)
        #expect(server.stop() == 0)
    }
}

/// A client that has nothing but a token.
struct TokenProgram {
    let browser: Browser
    let token: String

    func get(_ path: String) async throws -> Browser.Answer { try await send(.GET, path, nil) }

    func post(_ path: String, _ body: String) async throws -> Browser.Answer {
        try await send(.POST, path, body)
    }

    func send(_ method: HTTPMethod, _ path: String, _ body: String?) async throws -> Browser.Answer {
        try await browser.send(
            method, "/api/v1" + path,
            ["Authorization": "Bearer \(token)", "Content-Type": "application/json"], body: body)
    }
}

extension Browser {
    /// Creates a token on the page.
    mutating func makeToken(_ name: String, _ scopes: [String]) async throws -> TokenProgram {
        let answer = try await post("/settings/programs", [("name", name)] + scopes.map { ("may", $0) })
        #expect(answer.status == 200)
        let token = try #require(answer.text.firstMatch(of: #/id="secret"[^>]*value="([A-Za-z0-9_-]{43})"/#))
            .1
        return TokenProgram(browser: Browser(at: address), token: String(token))
    }
}
