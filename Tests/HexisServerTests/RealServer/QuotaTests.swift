import Foundation
import HexisCore
import NIOHTTP1
import Testing

@Suite("Limits of one account")
struct QuotaTests {
    @Test("A full journal refuses new entries, but can be read, sent again and erased")
    func journal() async throws {
        let server = try await RunningServer(in: TemporaryFolder(), .init(flags: ["--journal-limit", "1"]))
        var ada = Browser(server)
        try await ada.join("ada")
        let token = try await ada.post("/settings/programs", [("name", "Watch"), ("may", "add")]).text
            .firstMatch(of: #/id="secret"[^>]*value="([A-Za-z0-9_-]{43})"/#).map { String($0.1) }
        let notes = try (0..<200).map { try note($0) }
        let first = try await ada.sync(notes)
        #expect(first.reply.outcomes == Array(repeating: .kept, count: 200))
        #expect(first.limit == nil)

        // 200 notes of 8,000 bytes are more than a megabyte. An entry that is already stored is accepted again.
        let second = try await ada.sync([notes[0], try note(200)], after: first.reply.cursor)
        #expect(second.reply.outcomes == [.kept, .unread])
        #expect(second.limit == "reached")
        let habit = try await ada.post(
            "/habits",
            [("name", "Walk"), ("frequency", "weekdays"), ("measure", "once"), ("start", "2020-01-01")]
                + everyDay)
        #expect(habit.status == 507)
        #expect(habit.text.contains("Your journal has 1 megabytes"))
        let measured = try await ada.send(
            .POST, "/api/v1/measurements",
            ["Authorization": "Bearer \(try #require(token))", "Content-Type": "application/json"],
            body: #"{"measurements":[{"signal":"steps","value":1}]}"#)
        #expect(measured.status == 507)
        #expect(measured.text.contains("about:blank#full"))
        #expect(try await ada.get("/settings/data").text.contains("Refused: The journal has 1 megabytes"))

        #expect(try await ada.get("/today").status == 200)
        #expect(try await ada.sync([], after: 0).reply.entries.count > 200)
        var bob = Browser(server)
        try await bob.join("bob")
        _ = try await bob.addHabit("Walk")
        #expect(try await ada.post("/account/erase", [("confirm", "correct horse")]).location == "/")
        #expect(server.stop() == 0)
    }

    @Test("An administrator, or a command, sets how much somebody may store, and it counts at once")
    func ownLimits() async throws {
        let folder = try TemporaryFolder()
        let server = try await RunningServer(
            in: folder, .init(flags: ["--journal-limit", "1", "--photo-limit", "3"]))
        func limit(_ arguments: String...) throws -> (code: Int32, output: String) {
            try hexis(["people", "limit"] + arguments + ["--data", folder.path("data")])
        }
        var maria = Browser(server)
        try await maria.join("maria")
        var boris = Browser(server)
        try await boris.join("boris")
        #expect(try limit("boris").output == "boris: journal 1 of 1 MB, photos 0 of 3 MB\n")

        var number = 0
        func isFull() async throws -> Bool {
            number += 1
            return try await boris.sync([try note(1000 + number)]).limit == "reached"
        }
        #expect(try await boris.sync(try (0..<200).map { try note($0) }).limit == nil)
        #expect(try await isFull())
        var page = ""
        for match in try await maria.get("/people").text.matches(of: /href="(\/people\/[0-9a-f]{32})"/) {
            let path = String(match.1)
            if try await maria.get(path).text.contains("<h1>boris</h1>") { page = path }
        }
        #expect(try await maria.get(page).text.contains("2 of 1 MB, as for everybody"))
        for wrong in ["a lot", "0", "-5", "1.5", "1000001"] {
            let refused = try await maria.post("\(page)/limits", [("journal", wrong), ("photos", "")])
            #expect(refused.status == 422)
            #expect(refused.text.contains("A limit is a whole number"))
            #expect(refused.text.contains("value=\"\(wrong)\""))
        }
        #expect(try await isFull())
        let saved = try await maria.post("\(page)/limits", [("journal", " 50 "), ("photos", "")])
        #expect(saved.status == 200)
        #expect(saved.text.contains("2 of 50 MB<"))
        #expect(saved.text.contains("0 of 3 MB, as for everybody"))
        #expect(try await !isFull())
        #expect(try await boris.post("\(page)/limits", [("journal", "999")]).status == 404)

        let command = try limit("boris", "--journal", "default", "--photos", "8000")
        #expect(command.output == "boris: journal 2 of 1 MB, photos 0 of 8000 MB\n")
        #expect(try await isFull())
        #expect(try limit("boris", "--journal", "none").code != 0)
        #expect(server.stop() == 0)
        #expect(
            try limit("boris", "--journal", "9").output
                == "boris: journal 2 of 9 MB, photos 0 of 8000 MB\n")
        #expect(try limit("adam").output == "There is no account “adam”.\n")
    }

    @Test("API clients are rate limited, and the limit covers all their addresses")
    func programs() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        _ = try await ada.addHabit("Walk")
        _ = try await ada.post("/settings/programs/signals")
        let page = try await ada.get("/settings/programs").text
        let path = String(try #require(page.firstMatch(of: #/value="http[^"]*(\/signals\/[^"]*)"/#)).1)
        // The habit does not exist, so the server does not have to write anything.
        let wrong = path.dropLast(32) + String(repeating: "0", count: 32)
        let button = Browser(server)
        var statuses: [Int: Int] = [:]
        var waits: [String] = []
        // 600 requests pass at once, and one per second while this test runs.
        while statuses[429] == nil, statuses[404, default: 0] < 2000 {
            let answer = try await button.send(.POST, String(wrong))
            statuses[answer.status, default: 0] += 1
            if answer.status == 429 { waits.append(try #require(answer["retry-after"])) }
        }
        #expect(statuses[404, default: 0] >= 600)
        #expect(waits == ["1"])
        // Each second lets one more request pass, whichever address it is for.
        var passed = 0
        while try await button.send(.POST, path).status != 429, passed < 300 { passed += 1 }
        #expect(passed < 300)
        #expect(try await ada.get("/today").status == 200)
        #expect(server.stop() == 0)
    }

    @Test("A person uploads one file at a time, and can upload the next one once the first is gone")
    func files() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let type = "multipart/form-data; boundary=hexis"
        let head = """
            POST /settings/import HTTP/1.1\r\nHost: \(server.address.dropFirst(7))\r\nOrigin: \(server.address)\r\n\
            Cookie: \(try #require(ada.cookie))\r\nContent-Type: \(type)\r\nContent-Length: 1000000\r\n\r\n
            """
        let sender = ada
        func bring() async throws -> Browser.Answer {
            try await sender.send(
                .POST, "/settings/import", ["Origin": server.address, "Content-Type": type],
                body: "--hexis--\r\n")
        }
        // The server may refuse the held upload instead, if the other one is still open; then the next attempt holds
        // a new one.
        var begun: [Int32] = []
        let refused = try await eventually("another file is on its way") {
            let connection = try rawConnection(to: server)
            begun.append(connection)
            #expect(write(connection, head, head.utf8.count) == head.utf8.count)
            let answer = try await bring()
            return answer.status == 303 ? nil : answer
        }
        #expect(refused.status == 429)
        #expect(refused.text.contains("Another file of yours"))
        var bob = Browser(server)
        try await bob.join("bob")
        let other = try await bob.send(
            .POST, "/settings/import", ["Origin": server.address, "Content-Type": type], body: "--hexis--\r\n"
        )
        #expect(other.status == 303)
        for connection in begun { close(connection) }
        try await eventually("there is room again") { try await bring().status == 303 ? true : nil }
        #expect(server.stop() == 0)
    }
}

private let everyDay = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
].map { ("weekday", $0) }

/// Returns a note of 8,000 bytes on one day of an unknown habit.
private func note(_ number: Int) throws -> Entry {
    let habit = Identifier(high: 7, low: 7)
    return Entry(
        id: Identifier(high: 9, low: UInt64(number)),
        at: try #require(Instant(milliseconds: 1_700_000_000_000)), device: habit,
        fact: .dayNoted(
            DayNoted(
                habit: habit, day: try #require(Day("2026-11-01")),
                note: Passage(String(repeating: "ö", count: 4000)))))
}

extension Browser {
    fileprivate func sync(_ entries: [Entry], after cursor: Int64 = 0) async throws -> (
        reply: SyncReply, limit: String?
    ) {
        var reply: SyncReply?
        var outcomes: [SyncOutcome] = []
        var limit: String?
        // A request holds at most a megabyte.
        for start in stride(from: 0, to: max(1, entries.count), by: 100) {
            let piece = entries.dropFirst(start).prefix(100).map { $0.bytes[...] }
            let request = SyncRequest(person: nil, epoch: nil, cursor: cursor, entries: piece)
            let answer = try await send(.POST, "/sync", ["Origin": address], bytes: request.bytes)
            #expect(answer.status == 200)
            let part = try SyncReply(bytes: answer.bytes)
            outcomes += part.outcomes
            limit = limit ?? answer["hexis-limit"]
            reply = part
        }
        var whole = try #require(reply)
        whole.outcomes = outcomes
        return (whole, limit)
    }
}
