import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension OpenIDClient {
    /// What exchanges a code for a token (OpenID Connect Core 1.0, section 3.1.3.1).
    func tokenRequest(
        for code: String, _ request: AuthorizationRequest, _ metadata: ProviderMetadata
    ) async throws(OpenIDError) -> HTTPClientRequest {
        var exchange = HTTPClientRequest(url: metadata.tokenEndpoint)
        exchange.method = .POST
        exchange.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
        let proof = try await proof(to: metadata)
        if let header = proof.header { exchange.headers.add(name: "Authorization", value: header) }
        let fields = OpenIDClient.grant(of: code, request) + proof.fields
        exchange.body = .bytes(ByteBuffer(string: Parameters(fields).encoded))
        return exchange
    }

    private static func grant(of code: String, _ request: AuthorizationRequest) -> [(String, String)] {
        [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", request.redirect),
            ("code_verifier", request.verifier),
        ]
    }

    /// How the client proves who it is: by fields of the body, or by the header `Authorization`.
    private func proof(
        to metadata: ProviderMetadata
    ) async throws(OpenIDError) -> (fields: [(String, String)], header: String?) {
        switch provider.secret {
        case .none: return ([("client_id", provider.clientID)], nil)
        case .shared(let secret) where metadata.takesSecretInBody:
            return ([("client_id", provider.clientID), ("client_secret", secret)], nil)
        case .shared(let secret): return ([], Parameters.basic(provider.clientID, secret))
        case .apple(let key):
            return ([("client_id", provider.clientID), ("client_secret", try await secret(by: key))], nil)
        }
    }

    private func secret(by key: AppleKey) async throws(OpenIDError) -> String {
        guard
            let secret = try? await key.secret(
                of: provider.clientID, for: provider.issuer.text, at: now())
        else { throw .keys }
        return secret
    }
}
