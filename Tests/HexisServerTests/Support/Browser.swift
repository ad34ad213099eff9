import AsyncHTTPClient
import Foundation
import HexisApp
import NIOCore
import NIOHTTP1
import Testing

/// A browser from the server's point of view: it keeps the cookie and sends an `Origin` with its forms.
struct Browser: Sendable {
    let address: String
    /// The value of the `Cookie` header.
    var cookie: String?
    /// Keeps the server running as long as a browser uses it; `nil` for a server that the test runs itself.
    private let server: RunningServer?
    private let client: HTTPClient

    struct Answer {
        let status: Int
        let headers: HTTPHeaders
        let bytes: [UInt8]
        var version = HTTPVersion.http1_1

        var text: String { String(decoding: bytes, as: UTF8.self) }

        subscript(header: String) -> String? { headers.first(name: header) }

        /// The target of a redirect.
        var location: String? { self["location"] }
    }

    /// Uses `address` if it differs from the one in the server's log.
    init(_ server: RunningServer, at address: String? = nil, by client: HTTPClient = Browser.client) {
        self.server = server
        self.client = client
        self.address = address ?? server.address
    }

    init(at address: String) {
        server = nil
        client = Browser.client
        self.address = address
    }

    mutating func get(_ path: String) async throws -> Answer {
        keepingCookie(try await send(.GET, path))
    }

    mutating func post(_ path: String, _ fields: [(String, String)] = []) async throws -> Answer {
        keepingCookie(try await send(.POST, path, ["Origin": address], form: fields))
    }

    /// Creates an account and signs in to it.
    mutating func join(_ user: String, password: String = "correct horse") async throws {
        let answer = try await post("/join", [("user", user), ("password", password), ("zone", "UTC")])
        #expect(answer.status == 303)
        #expect(answer.location == "/begin")
    }

    /// Signs in to an existing account.
    mutating func signIn(_ user: String, password: String = "correct horse") async throws {
        let answer = try await post("/sign-in", [("user", user), ("password", password)])
        #expect(answer.status == 303)
    }

    /// Adds a habit and returns its identifier.
    mutating func addHabit(_ name: String) async throws -> String {
        let answer = try await post(
            "/habits",
            [
                ("name", name), ("frequency", "weekdays"), ("weekday", "monday"), ("weekday", "tuesday"),
                ("weekday", "wednesday"), ("weekday", "thursday"), ("weekday", "friday"),
                ("weekday", "saturday"), ("weekday", "sunday"), ("measure", "once"), ("start", "2020-01-01"),
            ])
        #expect(answer.status == 303)
        let list = try await get("/habits")
        let links = list.text.matches(of: /href="\/habits\/([0-9a-f]{32})"/)
        return String(try #require(links.last).1)
    }

    /// Checks a habit in, with this identifier for the entry.
    func checkIn(_ habit: String, entry: String) async throws -> Answer {
        try await send(
            .POST, "/habits/\(habit)/check-in", ["Origin": address],
            form: [("amount", "1"), ("entry", entry)])
    }

    /// Sends exactly this request.
    func send(
        _ method: HTTPMethod, _ path: String, _ headers: [String: String] = [:],
        form: [(String, String)]? = nil,
        body: String? = nil, bytes: [UInt8]? = nil
    ) async throws -> Answer {
        var request = HTTPClientRequest(url: address + path)
        request.method = method
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        if let cookie { request.headers.add(name: "Cookie", value: cookie) }
        if let form {
            request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
            request.body = .bytes(ByteBuffer(string: Form(form.map { (name: $0.0, value: $0.1) }).encoded))
        }
        if let body { request.body = .bytes(ByteBuffer(string: body)) }
        if let bytes { request.body = .bytes(ByteBuffer(bytes: bytes)) }
        let response = try await client.execute(request, timeout: .seconds(300))
        let body = try await response.body.collect(upTo: 8 * 1024 * 1024)
        return Answer(
            status: Int(response.status.code), headers: response.headers, bytes: Array(buffer: body),
            version: response.version)
    }

    private mutating func keepingCookie(_ answer: Answer) -> Answer {
        if let set = answer.headers["set-cookie"].first(where: { !$0.hasPrefix("hexis-shared") }),
            let pair = set.split(separator: ";").first
        {
            cookie = pair.hasSuffix("=") ? nil : String(pair)
        }
        return answer
    }

    static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: .init(connect: .seconds(60)))
        // Does not wait for a stopped server: another one may have its port by now.
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }()
}
