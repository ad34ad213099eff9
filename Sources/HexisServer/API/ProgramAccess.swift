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
        guard let secret = context.headers.bearer else {
            throw APIProblem(.unauthorized, "Missing token. Send it as “Authorization: Bearer TOKEN”.")
        }
        try countGuess(in: context)
        guard let access = try await app.store.access(by: secret) else {
            throw APIProblem(.unauthorized, "Invalid or revoked token.")
        }
        guesses.forgive(context.sender)
        try app.countProgram(of: access.person)
        return access
    }

    private func countGuess(in context: RequestContext) throws(APIProblem) {
        if let seconds = guesses.attempt(context.sender, at: context.now.milliseconds) {
            throw .tooMany(seconds)
        }
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
