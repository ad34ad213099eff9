import AsyncHTTPClient
import Crypto
import FakeProvider
import Foundation
import HexisCore
import NIOCore
import NIOHTTP1
import Testing

@testable import HexisOpenID

@Suite("Signing in at a provider")
struct OpenIDClientTests {
    /// Hexis as a client of a provider, and a browser that carries messages between them.
    private struct Visitor: Sendable {
        let client: OpenIDClient
        let http: HTTPClient

        init(
            _ provider: FakeProvider, _ http: HTTPClient, _ secret: ClientSecret = .shared("a secret: ä")
        ) throws {
            let issuer = try #require(IssuerURL(provider.issuer))
            let configured = try #require(
                OpenIDProvider(
                    id: "test", name: "Test", issuer: issuer, clientID: "hexis & friends", secret: secret))
            client = OpenIDClient(
                configured, http: http, patience: .minutes(2), now: OpenIDClientTests.now)
            self.http = http
        }

        /// Sends a browser there, and returns who comes back.
        func identity(
            _ purpose: AuthorizationRequest.Purpose = .signIn, nonce: String = "a nonce",
            verifier: String? = nil, from issuer: String? = nil, longestSince: Int64? = nil
        ) async throws -> ProviderIdentity {
            let request = AuthorizationRequest(
                state: "a state", nonce: nonce, verifier: "a verifier",
                redirect: "https://hexis.example/sign-in/callback/test", purpose: purpose)
            let answer = try await query(client.address(of: request))
            #expect(answer["state"] == "a state")
            let used = AuthorizationRequest(
                state: request.state, nonce: nonce, verifier: verifier ?? request.verifier,
                redirect: request.redirect, purpose: purpose)
            return try await client.identity(
                for: answer["code"] ?? "", from: issuer, used, longestSince: longestSince)
        }

        /// What the provider sends a browser back with.
        private func query(_ address: String) async throws -> [String: String] {
            let response = try await http.execute(HTTPClientRequest(url: address), timeout: .minutes(2))
            let location = try #require(response.headers.first(name: "Location"))
            let items = URLComponents(string: location)?.queryItems ?? []
            return Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
        }
    }

    private static let seconds: Int64 = 1_800_000_000
    private static let now: @Sendable () -> Instant = { Instant(clamping: seconds * 1000) }

    private func running(
        _ body: @Sendable @escaping (FakeProvider, HTTPClient) async throws -> Void
    ) async throws {
        try await FakeProvider.running(at: { OpenIDClientTests.seconds }) { provider in
            let configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
            let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
            do { try await body(provider, http) } catch {
                try await http.shutdown()
                throw error
            }
            try await http.shutdown()
        }
    }

    @Test("A code is exchanged for who somebody is, whatever the provider signs with")
    func identity() async throws {
        try await running { provider, http in
            for key in [.es256("a"), .edDSA("b"), try .rs256("c")] as [ProviderKey] {
                provider.behave { $0.key = key }
                let identity = try await Visitor(provider, http).identity()
                #expect(
                    identity
                        == ProviderIdentity(
                            issuer: provider.issuer, subject: "subject-1", userName: "ada", name: "Ada",
                            email: "ada@example.org"))
            }
        }
    }

    @Test("Nothing but who somebody is is asked for, unless they may want to join")
    func dataMinimization() async throws {
        try await running { provider, http in
            let identity = try await Visitor(provider, http).identity(.linking)
            #expect(identity == ProviderIdentity(issuer: provider.issuer, subject: "subject-1"))
        }
    }

    @Test("An address counts only if the provider has verified it, and Apple’s way of saying so counts too")
    func verifiedAddress() async throws {
        try await running { provider, http in
            let cases: [(JSON?, Bool)] = [
                (.bool(true), true), (.string("true"), true), (.bool(false), false),
                (.string("false"), false),
                (nil, false), (.integer(1), false),
            ]
            for (claim, counts) in cases {
                provider.behave { $0.person.claims["email_verified"] = claim }
                let identity = try await Visitor(provider, http).identity()
                #expect(identity.email == (counts ? "ada@example.org" : nil), "\(String(describing: claim))")
            }
        }
    }

    @Test("A client proves who it is in the way that the provider takes")
    func secrets() async throws {
        try await running { provider, http in
            // RFC 6749, section 2.3.1: both parts are encoded before they are joined.
            let basic = Data("hexis%20%26%20friends:a%20secret%3A%20%C3%A4".utf8).base64EncodedString()
            provider.behave { $0.authorization = "Basic \(basic)" }
            _ = try await Visitor(provider, http).identity()

            provider.behave {
                $0.authorization = nil
                $0.alterMetadata = {
                    $0["token_endpoint_auth_methods_supported"] = .array([
                        .string("client_secret_basic"), .string("client_secret_post"),
                    ])
                }
            }
            _ = try await Visitor(provider, http).identity()
            let posted = try #require(provider.exchanges.last)
            #expect(posted.authorization == nil)
            #expect(posted.fields["client_secret"] == "a secret: ä")
            #expect(posted.fields["client_id"] == "hexis & friends")

            _ = try await Visitor(provider, http, .none).identity()
            let open = try #require(provider.exchanges.last)
            #expect(open.authorization == nil && open.fields["client_secret"] == nil)
            #expect(open.fields["client_id"] == "hexis & friends")
        }
    }

    @Test("Apple’s client secret is a token that the team’s key signs")
    func appleSecret() async throws {
        let key = P256.Signing.PrivateKey()
        let apple = try AppleKey(team: "TEAM123456", keyID: "KEY1234567", pem: key.pemRepresentation)
        let now = Instant(clamping: 1_800_000_000_123)
        let secret = try await apple.secret(of: "org.example", for: "https://appleid.apple.com", at: now)
        let parts = secret.split(separator: ".").map(String.init)
        #expect(parts.count == 3)
        let header = try JSON(parsing: #require(Base64URL.bytes(of: parts[0])))
        #expect(header["alg"] == .string("ES256") && header["kid"] == .string("KEY1234567"))
        let claims = try JSON(parsing: #require(Base64URL.bytes(of: parts[1])))
        #expect(claims["iss"] == .string("TEAM123456") && claims["sub"] == .string("org.example"))
        #expect(claims["aud"] == .string("https://appleid.apple.com"))
        #expect(claims["iat"]?.integer == 1_800_000_000 && claims["exp"]?.integer == 1_800_000_300)
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: #require(Base64URL.bytes(of: parts[2])))
        #expect(key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)))
        #expect(throws: (any Error).self) { try AppleKey(team: "T", keyID: "K", pem: "not a key") }
    }
}

extension OpenIDClientTests {
    /// A lie, and what it is found out by.
    private typealias Lie = (
        name: String, alter: @Sendable (inout FakeProvider.Token) -> Void, problem: IdentityTokenProblem
    )

    private static let lies: [Lie] = [
        ("another issuer", { $0.claims["iss"] = .string("https://evil.example") }, .issuer),
        ("no issuer", { $0.claims["iss"] = nil }, .issuer),
        ("another audience", { $0.claims["aud"] = .string("others") }, .audience),
        ("no audience", { $0.claims["aud"] = nil }, .audience),
        ("nobody as audience", { $0.claims["aud"] = .array([]) }, .audience),
        (
            "others besides us",
            { $0.claims["aud"] = .array([.string("hexis & friends"), .string("others")]) }, .audience
        ),
        ("authorized for others", { $0.claims["azp"] = .string("others") }, .audience),
        ("another nonce", { $0.claims["nonce"] = .string("another") }, .nonce),
        ("no nonce", { $0.claims["nonce"] = nil }, .nonce),
        ("expired", { $0.claims["exp"] = .integer(1) }, .expired),
        ("no end", { $0.claims["exp"] = nil }, .malformed),
        ("an end as text", { $0.claims["exp"] = .string("9999999999") }, .malformed),
        ("an end without bounds", { $0.claims["exp"] = .number("1e300") }, .malformed),
        ("issued never", { $0.claims["iat"] = nil }, .malformed),
        ("issued long ago", { $0.claims["iat"] = .integer(1) }, .tooOld),
        ("issued in the future", { $0.claims["iat"] = .integer(9_999_999_999) }, .notYetValid),
        ("not valid yet", { $0.claims["nbf"] = .integer(9_999_999_999) }, .notYetValid),
        ("no subject", { $0.claims["sub"] = nil }, .subject),
        ("an empty subject", { $0.claims["sub"] = .string("") }, .subject),
        ("a number as subject", { $0.claims["sub"] = .integer(1) }, .subject),
        ("a long subject", { $0.claims["sub"] = .string(String(repeating: "s", count: 256)) }, .subject),
        (
            "signed by nobody",
            {
                $0.header["alg"] = .string("none")
                $0.signature = []
            }, .algorithm
        ),
        ("signed with the public key", { $0.header["alg"] = .string("HS256") }, .algorithm),
        ("for encryption", { $0.header["alg"] = .string("RSA-OAEP") }, .algorithm),
        ("another algorithm", { $0.header["alg"] = .string("RS256") }, .signature),
        ("no algorithm", { $0.header["alg"] = nil }, .algorithm),
        ("something critical", { $0.header["crit"] = .array([.string("b64")]) }, .algorithm),
        ("an unknown key", { $0.header["kid"] = .string("unknown") }, .unknownKey),
        ("a wrong signature", { $0.signature = [UInt8](repeating: 1, count: 64) }, .signature),
        ("half a signature", { $0.signature = [UInt8](repeating: 1, count: 32) }, .signature),
        ("no signature", { $0.signature = [] }, .signature),
        (
            "too long", { $0.claims["filler"] = .string(String(repeating: "f", count: 70_000)) }, .malformed
        ),
    ]

    @Test("A token that lies in any way signs nobody in", arguments: lies.indices)
    func lies(_ index: Int) async throws {
        let lie = OpenIDClientTests.lies[index]
        try await running { provider, http in
            provider.behave { $0.alterToken = lie.alter }
            await #expect(throws: OpenIDError.token(lie.problem), "\(lie.name)") {
                try await Visitor(provider, http).identity()
            }
            provider.behave { $0.alterToken = { _ in } }
            _ = try await Visitor(provider, http).identity()
        }
    }

    @Test("What is unusual and true counts", arguments: [0, 1, 2, 3])
    func truths(_ index: Int) async throws {
        let truths: [@Sendable (inout FakeProvider.Token) -> Void] = [
            { $0.claims["aud"] = .array([.string("hexis & friends")]) },
            { $0.claims["azp"] = .string("hexis & friends") },
            // The only key there is needs no name.
            { $0.header["kid"] = nil },
            { $0.claims["exp"] = $0.claims["exp"]?.integer.map { .number("\($0).5") } },
        ]
        try await running { provider, http in
            provider.behave { $0.alterToken = truths[index] }
            let identity = try await Visitor(provider, http).identity()
            #expect(identity.subject == "subject-1")
        }
    }

    @Test("A code counts only with the verifier whose digest the browser carried")
    func verifier() async throws {
        try await running { provider, http in
            await #expect(throws: OpenIDError.refused("400: invalid_grant")) {
                try await Visitor(provider, http).identity(verifier: "another")
            }
        }
        // RFC 7636, appendix B.
        #expect(
            AuthorizationRequest.challenge(of: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
                == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test("Keys that change in between are read again, once, and a key that is gone counts no more")
    func rotation() async throws {
        try await running { provider, http in
            let visitor = try Visitor(provider, http)
            _ = try await visitor.identity()
            _ = try await visitor.identity()
            #expect(provider.keysRead == 1)

            let former = ProviderKey.es256("former")
            let next = ProviderKey.es256("next")
            provider.behave { $0.key = next }
            _ = try await visitor.identity()
            #expect(provider.keysRead == 2)

            // The same name for another key.
            provider.behave { $0.key = .es256("next") }
            _ = try await visitor.identity()
            #expect(provider.keysRead == 3)

            provider.behave {
                $0.key = former
                $0.published = [next]
            }
            await #expect(throws: OpenIDError.token(.unknownKey)) { try await visitor.identity() }
            // Two keys, of which the token names none.
            provider.behave {
                $0.key = next
                $0.published = [former, next]
                $0.alterToken = { $0.header["kid"] = nil }
            }
            let newcomer = try Visitor(provider, http)
            await #expect(throws: OpenIDError.token(.unknownKey)) { try await newcomer.identity() }
        }
    }

    @Test(
        "Clocks may differ by five minutes",
        arguments: [
            (-280, nil), (280, nil), (330, .notYetValid), (-630, .expired),
        ] as [(Int64, IdentityTokenProblem?)])
    func clocks(_ seconds: Int64, _ problem: IdentityTokenProblem?) async throws {
        try await running { provider, http in
            provider.behave { $0.clockError = seconds }
            let visitor = try Visitor(provider, http)
            guard let problem else {
                _ = try await visitor.identity()
                return
            }
            await #expect(throws: OpenIDError.token(problem)) { try await visitor.identity() }
        }
    }

    @Test("Who must sign in anew and did so long ago does not confirm anything")
    func freshness() async throws {
        try await running { provider, http in
            let visitor = try Visitor(provider, http)
            _ = try await visitor.identity(.confirmation, longestSince: 300_000)
            for time in [JSON.integer(0), nil] {
                provider.behave { $0.alterToken = { $0.claims["auth_time"] = time } }
                _ = try await visitor.identity(.confirmation, longestSince: 300_000)
            }
            provider.behave { $0.alterToken = { $0.claims["auth_time"] = .integer(1_000_000_000) } }
            await #expect(throws: OpenIDError.token(.signedInTooLongAgo)) {
                try await visitor.identity(.confirmation, longestSince: 300_000)
            }
        }
    }

    @Test("A provider that is down is asked again later")
    func down() async throws {
        try await running { provider, http in
            let visitor = try Visitor(provider, http)
            provider.behave { $0.isDown = true }
            await #expect(throws: OpenIDError.refused("503: no reason")) { try await visitor.identity() }
            provider.behave { $0.isDown = false }
            _ = try await visitor.identity()
            provider.behave { $0.isDown = true }
            // The browser can still be led there; only the code cannot be exchanged.
            await #expect(throws: OpenIDError.refused("503: no reason")) { try await visitor.identity() }
        }
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.retryConnectionEstablishment = false
        let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let nowhere = try #require(IssuerURL("http://127.0.0.1:1"))
        let provider = try #require(
            OpenIDProvider(id: "gone", name: "Gone", issuer: nowhere, clientID: "hexis", secret: .none))
        let client = OpenIDClient(provider, http: http, now: OpenIDClientTests.now)
        let request = AuthorizationRequest(
            state: "", nonce: "", verifier: "", redirect: "https://hexis.example", purpose: .signIn)
        await #expect {
            try await client.address(of: request)
        } throws: { error in
            (error as? OpenIDError)?.code == "provider-unreachable"
        }
        try await http.shutdown()
    }

    @Test("A provider that describes another, or addresses that are not its own to give, is not used")
    func metadata() async throws {
        try await running { provider, http in
            let lies: [@Sendable (inout [String: JSON]) -> Void] = [
                { $0["issuer"] = .string("https://evil.example") }, { $0["issuer"] = nil },
                { $0["token_endpoint"] = nil }, { $0["jwks_uri"] = .string("http://evil.example/keys") },
                { $0["authorization_endpoint"] = .string("javascript:alert(1)") },
                { $0["token_endpoint"] = .string("http://user@127.0.0.1/token") },
            ]
            for (index, lie) in lies.enumerated() {
                provider.behave { $0.alterMetadata = lie }
                await #expect("\(index)") {
                    try await Visitor(provider, http).identity()
                } throws: { error in
                    (error as? OpenIDError)?.code == "provider-metadata"
                }
            }
        }
    }

    @Test("An answer that names another provider, or names none although it should, is refused (RFC 9207)")
    func mixUp() async throws {
        try await running { provider, http in
            let visitor = try Visitor(provider, http)
            _ = try await visitor.identity(from: provider.issuer)
            await #expect(throws: OpenIDError.token(.issuer)) {
                try await visitor.identity(from: "https://evil.example")
            }
            provider.behave {
                $0.alterMetadata = { $0["authorization_response_iss_parameter_supported"] = .bool(true) }
            }
            let careful = try Visitor(provider, http)
            await #expect(throws: OpenIDError.token(.issuer)) { try await careful.identity() }
            _ = try await careful.identity(from: provider.issuer)
        }
    }
}
