package import AsyncHTTPClient
import Foundation
package import HexisCore
package import NIOCore
import NIOHTTP1

/// Hexis as a client of one provider: finds out about it, and has it say who somebody is.
package actor OpenIDClient {
    package nonisolated let provider: OpenIDProvider
    private let http: HTTPClient
    private let patience: TimeAmount
    let now: @Sendable () -> Instant
    /// What the provider said about itself, until it is asked again.
    private var metadata: Dated<ProviderMetadata>?
    private var keys: Dated<SigningKeys>?

    private struct Dated<Value: Sendable> {
        let value: Value
        let at: Instant

        func isFresh(at now: Instant) -> Bool { now.milliseconds < at.milliseconds + OpenIDClient.freshness }
    }

    /// How long a provider is taken at its word: an hour, in milliseconds.
    private static let freshness: Int64 = 3_600_000
    /// The largest answer, in bytes.
    private static let largestAnswer = 256 * 1024

    /// `http` follows no redirects; its owner shuts it down. `patience` is how long an answer may take, while somebody
    /// waits in front of their browser.
    package init(
        _ provider: OpenIDProvider, http: HTTPClient, patience: TimeAmount = .seconds(30),
        now: @escaping @Sendable () -> Instant
    ) {
        self.provider = provider
        self.http = http
        self.patience = patience
        self.now = now
    }

    /// Where to send a browser.
    package func address(of request: AuthorizationRequest) async throws(OpenIDError) -> String {
        let endpoint = try await currentMetadata().authorizationEndpoint
        guard let address = request.address(at: endpoint, of: provider) else {
            throw .metadata("authorization_endpoint cannot be extended")
        }
        return address
    }

    /// Throws unless the provider describes itself and publishes keys.
    package func check() async throws(OpenIDError) {
        keys = Dated(value: try await readKeys(of: try await currentMetadata()), at: now())
    }

    /// Who somebody is, for the code with which their browser came back.
    ///
    /// - Parameters:
    ///   - issuer: Who the answer says that it comes from, if it does (RFC 9207).
    ///   - longestSince: The longest time since the person signed in at the provider, in milliseconds; `nil` if it does not matter.
    package func identity(
        for code: String, from issuer: String?, _ request: AuthorizationRequest, longestSince: Int64? = nil
    ) async throws(OpenIDError) -> ProviderIdentity {
        let metadata = try await currentMetadata()
        try check(issuer: issuer, metadata)
        let answer = try await answer(to: try await tokenRequest(for: code, request, metadata))
        let text = try OpenIDClient.identityToken(in: answer)
        let expectation = IdentityToken.Expectation(
            issuer: provider.issuer.text, clientID: provider.clientID, nonce: request.nonce, now: now(),
            longestSince: longestSince)
        return try await identity(in: text, expectation, metadata)
    }

    private func check(issuer: String?, _ metadata: ProviderMetadata) throws(OpenIDError) {
        // Otherwise another provider's answer could pass for this one's.
        guard issuer ?? (metadata.namesItself ? nil : provider.issuer.text) == provider.issuer.text else {
            throw .token(.issuer)
        }
    }

    private static func identityToken(in answer: [UInt8]) throws(OpenIDError) -> String {
        guard let json = try? JSON(parsing: answer), let text = json["id_token"]?.string else {
            throw .token(.malformed)
        }
        return text
    }

    /// Asks for the keys again if the known ones did not sign the token: providers change them at any time.
    private func identity(
        in text: String, _ expectation: IdentityToken.Expectation, _ metadata: ProviderMetadata
    ) async throws(OpenIDError) -> ProviderIdentity {
        if let keys, keys.isFresh(at: now()) {
            do {
                return try await OpenIDClient.identity(in: text, expectation, signedBy: keys.value)
            } catch  where error == .token(.unknownKey) || error == .token(.signature) {}
        }
        let keys = try await readKeys(of: metadata)
        self.keys = Dated(value: keys, at: now())
        return try await OpenIDClient.identity(in: text, expectation, signedBy: keys)
    }

    private static func identity(
        in text: String, _ expectation: IdentityToken.Expectation, signedBy keys: SigningKeys
    ) async throws(OpenIDError) -> ProviderIdentity {
        do throws(IdentityTokenProblem) {
            return try await IdentityToken(text).identity(expectation, signedBy: keys)
        } catch {
            throw .token(error)
        }
    }
}

extension OpenIDClient {
    private func currentMetadata() async throws(OpenIDError) -> ProviderMetadata {
        if let metadata, metadata.isFresh(at: now()) { return metadata.value }
        let bytes = try await answer(to: HTTPClientRequest(url: provider.issuer.configuration))
        let value = try ProviderMetadata(json: bytes, of: provider.issuer)
        metadata = Dated(value: value, at: now())
        return value
    }

    private func readKeys(of metadata: ProviderMetadata) async throws(OpenIDError) -> SigningKeys {
        try SigningKeys(json: try await answer(to: HTTPClientRequest(url: metadata.keys)))
    }

    /// The body of an answer that is no error.
    private func answer(to request: HTTPClientRequest) async throws(OpenIDError) -> [UInt8] {
        var request = request
        request.headers.add(name: "Accept", value: "application/json")
        let answer = try await anyAnswer(to: request)
        guard answer.status == 200 else {
            let code = (try? JSON(parsing: answer.bytes))?["error"]?.string ?? "no reason"
            throw .refused("\(answer.status): \(OpenIDError.shown(code))")
        }
        return answer.bytes
    }

    private func anyAnswer(
        to request: HTTPClientRequest
    ) async throws(OpenIDError) -> (status: UInt, bytes: [UInt8]) {
        do {
            let response = try await http.execute(request, timeout: patience)
            let body = try await response.body.collect(upTo: OpenIDClient.largestAnswer)
            return (response.status.code, Array(buffer: body))
        } catch {
            // Errors of the network name addresses, but no secrets.
            throw .unreachable("\(error)")
        }
    }
}
