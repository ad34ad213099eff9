import Crypto
import Foundation
import HexisCore

/// Where a browser is sent so that somebody signs in at a provider (OpenID Connect Core 1.0, section 3.1.2.1).
package struct AuthorizationRequest: Hashable, Sendable {
    /// What the answer is matched with: known to this server and the browser only.
    package let state: String
    package let nonce: String
    /// What proves, once the answer is there, that this server asked for it (RFC 7636).
    package let verifier: String
    /// The address here to which the provider answers.
    package let redirect: String
    package let purpose: Purpose

    package enum Purpose: Hashable, Sendable {
        /// Signing in, and perhaps joining: the provider is asked for a name and an e-mail address to begin with.
        case signIn
        /// Linking an account: nothing but who somebody is.
        case linking
        /// Having somebody sign in anew, though the provider remembers them.
        case confirmation
    }

    package init(state: String, nonce: String, verifier: String, redirect: String, purpose: Purpose) {
        self.state = state
        self.nonce = nonce
        self.verifier = verifier
        self.redirect = redirect
        self.purpose = purpose
    }

    /// The digest of a verifier that the provider keeps until the verifier itself is sent (RFC 7636, section 4.2).
    static func challenge(of verifier: String) -> String {
        Base64URL.text(of: Array(SHA256.hash(data: Array(verifier.utf8))))
    }

    func address(at endpoint: String, of provider: OpenIDProvider) -> String? {
        guard var parts = URLComponents(string: endpoint) else { return nil }
        let query = Parameters(parameters(of: provider)).encoded
        parts.percentEncodedQuery = [parts.percentEncodedQuery, query].compactMap { $0 }.joined(
            separator: "&")
        return parts.string
    }

    private func parameters(of provider: OpenIDProvider) -> [(String, String)] {
        var parameters = [
            ("response_type", "code"), ("client_id", provider.clientID), ("redirect_uri", redirect),
            ("scope", scope(of: provider)), ("state", state), ("nonce", nonce),
            ("code_challenge", AuthorizationRequest.challenge(of: verifier)),
            ("code_challenge_method", "S256"),
        ]
        // Apple gives names and addresses in a form only.
        if provider.secret.isApple { parameters.append(("response_mode", "form_post")) }
        if purpose == .confirmation { parameters += [("prompt", "login"), ("max_age", "300")] }
        return parameters
    }

    private func scope(of provider: OpenIDProvider) -> String {
        guard purpose == .signIn else { return "openid" }
        return provider.secret.isApple ? "openid name email" : "openid profile email"
    }
}
