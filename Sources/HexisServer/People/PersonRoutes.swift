import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging

/// What an administrator does to somebody else's account. Each action is the last part of an address below the person's
/// page.
struct PersonRoutes: Sendable {
    let people: PeopleRoutes
    let logger: Logger

    static let prefix = "\(PeoplePage.address)/"

    private var app: AppRoutes { people.app }
    private var administration: Administration { app.backend.administration }

    var route: Route {
        app.forPeople(
            get: people.forAdministrators { context, signedIn in
                try await page(.fresh, of: try await subject(context).account, context, signedIn)
            }, post: people.forAdministrators(act))
    }

    /// The account that an address is about, and what to do to it; `nil` for the page itself.
    private func subject(_ context: RequestContext) async throws -> (
        account: AccountOverview, action: String?
    ) {
        let parts = context.path.dropFirst(PersonRoutes.prefix.count).split(
            separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let person = parts.first.flatMap({ PersonID(String($0)) }),
            let account = try await app.store.everybody().first(where: { $0.account.person == person })
        else { throw ServiceError.refused(.notFound) }
        return (account, parts.count == 2 ? String(parts[1]) : nil)
    }

    @Sendable private func act(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let (overview, action) = try await subject(context)
        let person = overview.account.person
        // One's own account has a page of its own; an administrator cannot lock themselves out here.
        guard person != signedIn.person else { throw ServiceError.refused(.methodNotAllowed) }
        switch action {
        case "password-link" where !overview.account.isSuspended:
            return try await makePasswordLink(to: overview, context, signedIn)
        case "suspend": return try await suspend(person, context, signedIn)
        case "resume": return try await resume(person, context, signedIn)
        case "make-administrator" where !overview.account.isSuspended:
            return try await makeAdministrator(person, context, signedIn)
        case "unmake-administrator": return try await unmakeAdministrator(person, context, signedIn)
        case "limits": return try await setLimits(overview, context, signedIn)
        case "erase": return try await erase(overview, context, signedIn)
        default: throw ServiceError.refused(.notFound)
        }
    }

    /// The link appears in this response only.
    private func makePasswordLink(
        to overview: AccountOverview, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let secret = app.world.token()
        try await app.store.keepPasswordLink(secret, of: overview.account.person, at: context.now)
        logger.notice("an administrator made a link to a new password")
        let link = Link.password(secret)
        var response = try await page(
            .passwordLinkMade(link: context.origin + link.address, code: link.code), of: overview, context,
            signedIn)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func suspend(
        _ person: PersonID, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        try await administration.suspend(person)
        logger.notice("an administrator suspended an account")
        return try await page(.suspended, of: try await subject(context).account, context, signedIn)
    }

    private func resume(
        _ person: PersonID, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        try await administration.resume(person, at: context.now)
        logger.notice("an administrator resumed an account")
        return try await page(.resumed, of: try await subject(context).account, context, signedIn)
    }

    private func makeAdministrator(
        _ person: PersonID, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        try await administration.setAdministrator(true, person, at: context.now)
        logger.notice("an administrator made another one")
        return try await page(.madeAdministrator, of: try await subject(context).account, context, signedIn)
    }

    private func unmakeAdministrator(
        _ person: PersonID, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        try await administration.setAdministrator(false, person, at: context.now)
        logger.notice("an administrator unmade another one")
        return try await page(.unmadeAdministrator, of: try await subject(context).account, context, signedIn)
    }

    private func setLimits(
        _ overview: AccountOverview, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let form = StorageForm(context.form)
        guard form.isComplete else {
            return try await page(.refusedLimits(form), of: overview, context, signedIn)
        }
        try await app.backend.storage.set(
            StorageLimits(journal: form.journalLimit, photos: form.photoLimit), of: overview.account.person)
        logger.notice("an administrator set how much somebody may store")
        return try await page(.limitsSaved, of: overview, context, signedIn)
    }

    /// Erases an account for good, once the administrator's own password or passkey confirms it.
    private func erase(
        _ overview: AccountOverview, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        guard try await app.isConfirmed("confirm", context, signedIn) else {
            return try await page(.wrongPassword, of: overview, context, signedIn)
        }
        try await administration.erase(overview.account.person, at: context.now)
        logger.notice("an administrator erased an account")
        return people.responses.redirect(to: "\(PeoplePage.address)?erased")
    }

    private func page(
        _ state: PersonPage.State, of overview: AccountOverview, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = PersonPage(
            account: AccountSummary(overview),
            use: try await app.backend.storage.use(of: overview.account.person), settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context),
            means: try await app.confirmationMeans(
                of: signedIn, on: PersonPage.address(of: overview.account.person.identifier), context),
            state: state)
        return people.responses.page(
            page.bytes, state.isRefused ? .unprocessableContent : .ok, for: context.headers)
    }
}
