import HexisOpenID
import HexisStore
import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import Hummingbird

extension AppRoutes {
    /// The providers at which people can sign in.
    var providerChoices: [ProviderChoice] {
        backend.providers.providers.map { ProviderChoice(id: $0.id, name: $0.name) }
    }

    /// Whether the person has confirmed to be there within the last minutes, in this browser.
    func isFreshlyConfirmed(_ context: RequestContext, _ signedIn: SignedIn) -> Bool {
        guard let ticket = TicketCookie.confirmed.ticket(in: context.headers, besides: context.cookie) else {
            return false
        }
        return backend.signInTickets.freshConfirmations.isFresh(
            ticket, for: signedIn.session.id, at: context.now)
    }

    /// The response, which notes that the person has just confirmed to be there.
    func confirming(
        with response: Response, _ context: RequestContext, _ signedIn: SignedIn
    ) -> Response {
        let ticket = backend.signInTickets.freshConfirmations.ticket(
            for: signedIn.session.id, at: context.now)
        var response = response
        response.headers[values: .setCookie].append(
            TicketCookie.confirmed.keeping(ticket, besides: context.cookie))
        return response
    }

    /// Whether a form confirms a step by the person's password, which is in the named field, or by a passkey, or the person
    /// has just confirmed another one.
    func isConfirmed(_ field: String, _ context: RequestContext, _ signedIn: SignedIn) async throws -> Bool {
        if isFreshlyConfirmed(context, signedIn) { return true }
        guard context.form["answer"].map({ !$0.isEmpty }) ?? false else {
            return try await backend.accounts.isPassword(
                context.form[field] ?? "", of: signedIn, at: context.now)
        }
        return try await isConfirmedByPasskey(context, signedIn)
    }

    /// With what a person can confirm a step on the page at an address.
    func confirmationMeans(
        of signedIn: SignedIn, on page: String, _ context: RequestContext
    ) async throws -> ConfirmationMeans {
        let linked = try await backend.accounts.linkedAccounts(of: signedIn.person)
        return ConfirmationMeans(
            hasPassword: try await backend.accounts.hasPassword(signedIn.person),
            hasPasskey: try await backend.accounts.passkeys(of: signedIn.person).contains {
                $0.works(at: context.origin)
            },
            providers: providerChoices.filter { isUsable($0, linked) }, page: page,
            isFresh: isFreshlyConfirmed(context, signedIn))
    }

    private func isUsable(_ choice: ProviderChoice, _ linked: [LinkedAccount]) -> Bool {
        linked.contains { $0.provider == choice.id && $0.works(with: backend.providers.providers) }
    }
}
