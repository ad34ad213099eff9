import HTTPTypes
import HexisApp
import HexisCore
import HexisPasskeys
import HexisService
import HexisStore
import Hummingbird

/// The first page, joining and signing in.
struct EntranceRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let isDemo: Bool
    let joining: Joining
    private var accounts: Accounts { app.backend.accounts }

    var routes: [String: Route] {
        [
            "/": Route(get: welcome),
            "/join": Route(get: showJoin, post: join),
            "/sign-in": Route(get: showSignIn, post: signIn),
        ]
    }

    @Sendable private func welcome(_ context: RequestContext) async throws -> Response {
        if context.signedIn != nil { return responses.redirect(to: "/today") }
        let joining = try await joiningNow()
        return responses.page(
            WelcomePage(assets: responses.assets, isDemo: isDemo, joining: joining).bytes,
            for: context.headers)
    }

    @Sendable private func showJoin(_ context: RequestContext) async throws -> Response {
        if context.signedIn != nil { return responses.redirect(to: "/today") }
        let form = JoinForm(Form(encoded: context.query), zones: app.zones.names)
        try await requireAdmission(by: form.invitation, context)
        return try await page(form, isSent: false, context)
    }

    @Sendable private func join(_ context: RequestContext) async throws -> Response {
        guard joining != .closed else { throw ServiceError.refused(.joiningClosed) }
        var form = JoinForm(context.form, zones: app.zones.names)
        if context.form[JoinForm.backField] != nil { return try await page(form, isSent: false, context) }
        guard let newcomer = form.newcomer else { return try await page(form, isSent: true, context) }
        guard let password = form.newPassword else { return try await page(form, isSent: true, context) }
        guard !isCommon(password.text, of: newcomer.userName.text) else {
            form.refusedPassword = .tooCommon
            return try await page(form, isSent: true, context)
        }
        return try await join(newcomer, with: password, form, context)
    }

    private func join(
        _ newcomer: Newcomer, with password: NewPassword, _ form: JoinForm, _ context: RequestContext
    ) async throws -> Response {
        guard
            let person = try await accounts.join(
                newcomer, with: password, by: admission(by: form.invitation, context), from: context.sender,
                at: context.now)
        else { return try await refuseUserName(form, context) }
        try await begin(newcomer, as: person, at: context.now)
        return try await welcomeIn(person, as: newcomer.userName.text, to: "/begin", context)
    }

    private func refuseUserName(_ form: JoinForm, _ context: RequestContext) async throws -> Response {
        var form = form
        form.isUserNameTaken = true
        return try await page(form, isSent: true, context)
    }

    /// Who may join right now: where people are invited, the first one is free to join.
    private func joiningNow() async throws -> Joining {
        guard joining == .invited else { return joining }
        return try await accounts.store.hasPeople() ? .invited : .open
    }

    func admission(by invitation: String?, _ context: RequestContext) -> Admission {
        joining == .open ? .nothing : .invitation(secret: invitation, at: context.now)
    }

    func requireAdmission(by invitation: String?, _ context: RequestContext) async throws {
        switch try await joiningNow() {
        case .open: return
        case .closed: throw ServiceError.refused(.joiningClosed)
        case .invited:
            guard let secret = invitation,
                try await accounts.isInvitation(secret, from: context.sender, at: context.now)
            else { throw ServiceError.refused(.notInvited) }
        }
    }

    @Sendable private func showSignIn(_ context: RequestContext) async throws -> Response {
        let form = SignInForm(Form(encoded: context.query))
        if context.signedIn != nil { return responses.redirect(to: form.next) }
        return try await page(form, .fresh, context)
    }

    @Sendable private func signIn(_ context: RequestContext) async throws -> Response {
        let form = SignInForm(context.form)
        guard form.isComplete else { return try await page(form, .incomplete, context) }
        let person = try await accounts.person(
            form.userName, form.password, from: context.sender,
            knownBy: DeviceCookie.marks(in: context.headers, context.cookie), at: context.now)
        guard let person else { return try await page(form, .refused, context) }
        return try await welcomeIn(person, as: form.userName, to: form.next, context)
    }

    /// Signs a person in on this browser and redirects them. `userName` adds the device mark that identifies the
    /// browser later.
    func welcomeIn(
        _ person: PersonID, as userName: String?, to address: String, _ context: RequestContext
    ) async throws -> Response {
        try await welcomeIn(person, as: userName, with: responses.redirect(to: address), context)
    }

    /// Signs a person in on this browser by a response. `isShared` is what the form says if it is `nil`.
    func welcomeIn(
        _ person: PersonID, as userName: String?, with response: Response, isShared: Bool? = nil,
        _ context: RequestContext
    ) async throws -> Response {
        let isShared = isShared ?? context.isForSharedComputer
        let token = try await accounts.signIns.begin(
            person, on: context.device, at: context.now, isShared: isShared)
        var response = response
        response.headers[values: .setCookie] =
            context.cookie.setting(token, isShared: isShared, over: context.headers)
            + [isShared ? SharedComputerCookie.setting : SharedComputerCookie.clearing]
        // A shared browser must keep nothing.
        if let userName, !isShared { mark(&response, for: userName, context) }
        return response
    }

    private func mark(_ response: inout Response, for userName: String, _ context: RequestContext) {
        let marks = DeviceCookie.marks(in: context.headers, context.cookie)
        let mark = accounts.mark(for: userName, knownBy: marks, new: app.world.identifier())
        response.headers[values: .setCookie].append(
            DeviceCookie.keeping(mark, in: context.headers, context.cookie))
    }

    /// Signs in somebody who has just joined without a password, with the recovery codes that no other response has.
    func welcomeWithCodes(
        _ person: PersonID, as userName: String, _ context: RequestContext
    ) async throws -> Response {
        let codes = try await accounts.makeRecoveryCodes(
            of: person, on: context.device, from: app.world, at: context.now)
        let page = FirstRecoveryCodesPage(codes: codes, next: "/begin", assets: responses.assets)
        var response = responses.page(page.bytes, for: context.headers)
        response.isKeptNowhere()
        return try await welcomeIn(person, as: userName, with: response, context)
    }

    /// Records what a newcomer entered, and has their e-mail address confirmed.
    func begin(_ newcomer: Newcomer, as person: PersonID, at now: Instant) async throws {
        try await app.record(firstEntries(of: newcomer, at: now), for: person)
        if newcomer.email != nil, app.canMail { app.backend.accountMails.askForConfirmation(of: person) }
    }

    /// The entries for what a newcomer entered: it belongs in their journal, like everything that can change
    /// later.
    private func firstEntries(of newcomer: Newcomer, at now: Instant) -> [Entry] {
        let device = app.world.identifier()
        var facts = [Fact.timeZoneChosen(TimeZoneChosen(zone: newcomer.zone))]
        if let name = newcomer.name { facts.append(.personNamed(PersonNamed(name: name))) }
        if newcomer.hasTwelveHourClock {
            facts.append(.preferenceChosen(PreferenceChosen(preference: .twelveHourClock, isOn: true)))
        }
        return facts.map { Entry(id: app.world.identifier(), at: now, device: device, fact: $0) }
    }

    func page(_ form: JoinForm, isSent: Bool, _ context: RequestContext) async throws -> Response {
        let joiningNow = try await joiningNow()
        let isFirst = joining == .invited && joiningNow == .open
        let bytes = JoinPage(
            form, assets: responses.assets, isSent: isSent, isFirst: isFirst,
            offersPasskeys: RelyingParty(origin: context.origin) != nil, providers: app.providerChoices
        ).bytes
        return isSent ? refusal(bytes, context) : responses.page(bytes, for: context.headers)
    }

    func page(_ form: SignInForm, _ outcome: SignInPage.Outcome, _ context: RequestContext)
        async throws -> Response
    {
        let joining = try await joiningNow()
        let bytes = SignInPage(
            form, assets: responses.assets, outcome: outcome, joining: joining,
            offersPasskeys: RelyingParty(origin: context.origin) != nil, providers: app.providerChoices
        ).bytes
        if case .fresh = outcome { return responses.page(bytes, for: context.headers) }
        return refusal(bytes, context)
    }

    /// The form again, with its input. No cookie marks the computer as shared yet.
    func refusal(_ bytes: [UInt8], _ context: RequestContext) -> Response {
        var response = responses.page(bytes, .unprocessableContent, for: context.headers)
        if context.isForSharedComputer { response.isKeptNowhere() }
        return response
    }
}

extension RequestContext {
    /// What to call the browser that sent the request.
    var device: String { deviceName(userAgent: headers[.userAgent] ?? "") }

    /// Whether the form's box for a shared computer was ticked.
    fileprivate var isForSharedComputer: Bool { form["shared"] != nil }
}
