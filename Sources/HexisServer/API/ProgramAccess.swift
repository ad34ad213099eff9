import HTTPTypes
import HexisCore
import HexisExchange
import HexisService
import HexisStore

/// Lets programs in by the API token that they send.
struct ProgramAccess: Sendable {
    let app: AppRoutes
    /// Limits token guesses per address.
    private let guesses = Limiter<SenderAddress>(.address)

    init(app: AppRoutes) {
        self.app = app
    }

    /// Returns whose token it is and what it allows. Throws `APIProblem` without a token that lets in.
    func access(of context: RequestContext) async throws -> Access {
        let now = context.now.milliseconds
        guard let secret = context.headers.bearer else {
            throw APIProblem(.unauthorized, "Missing token. Send it as “Authorization: Bearer TOKEN”.")
        }
        if let seconds = guesses.attempt(context.sender, at: now) { throw APIProblem.tooMany(seconds) }
        guard let access = try await app.store.access(by: secret) else {
            throw APIProblem(.unauthorized, "Invalid or revoked token.")
        }
        guesses.forgive(context.sender)
        try app.countProgram(of: access.person)
        return access
    }
}

extension Access {
    /// Throws `APIProblem` unless the token allows all of this.
    func require(_ scope: AccessScope) throws(APIProblem) {
        guard token.scope.isSuperset(of: scope) else {
            throw APIProblem(.forbidden, "Not in this token’s scope. Create another under Settings.")
        }
    }
}

extension APIProblem {
    static func tooMany(_ seconds: Int) -> APIProblem {
        APIProblem(.tooMany, "Rate limit exceeded. Retry in \(seconds) seconds.")
    }
}

extension HTTPFields {
    /// The token of `Authorization: Bearer` (RFC 6750).
    fileprivate var bearer: String? {
        guard let value = self[.authorization], value.lowercased().hasPrefix("bearer ") else { return nil }
        return String(value.dropFirst(7))
    }
}
