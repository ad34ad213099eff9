import HexisCore

/// A token in which a provider says who signed in (OpenID Connect Core 1.0, section 2).
struct IdentityToken: Sendable {
    private let text: String
    private let header: JSON
    private let claims: JSON

    /// The difference between the provider's clock and this one that is put up with: five minutes, in milliseconds.
    static let clockSkew: Int64 = 300_000
    /// How long after it was issued a token is of use: ten minutes, in milliseconds.
    static let longestAge: Int64 = 600_000
    /// The longest token, in bytes.
    private static let longest = 64 * 1024
    /// The longest subject: “It MUST NOT exceed 255 ASCII characters in length.”
    private static let longestSubject = 255

    init(_ text: String) throws(IdentityTokenProblem) {
        guard text.utf8.count <= IdentityToken.longest else { throw .malformed }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = IdentityToken.object(parts[0]),
            let claims = IdentityToken.object(parts[1]), IdentityToken.bytes(parts[2]) != nil
        else { throw .malformed }
        self.text = text
        self.header = header
        self.claims = claims
    }

    private static func object(_ part: Substring) -> JSON? {
        guard let bytes = bytes(part), let json = try? JSON(parsing: bytes), case .object = json else {
            return nil
        }
        return json
    }

    /// The bytes of a part that is written in the one way that RFC 7515, section 2, allows.
    private static func bytes(_ part: Substring) -> [UInt8]? {
        guard let bytes = Base64URL.bytes(of: String(part)), Base64URL.text(of: bytes) == part else {
            return nil
        }
        return bytes
    }

    /// What a token must fit.
    struct Expectation: Sendable {
        let issuer: String
        let clientID: String
        let nonce: String
        let now: Instant
        /// The longest time since the person last signed in at the provider, in milliseconds; `nil` if it does not matter.
        var longestSince: Int64?
    }

    /// Who signed in, once everything about the token is verified (section 3.1.3.7).
    func identity(
        _ expected: Expectation, signedBy keys: SigningKeys
    ) async throws(IdentityTokenProblem) -> ProviderIdentity {
        try await keys.verify(text, header)
        guard claims["iss"]?.string == expected.issuer else { throw .issuer }
        try check(audience: expected.clientID)
        guard claims["nonce"]?.string == expected.nonce else { throw .nonce }
        try check(times: expected)
        return ProviderIdentity(
            issuer: expected.issuer, subject: try subject(), userName: claims["preferred_username"]?.string,
            name: claims["given_name"]?.string ?? claims["name"]?.string,
            email: isEmailVerified ? claims["email"]?.string : nil)
    }

    /// A token that others may use as well could have been given to them.
    private func check(audience clientID: String) throws(IdentityTokenProblem) {
        let isOurs =
            switch claims["aud"] {
            case .string(let one)?: one == clientID
            case .array(let several)?: several == [.string(clientID)]
            default: false
            }
        guard isOurs, claims["azp"].map({ $0 == .string(clientID) }) ?? true else { throw .audience }
    }

    private func check(times expected: Expectation) throws(IdentityTokenProblem) {
        guard let expires = time("exp"), let issued = time("iat") else { throw .malformed }
        let (now, skew) = (expected.now.milliseconds, IdentityToken.clockSkew)
        guard now < expires + skew else { throw .expired }
        guard issued <= now + skew else { throw .notYetValid }
        try checkBegin(by: now + skew)
        guard now <= issued + IdentityToken.longestAge + skew else { throw .tooOld }
        // Not every provider says when, and glewlwyd says 0; all were asked to have the person sign in anew.
        if let longest = expected.longestSince, let signedIn = time("auth_time"), signedIn > 0 {
            guard now <= signedIn + longest + skew else { throw .signedInTooLongAgo }
        }
    }

    private func checkBegin(by latest: Int64) throws(IdentityTokenProblem) {
        guard claims["nbf"] != nil else { return }
        guard let begin = time("nbf") else { throw .malformed }
        guard begin <= latest else { throw .notYetValid }
    }

    private func subject() throws(IdentityTokenProblem) -> String {
        guard let subject = claims["sub"]?.string, 1...IdentityToken.longestSubject ~= subject.utf8.count
        else { throw .subject }
        return subject
    }

    /// Milliseconds since 1970, for seconds that may have a fraction (RFC 7519, section 2).
    private func time(_ name: String) -> Int64? {
        guard case .number(let text)? = claims[name], let seconds = Double(text), seconds >= 0, seconds < 1e11
        else { return nil }
        return Int64(seconds * 1000)
    }

    /// Apple writes it as text.
    private var isEmailVerified: Bool {
        claims["email_verified"] == .bool(true) || claims["email_verified"] == .string("true")
    }
}
