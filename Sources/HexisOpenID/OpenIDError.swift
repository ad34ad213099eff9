/// Why a provider's account could not be used.
package enum OpenIDError: Error, Hashable, Sendable {
    /// The provider did not answer, or not in time.
    case unreachable(String)
    /// It answered a request with an error.
    case refused(String)
    /// What it says about itself cannot be used.
    case metadata(String)
    /// Its keys cannot be read.
    case keys
    case token(IdentityTokenProblem)

    /// What a log and tests know it by.
    package var code: String {
        switch self {
        case .unreachable: "provider-unreachable"
        case .refused: "provider-refused"
        case .metadata: "provider-metadata"
        case .keys: "provider-keys"
        case .token: "provider-token"
        }
    }

    /// The reason, for the operator. It contains no secrets.
    package var reason: String {
        switch self {
        case .unreachable(let reason), .refused(let reason), .metadata(let reason): reason
        case .keys: "no key can be read"
        case .token(let problem): "\(problem.rawValue)"
        }
    }
}

extension OpenIDError {
    /// An error code of a provider's as a log may show it: whatever it contains, it stays on its line.
    package static func shown(_ code: String) -> String {
        String(decoding: code.utf8.prefix(100).filter { 0x20...0x7E ~= $0 }, as: UTF8.self)
    }
}

/// What is wrong with a token that is to say who somebody is (OpenID Connect Core 1.0, section 3.1.3.7).
package enum IdentityTokenProblem: String, Error, Hashable, Sendable {
    case malformed
    /// Signed in a way that nobody, or everybody, can verify.
    case algorithm
    case unknownKey
    case signature
    case issuer
    case audience
    case nonce
    case expired
    case notYetValid
    case tooOld
    /// The person was signed in at the provider longer ago than was asked for.
    case signedInTooLongAgo
    case subject
}
