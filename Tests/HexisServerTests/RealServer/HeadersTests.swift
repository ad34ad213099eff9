import Foundation
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Response headers")
    struct Headers {
        static let standing = [
            "content-security-policy":
                "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' blob:; font-src 'self'; "
                + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
                + "frame-ancestors 'none'; base-uri 'none'",
            "x-content-type-options": "nosniff",
            "referrer-policy": "same-origin",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
        ]

        @Test("The default headers are on every kind of response, including errors")
        func everywhere() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let mine = ["Origin": server.address]
            let asset = try asset(in: await browser.get("/today").text)
            let answers = [
                (200, try await browser.get("/today")),
                (200, try await browser.send(.HEAD, "/today")),
                (200, try await browser.get("/health")),
                (303, try await browser.get("/")),
                (
                    400,
                    try await browser.send(
                        .POST, "/habits", mine.merging(["Content-Type": "text/plain"]) { $1 })
                ),
                (403, try await browser.send(.POST, "/habits", ["Origin": "https://evil.example"])),
                (404, try await browser.get("/nowhere")),
                (404, try await browser.get("/assets/none.css")),
                (404, try await browser.get("/assets/style.css")),
                (405, try await browser.send(.DELETE, "/today")),
                (405, try await browser.send(.GET, "/sign-out")),
                (405, try await browser.send(.POST, "/health", mine)),
                (405, try await browser.send(.POST, asset, mine)),
                (
                    413,
                    try await browser.send(
                        .POST, "/habits", mine, body: String(repeating: "a", count: 70_000))
                ),
                (422, try await browser.send(.POST, "/join", mine, form: [("user", "")])),
                (400, try rawAnswer(of: server, to: "GET /today HTTP/1.1\r\nno colon here\r\n\r\n")),
            ]
            for (status, answer) in answers {
                #expect(answer.status == status)
                for (name, value) in Self.standing { #expect(answer[name] == value, "\(name) on \(status)") }
                #expect(answer["permissions-policy"]?.contains("microphone=()") == true)
                #expect(answer["strict-transport-security"] == nil)
            }
        }

        @Test("Files that are not pages have only the headers that apply to them")
        func bare() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let page = try await browser.get("/today").text
            let style = try asset(in: page)
            let icon = String(try #require(page.firstMatch(of: /href="(\/assets\/icon\.[^"]+)"/)).1)
            let worker = try await browser.get("/service-worker.js")
            for (status, answer) in [
                (200, try await browser.get(style)), (200, try await browser.get(icon)), (200, worker),
                (304, try await browser.send(.GET, style, ["If-None-Match": "\"\(hash(in: style))\""])),
                (
                    304,
                    try await browser.send(
                        .GET, "/service-worker.js", ["If-None-Match": try #require(worker["etag"])])
                ),
            ] {
                #expect(answer.status == status)
                for name in ["x-content-type-options", "cross-origin-resource-policy"] {
                    #expect(answer[name] == Self.standing[name])
                }
                #expect(answer["permissions-policy"] == nil)
            }
            #expect(try await browser.get(style)["content-security-policy"] == nil)
            #expect(try await browser.get(icon)["content-security-policy"] == "default-src 'none'; sandbox")
            let policy = worker["content-security-policy"]
            #expect(policy?.hasPrefix("default-src 'none'; script-src 'self'") == true)
            #expect(worker["cache-control"] == "no-cache")
        }

        @Test("Only pages with a map may load OpenStreetMap's pictures")
        func maps() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let tiles = "img-src 'self' blob: https://tile.openstreetmap.org;"
            for page in ["/settings/places", "/settings/places/new", "/routes", "/routes/new"] {
                let answer = try await browser.get(page)
                let policy = try #require(answer["content-security-policy"])
                #expect(policy.contains(tiles), "\(page)")
                #expect(
                    policy.replacing(" https://tile.openstreetmap.org", with: "")
                        == Self.standing["content-security-policy"])
            }
            for page in ["/settings", "/settings/placesque", "/routesque", "/today"] {
                let policy = try await browser.get(page)["content-security-policy"]
                #expect(policy == Self.standing["content-security-policy"], "\(page)")
            }
        }

        @Test(
            "With a secure public address, strict transport security is on and the cookie is bound to the host"
        )
        func secure() async throws {
            let server = try await RunningServer(
                in: TemporaryFolder(), .init(flags: ["--public-url", "https://hexis.example"]))
            // The log shows the public address; the socket still listens on the local one.
            let port = try #require(server.log.firstMatch(of: /listening on 127.0.0.1:(\d+)/)).1
            var browser = Browser(server, at: "http://127.0.0.1:\(port)")
            #expect(
                try await browser.get("/")["strict-transport-security"]?.contains("max-age=31536000") == true)
            let joined = try await browser.send(
                .POST, "/join", ["Origin": "https://hexis.example"],
                form: [("user", "maria"), ("password", "correct horse")])
            let cookie = try #require(joined["set-cookie"])
            for part in [
                "__Host-hexis=", "; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure", "Max-Age=7776000",
            ] {
                #expect(cookie.contains(part))
            }
        }

        @Test(
            "Over plain HTTP, where browsers refuse secure cookies, a plain one is set",
            arguments: ["192.168.1.2:8080", "localhost:8080", "127.0.0.1:8080", "[::1]:8080"])
        func plain(_ authority: String) async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            let joined = try await Browser(server).send(
                .POST, "/join", ["Host": authority, "Origin": "http://\(authority)"],
                form: [("user", "maria"), ("password", "correct horse")])
            let cookie = try #require(joined["set-cookie"])
            #expect(cookie.hasPrefix("hexis="))
            #expect(!cookie.contains("Secure"))
        }

        @Test("Pages are always revalidated, and files with a content hash in their name never")
        func caching() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let page = try await browser.get("/today")
            #expect(page["cache-control"] == "private, no-cache")
            #expect(page["vary"] == "Accept-Encoding, Cookie")
            let file = try await browser.get(asset(in: page.text))
            #expect(file["cache-control"] == "public, max-age=31536000, immutable")
            #expect(file["content-type"] == "text/css; charset=utf-8")
        }

        @Test("A shared computer stores no page, picture or form, only files that are the same for everyone")
        func shared() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            let form = [("user", "maria"), ("password", "short"), ("shared", "1")]
            var browser = Browser(server)
            let refused = try await browser.post("/join", form)
            #expect(refused.status == 422 && refused["cache-control"] == "no-store")
            try await browser.join("maria")
            let file = try asset(in: await browser.get("/today").text)
            for (path, kept) in [
                ("/today", "no-store"), ("/nowhere", "no-store"), ("/photos/files/x/small", "no-store"),
                (file, "public, max-age=31536000, immutable"),
            ] {
                let answer = try await browser.send(.GET, path, ["Cookie": "hexis-shared=1"])
                #expect(answer["cache-control"] == kept, "\(path)")
            }
        }

        @Test("Pages and files are compressed for browsers that accept it, and are marked as such")
        func compression() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let style = try asset(in: await browser.get("/today").text)
            for (address, encoding) in [("/today", "gzip"), (style, "br")] {
                let plain = try await browser.send(.GET, address)
                let small = try await browser.send(.GET, address, ["Accept-Encoding": "br, gzip"])
                #expect(plain["content-encoding"] == nil)
                #expect(small["content-encoding"] == encoding)
                let sizes = [small, plain].compactMap { $0["content-length"].flatMap { Int($0) } }
                #expect(sizes.count == 2 && sizes[0] * 2 < sizes[1])
            }
        }

        @Test("A request whose headers are too large is refused")
        func largeHeads() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            let answer = try rawAnswer(
                of: server,
                to: "GET / HTTP/1.1\r\nHost: x\r\nA: \(String(repeating: "a", count: 20_000))\r\n\r\n")
            #expect(answer.status == 400)
        }
    }
}

/// Returns the address of the page's stylesheet.
private func asset(in page: String) throws -> String {
    String(try #require(page.firstMatch(of: /href="(\/assets\/style\.[0-9a-f]{12}\.css)"/)).1)
}

private func hash(in asset: String) -> String { String(asset.split(separator: ".")[1]) }
