import AsyncHTTPClient
import Foundation
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("HTTPS without a proxy")
    struct HTTPS {
        @Test(
            "Pages are served over HTTP/2 and HTTP/1.1, with a secure cookie and strict transport security",
            arguments: [
                (HTTPClient.Configuration.HTTPVersion.automatic, HTTPVersion.http2),
                (.http1Only, .http1_1),
            ])
        func versions(asked: HTTPClient.Configuration.HTTPVersion, expected: HTTPVersion) async throws {
            let certificates = try TestCertificates()
            let server = try await RunningServer(in: TemporaryFolder(), certificates.way)
            #expect(server.address.hasPrefix("https://localhost:"))
            try await certificates.withClient(asked) { client in
                var browser = Browser(server, by: client)
                let joined = try await browser.post(
                    "/join", [("user", "maria"), ("password", "a long sentence")])
                #expect(joined.status == 303)
                let cookie = try #require(joined["set-cookie"])
                #expect(cookie.hasPrefix("__Host-hexis=") && cookie.contains("; Secure"))
                let habit = try await browser.addHabit("Walk")
                #expect(try await browser.checkIn(habit, entry: newEntry()).status == 303)
                let page = try await browser.get("/today")
                #expect(page.version == expected)
                #expect(page.text.contains("1 of 1 done"))
                #expect(page["strict-transport-security"] == "max-age=31536000")
                for (name, value) in Headers.standing { #expect(page[name] == value) }
            }
        }

        @Test("The cookie is secure under any host name, and a change requested from a plain page is refused")
        func otherNames() async throws {
            let certificates = try TestCertificates()
            let server = try await RunningServer(in: TemporaryFolder(), certificates.way)
            try await certificates.withClient(.http1Only) { client in
                let browser = Browser(server, by: client)
                for (origin, status) in [("http://nas.home", 403), ("https://nas.home", 303)] {
                    let answer = try await browser.send(
                        .POST, "/join", ["Host": "nas.home", "Origin": origin],
                        form: [("user", "maria"), ("password", "correct horse")])
                    #expect(answer.status == status)
                    if status == 303 { #expect(answer["set-cookie"]?.hasPrefix("__Host-hexis=") == true) }
                }
            }
        }

        @Test("Headers and forms are limited over HTTP/2 as well, and the server keeps running")
        func bounds() async throws {
            let certificates = try TestCertificates()
            let server = try await RunningServer(in: TemporaryFolder(), certificates.way)
            try await certificates.withClient { client in
                var browser = Browser(server, by: client)
                try await browser.join("maria")
                await #expect(throws: (any Error).self) {
                    try await browser.send(.GET, "/", ["A": String(repeating: "a", count: 20_000)])
                }
                let long = try await browser.post(
                    "/habits", [("name", String(repeating: "a", count: 70_000))])
                #expect(long.status == 413)
                #expect(try await browser.get("/today").version == .http2)
            }
            try await certificates.withClient(.http1Only) { client in
                let answer = try await Browser(server, by: client).send(
                    .GET, "/", ["A": String(repeating: "a", count: 20_000)])
                #expect(answer.status == 400)
                for (name, value) in Headers.standing { #expect(answer[name] == value) }
            }
        }

        @Test("A plain HTTP request to the port gets an explanation")
        func plain() async throws {
            let certificates = try TestCertificates()
            let server = try await RunningServer(in: TemporaryFolder(), certificates.way)
            let answer = try rawAnswer(of: server, to: "GET /today HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(answer.status == 400)
            #expect(answer.text.contains("https://"))
            for (name, value) in Headers.standing { #expect(answer[name] == value) }
            let noise = try rawConnection(to: server)
            #expect(write(noise, "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}", 7) == 7)
            close(noise)
            try await certificates.withClient { try await $0.isServed(by: server) }
        }

        @Test("A silent connection does not keep the server from stopping")
        func silence() async throws {
            let certificates = try TestCertificates()
            let server = try await RunningServer(in: TemporaryFolder(), certificates.way)
            let silent = try rawConnection(to: server)
            defer { close(silent) }
            try await certificates.withClient { client in
                // Connections are accepted in order, so the server has the silent one by now.
                try await client.isServed(by: server)
                #expect(server.stop() == 0)
            }
        }
    }
}
