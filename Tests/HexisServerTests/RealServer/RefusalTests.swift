import Foundation
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Refused requests")
    struct Refusals {
        @Test("A change requested by another site, or without an origin, is not carried out")
        func foreignOrigins() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let habit = try await browser.addHabit("Walk")
            let form = [("amount", "1")]
            for headers in [
                [:], ["Origin": "https://evil.example"], ["Origin": "null"],
                ["Referer": "https://evil.example/x"],
                ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site", "Origin": server.address],
                ["Origin": server.address + ".evil.example"],
            ] {
                let answer = try await browser.send(.POST, "/habits/\(habit)/check-in", headers, form: form)
                #expect(answer.status == 403)
                #expect(answer.text.contains("another site"))
            }
            #expect(try await browser.get("/today").text.contains("0 of 1 done"))
            for headers in [
                ["Origin": server.address], ["Referer": server.address + "/today?day=2026-11-21"],
                ["Sec-Fetch-Site": "same-origin"], ["Sec-Fetch-Site": "none"],
            ] {
                let answer = try await browser.send(.POST, "/habits/\(habit)/check-in", headers, form: form)
                #expect(answer.status == 303)
            }
        }

        @Test("Another person's habit looks the same as one that does not exist")
        func strangersIdentifiers() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = Browser(server)
            try await maria.join("maria")
            let habit = try await maria.addHabit("Secret walk")
            var eve = Browser(server)
            try await eve.join("eve")
            for action in ["", "/edit", "/delete", "/days/\(today())"] {
                let hers = try await eve.get("/habits/\(habit)\(action)")
                let nobodys = try await eve.get("/habits/\(newEntry())\(action)")
                #expect(hers.status == 404)
                #expect(nobodys.status == 404)
                #expect(hers.text == nobodys.text)
            }
            for action in ["/check-in", "/undo", "/mark", "/delete", "/archive", ""] {
                let answer = try await eve.post(
                    "/habits/\(habit)\(action)", [("amount", "1"), ("name", "x")])
                #expect(answer.status == 404)
            }
            #expect(try await maria.get("/today").text.contains("0 of 1 done"))
        }

        @Test("A form over the limit is refused, whether it declares its length or not")
        func tooLarge() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let answer = try await browser.post("/habits", [("name", String(repeating: "a", count: 70_000))])
            #expect(answer.status == 413)
            #expect(answer.text.contains("what you typed is still there"))
            let chunk = "11171\r\n" + String(repeating: "a", count: 0x11171) + "\r\n0\r\n\r\n"
            let raw = try rawAnswer(
                of: server,
                to:
                    "POST /join HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)"
            )
            #expect(raw.status == 413)
        }

        @Test(
            "After too many wrong passwords even the right one has to wait, and the page says how long")
        func throttling() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            for _ in 0..<10 {
                let wrong = try await browser.send(
                    .POST, "/sign-in", ["Origin": server.address],
                    form: [("user", "maria"), ("password", "wrong guess")])
                #expect(wrong.status == 422)
            }
            var owner = Browser(server)
            let refused = try await owner.post(
                "/sign-in", [("user", "maria"), ("password", "correct horse")])
            #expect(refused.status == 429)
            let seconds = try #require(refused["retry-after"].flatMap { Int($0) })
            #expect((1...30).contains(seconds))
            #expect(refused.text.contains("\(seconds) second"))
            // Other people do not have to wait, and a signed-in person stays signed in.
            try await owner.join("eve")
            #expect(try await browser.get("/today").status == 200)
        }

        @Test("An unknown name and a wrong password get the same response")
        func indistinguishable() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let stranger = Browser(server)
            let headers = ["Origin": server.address]
            let wrong = try await stranger.send(
                .POST, "/sign-in", headers, form: [("user", "maria"), ("password", "wrong guess")])
            let unknown = try await stranger.send(
                .POST, "/sign-in", headers, form: [("user", "nadja"), ("password", "wrong guess")])
            #expect(wrong.status == 422)
            #expect(unknown.status == 422)
            #expect(unknown.text.replacing("nadja", with: "maria") == wrong.text)
        }
    }
}
