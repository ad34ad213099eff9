import HTTPTypes
import HexisApp
import HexisCore
import HexisOpenID
import HexisService
import HexisStore
import Hummingbird

/// A person's accounts elsewhere: listing, linking and unlinking them.
struct LinkedAccountRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    private var accounts: Accounts { app.backend.accounts }
    private var providers: [OpenIDProvider] { app.backend.providers.providers }

    var routes: [String: Route] {
        [
            LinkedAccountsPage.address: app.forPeople(get: show),
            LinkedAccountsPage.confirmation: app.forPeople(post: confirm),
            "\(LinkedAccountsPage.address)/unlink": app.forPeople(post: unlink),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let provider = Form(encoded: context.query)["linked"].flatMap { app.backend.providers[$0]?.provider }
        return try await page(provider.map { .linked(provider: $0.name) } ?? .fresh, context, signedIn)
    }

    /// Then the page has the providers' links. No form leads there: a browser would let no form of ours leave this site.
    @Sendable private func confirm(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard try await app.isConfirmed("current", context, signedIn) else {
            return try await page(.notConfirmed, context, signedIn)
        }
        return app.confirming(
            with: responses.redirect(to: "\(LinkedAccountsPage.address)#add"), context, signedIn)
    }

    @Sendable private func unlink(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard let id = context.form["account"].flatMap({ Identifier($0) }) else {
            throw ServiceError.refused(.malformed)
        }
        let isUnlinked = try await accounts.unlink(
            id, of: signedIn, from: context.origin, providers, at: context.now)
        return try await page(isUnlinked ? .unlinked : .onlyWayIn, context, signedIn)
    }

    func link(
        _ identity: ProviderIdentity, at provider: OpenIDProvider, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Response {
        do {
            try await accounts.link(
                identity, at: provider.id, to: signedIn, id: app.world.identifier(), at: context.now)
        } catch StoreError.credentialTaken {
            return try await page(.taken, context, signedIn)
        } catch StoreError.tooManyCredentials {
            return try await page(.tooMany, context, signedIn)
        }
        return responses.redirect(
            to: "\(LinkedAccountsPage.address)?\(Form([("linked", provider.id)]).encoded)")
    }

    func page(
        _ state: LinkedAccountsPage.State, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = LinkedAccountsPage(
            accounts: try await accounts.linkedAccounts(of: signedIn.person).map(summary),
            providers: app.providerChoices, most: StoredCredential.most,
            means: try await app.confirmationMeans(
                of: signedIn, on: LinkedAccountsPage.address, context),
            settings: practice.settings, surroundings: app.surroundings(of: signedIn, practice, context),
            state: state)
        return responses.page(page.bytes, state.isRefused ? .unprocessableContent : .ok, for: context.headers)
    }

    private func summary(_ account: LinkedAccount) -> LinkedAccountSummary {
        let provider = app.backend.providers[account.provider]?.provider
        return LinkedAccountSummary(
            id: account.id, provider: provider?.name ?? account.provider, label: account.label,
            added: account.added, lastUsed: account.lastUsed, works: account.works(with: providers))
    }
}
