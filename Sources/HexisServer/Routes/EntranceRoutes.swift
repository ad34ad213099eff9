import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import Hummingbird

/// The way in: the first page, joining, signing in.
struct EntranceRoutes: Sendable {
    let app: AppRoutes
    let answers: Answers
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

    @Sendable private func welcome(_ visit: Visit) -> Response {
        if visit.signedIn != nil { return answers.redirect(to: "/today") }
        return answers.page(
            WelcomePage(assets: answers.assets, isDemo: isDemo, joining: joining).bytes, for: visit.headers)
    }

    @Sendable private func showJoin(_ visit: Visit) throws -> Response {
        if visit.signedIn != nil { return answers.redirect(to: "/today") }
        try requireOpen()
        return page(JoinForm(zones: app.zones.names), isSent: false, visit)
    }

    @Sendable private func join(_ visit: Visit) async throws -> Response {
        try requireOpen()
        var form = JoinForm(visit.form, zones: app.zones.names)
        guard let newcomer = form.newcomer else { return page(form, isSent: true, visit) }
        guard !isCommon(newcomer.password.text, of: newcomer.userName.text) else {
            form.refusedPassword = .tooCommon
            return page(form, isSent: true, visit)
        }
        guard let person = try await accounts.join(newcomer, from: visit.sender, at: visit.now) else {
            form.isUserNameTaken = true
            return page(form, isSent: true, visit)
        }
        try await app.record(firstEntries(of: newcomer, at: visit.now), for: person)
        return try await welcomeIn(person, as: newcomer.userName.text, to: "/today", visit)
    }

    private func requireOpen() throws {
        guard joining == .open else { throw ServiceError.refused(.joiningClosed) }
    }

    @Sendable private func showSignIn(_ visit: Visit) -> Response {
        let form = SignInForm(Form(encoded: visit.query))
        if visit.signedIn != nil { return answers.redirect(to: form.next) }
        return page(form, .fresh, visit)
    }

    @Sendable private func signIn(_ visit: Visit) async throws -> Response {
        let form = SignInForm(visit.form)
        guard form.isComplete else { return page(form, .incomplete, visit) }
        let person = try await accounts.person(
            form.userName, form.password, from: visit.sender,
            knownBy: DeviceCookie.marks(in: visit.headers, visit.cookie), at: visit.now)
        guard let person else { return page(form, .refused, visit) }
        return try await welcomeIn(person, as: form.userName, to: form.next, visit)
    }

    /// Signs a person in on this browser, and sends them on. By the user name the browser is known again.
    func welcomeIn(
        _ person: Identifier, as userName: String?, to address: String, _ visit: Visit
    ) async throws -> Response {
        let label = deviceName(userAgent: visit.headers[.userAgent] ?? "")
        let isShared = visit.isForSharedComputer
        let token = try await accounts.signIns.begin(person, on: label, at: visit.now, isShared: isShared)
        var response = answers.redirect(to: address)
        response.headers[values: .setCookie] =
            visit.cookie.setting(token, isShared: isShared, over: visit.headers)
            + [isShared ? SharedComputerCookie.setting : SharedComputerCookie.clearing]
        // What others use, too, is to keep nothing.
        if let userName, !isShared {
            let marks = DeviceCookie.marks(in: visit.headers, visit.cookie)
            let mark = accounts.mark(for: userName, knownBy: marks, new: app.world.identifier())
            response.headers[values: .setCookie].append(
                DeviceCookie.keeping(mark, in: visit.headers, visit.cookie))
        }
        return response
    }

    /// What a newcomer said about themselves belongs in their journal, like everything that can change later.
    private func firstEntries(of newcomer: Newcomer, at now: Instant) -> [Entry] {
        let device = app.world.identifier()
        var facts = [Fact.timeZoneChosen(TimeZoneChosen(zone: newcomer.zone))]
        if let name = newcomer.name { facts.append(.personNamed(PersonNamed(name: name))) }
        return facts.map { Entry(id: app.world.identifier(), at: now, device: device, fact: $0) }
    }

    private func page(_ form: JoinForm, isSent: Bool, _ visit: Visit) -> Response {
        let bytes = JoinPage(form, assets: answers.assets, isSent: isSent).bytes
        return isSent ? refusal(bytes, visit) : answers.page(bytes, for: visit.headers)
    }

    private func page(_ form: SignInForm, _ outcome: SignInPage.Outcome, _ visit: Visit) -> Response {
        let bytes = SignInPage(form, assets: answers.assets, outcome: outcome, joining: joining).bytes
        if case .fresh = outcome { return answers.page(bytes, for: visit.headers) }
        return refusal(bytes, visit)
    }

    /// The form once more, with what was typed. No cookie says yet that the computer is a shared one.
    private func refusal(_ bytes: [UInt8], _ visit: Visit) -> Response {
        var response = answers.page(bytes, .unprocessableContent, for: visit.headers)
        if visit.isForSharedComputer { response.isKeptNowhere() }
        return response
    }
}

extension Visit {
    /// What the box below the form said.
    fileprivate var isForSharedComputer: Bool { form["shared"] != nil }
}
