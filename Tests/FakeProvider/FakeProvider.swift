import Crypto
import Foundation
import HTTPTypes
package import HexisCore
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// An OpenID provider on this machine, over HTTP, which signs everybody in at once, and lies if it is asked to.
package final class FakeProvider: Sendable {
    /// Who signs in next.
    package struct Person: Sendable {
        package var subject = "subject-1"
        package var claims: [String: JSON] = [
            "preferred_username": .string("ada"), "given_name": .string("Ada"),
            "email": .string("ada@example.org"), "email_verified": .bool(true),
        ]

        package init() {}
    }

    /// A token on its way out.
    package struct Token {
        package var header: [String: JSON]
        package var claims: [String: JSON]
        /// `nil` for the right one.
        package var signature: [UInt8]?
    }

    /// How it behaves, which tests change at any time.
    package struct Behaviour: Sendable {
        package var person = Person()
        package var isDown = false
        /// What it answers to a browser instead of a code.
        package var error: String?
        package var key: ProviderKey
        /// What it publishes instead of its key.
        package var published: [ProviderKey]?
        package var alterMetadata: @Sendable (inout [String: JSON]) -> Void = { _ in }
        package var alterToken: @Sendable (inout Token) -> Void = { _ in }
        /// What a client's secret must be, as it is sent; `nil` for any.
        package var authorization: String?
        /// How many seconds its clock is ahead.
        package var clockError: Int64 = 0
    }

    /// A request for a token.
    package struct Exchange: Sendable {
        package let fields: [String: String]
        package let authorization: String?
    }

    private struct Asked: Sendable {
        let redirect: String
        let nonce: String
        let challenge: String
        let client: String
        let query: [String: String]
        let person: Person
    }

    private struct Notes: Sendable {
        var behaviour: Behaviour
        var asked: [String: Asked] = [:]
        var exchanges: [Exchange] = []
        var keysRead = 0
    }

    private let notes: Mutex<Notes>
    private let port = Mutex(0)

    /// Seconds since 1970.
    private let now: @Sendable () -> Int64

    private init(at now: @escaping @Sendable () -> Int64) {
        notes = Mutex(Notes(behaviour: Behaviour(key: .es256("first"))))
        self.now = now
    }

    package var issuer: String { "http://127.0.0.1:\(port.withLock { $0 })" }
    package var exchanges: [Exchange] { notes.withLock { $0.exchanges } }
    /// How often somebody read the keys.
    package var keysRead: Int { notes.withLock { $0.keysRead } }

    package func behave(_ change: @Sendable (inout Behaviour) throws -> Void) rethrows {
        try notes.withLock { try change(&$0.behaviour) }
    }

    /// Runs a provider as long as `body` takes, with a clock of seconds since 1970.
    package static func running(
        at now: @escaping @Sendable () -> Int64,
        _ body: @Sendable @escaping (FakeProvider) async throws -> Void
    ) async throws {
        let provider = FakeProvider(at: now)
        let (running, begin) = AsyncStream<Int>.makeStream()
        let application = Application(
            router: provider.router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { begin.yield($0.localAddress?.port ?? 0) },
            logger: Logger(label: "provider", factory: { _ in SwiftLogNoOpLogHandler() }))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            for await port in running {
                provider.port.withLock { $0 = port }
                break
            }
            try await body(provider)
            group.cancelAll()
        }
    }
}

extension FakeProvider {
    private var router: Router<BasicRequestContext> {
        let router = Router()
        router.get("/.well-known/openid-configuration") { _, _ in try self.answer { self.metadata($0) } }
        router.get("/keys") { _, _ in
            try self.answer { behaviour in
                self.notes.withLock { $0.keysRead += 1 }
                let keys = behaviour.published ?? [behaviour.key]
                return ["keys": .array(keys.map { JSON(members: $0.published) })]
            }
        }
        router.get("/authorize") { request, _ in try self.authorize(request) }
        router.post("/token") { request, _ in
            let body = try await request.body.collect(upTo: 100_000)
            return try self.exchange(
                fields(String(buffer: body)), request.headers[.authorization])
        }
        return router
    }

    private func answer(_ body: (Behaviour) throws -> [String: JSON]) throws -> Response {
        let behaviour = notes.withLock { $0.behaviour }
        guard !behaviour.isDown else { return Response(status: .serviceUnavailable) }
        return json(JSON(members: try body(behaviour)))
    }

    private func json(_ json: JSON, _ status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: json.text)))
    }

    private func metadata(_ behaviour: Behaviour) -> [String: JSON] {
        var members: [String: JSON] = [
            "issuer": .string(issuer), "authorization_endpoint": .string("\(issuer)/authorize?tenant=1"),
            "token_endpoint": .string("\(issuer)/token"), "jwks_uri": .string("\(issuer)/keys"),
        ]
        behaviour.alterMetadata(&members)
        return members
    }

    /// Signs somebody in without asking, and sends their browser back with a code: by a redirect, or by a form.
    private func authorize(_ request: Request) throws -> Response {
        let query = fields(request.uri.query ?? "")
        let behaviour = notes.withLock { $0.behaviour }
        guard let redirect = query["redirect_uri"], let state = query["state"] else {
            return Response(status: .badRequest)
        }
        let code = "code-\(UUID().uuidString)"
        notes.withLock {
            $0.asked[code] = Asked(
                redirect: redirect, nonce: query["nonce"] ?? "", challenge: query["code_challenge"] ?? "",
                client: query["client_id"] ?? "", query: query, person: behaviour.person)
        }
        let answer = behaviour.error.map { ("error", $0) } ?? ("code", code)
        if query["response_mode"] == "form_post" {
            let user = #"{"name":{"firstName":"Ada","lastName":"Lovelace"}}"#
            let form = """
                <!doctype html><title>Signing in</title><form method="post" action="\(redirect)">
                <input name="\(answer.0)" value="\(answer.1)"><input name="state" value="\(state)">
                <input name="user" value='\(user)'><button>Continue</button></form>
                """
            return Response(
                status: .ok, headers: [.contentType: "text/html"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: form)))
        }
        return Response(
            status: .found, headers: [.location: "\(redirect)?\(answer.0)=\(answer.1)&state=\(state)"])
    }

    private func exchange(_ fields: [String: String], _ authorization: String?) throws -> Response {
        let (behaviour, asked) = notes.withLock { notes in
            notes.exchanges.append(Exchange(fields: fields, authorization: authorization))
            return (notes.behaviour, fields["code"].flatMap { notes.asked.removeValue(forKey: $0) })
        }
        guard !behaviour.isDown else { return Response(status: .serviceUnavailable) }
        let digest = Base64URL.text(of: SHA256.hash(data: Data((fields["code_verifier"] ?? "").utf8)))
        guard let asked, fields["redirect_uri"] == asked.redirect, digest == asked.challenge,
            behaviour.authorization.map({ $0 == authorization }) ?? true
        else { return json(JSON(members: ["error": .string("invalid_grant")]), .badRequest) }
        let token = try self.token(of: asked, behaviour)
        return json(
            JSON(members: [
                "access_token": .string("unused"), "token_type": .string("Bearer"),
                "id_token": .string(token),
            ]))
    }

    private func token(of asked: Asked, _ behaviour: Behaviour) throws -> String {
        let now = self.now() + behaviour.clockError
        var token = Token(
            header: ["alg": .string(behaviour.key.algorithm), "kid": .string(behaviour.key.id)],
            claims: [
                "iss": .string(issuer), "sub": .string(asked.person.subject), "aud": .string(asked.client),
                "exp": .integer(now + 300), "iat": .integer(now), "nonce": .string(asked.nonce),
            ].merging(asked.query["max_age"] == nil ? [:] : ["auth_time": .integer(now)]) { first, _ in first
            }
            .merging(
                asked.query["scope"]?.contains("email") == true ? asked.person.claims : [:]
            ) { first, _ in first })
        behaviour.alterToken(&token)
        let text = [token.header, token.claims].map { Base64URL.text(of: Array(JSON(members: $0).text.utf8)) }
            .joined(separator: ".")
        let signature = try token.signature ?? behaviour.key.signature(of: text)
        return "\(text).\(Base64URL.text(of: signature))"
    }
}

/// The fields of a form or a query.
private func fields(_ text: String) -> [String: String] {
    var parts = URLComponents()
    parts.percentEncodedQuery = text.replacing("+", with: "%20")
    return Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { first, _ in first }
}
