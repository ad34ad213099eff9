public import HexisCore

/// A page in one of its states, with a name: for viewing, screenshots and tests.
public struct Sample: Sendable {
    /// `today, many habits`.
    public let name: String
    /// Whether the page is made from a journal alone, so that what a person does beforehand shows on it.
    let isOfJournal: Bool
    private let show: @Sendable (Surroundings, [Entry]) -> [UInt8]

    init(_ name: String, show: @escaping @Sendable (Surroundings) -> [UInt8]) {
        self.name = name
        isOfJournal = false
        self.show = { surroundings, _ in show(surroundings) }
    }

    /// The page that a request shows for a practice; empty if it shows none.
    init(name: String, practice: Practice, request: Request) {
        self.name = name
        isOfJournal = true
        show = { surroundings, more in
            var practice = practice
            for entry in more { practice.add(entry) }
            guard case .page(let bytes) = respond(to: request, with: practice, in: surroundings).content
            else {
                return []
            }
            return bytes
        }
    }

    /// The whole document.
    /// - Parameter more: Entries that the person makes beforehand, where the page is of a journal.
    public func page(assets: Assets = Assets(), after more: [Entry] = []) -> [UInt8] {
        show(
            Surroundings(
                moment: SamplePractice.moment, device: Identifier(high: 0, low: 1),
                random: Identifier(high: 0, low: 2), zones: ["Europe/Vienna", "Asia/Kolkata", "UTC"],
                assets: assets, userName: "maria"), more)
    }
}

/// Every page in its states: empty, one, many, invalid input, long words, another script.
public enum Storybook {
    /// Made once: their journals take a tenth of a second.
    public static let samples = made()

    private static func made() -> [Sample] {
        let empty = Practice()
        let many = SamplePractice.many.practice
        let long = longWords.practice
        let twelveHours = SamplePractice.twelveHours.practice
        let first = many.habits.first?.id.description ?? ""
        return [
            Sample(name: "today, no habits", practice: empty, request: Request(.get, "/today")),
            Sample(name: "today, one habit", practice: one.practice, request: Request(.get, "/today")),
            Sample(name: "today, many habits", practice: many, request: Request(.get, "/today")),
            Sample(
                name: "today, yesterday", practice: many,
                request: Request(.get, "/today", query: "day=2026-11-20")),
            Sample(name: "today, long words", practice: long, request: Request(.get, "/today")),
            Sample(
                name: "today, another script", practice: anotherScript.practice,
                request: Request(.get, "/today")),
            // As shown to a person far from home.
            Sample(
                name: "today, far from home", practice: farAway.practice, request: Request(.get, "/today")),
            Sample(name: "today, all done", practice: allDone.practice, request: Request(.get, "/today")),
            Sample(
                name: "day of a habit", practice: many,
                request: Request(.get, "/habits/\(first)/days/2026-11-21")),
            Sample(
                name: "day of a habit, wrong number", practice: many,
                request: Request(.post, "/habits/\(first)/days/2026-11-21", body: "total=abc&note=Slept+well")
            ),
            Sample(name: "habits, none", practice: empty, request: Request(.get, "/habits")),
            Sample(name: "habits, many", practice: many, request: Request(.get, "/habits")),
            Sample(name: "habit", practice: many, request: Request(.get, "/habits/\(first)")),
            Sample(
                name: "habit, to delete", practice: many, request: Request(.get, "/habits/\(first)/delete")),
            Sample(name: "new habit", practice: empty, request: Request(.get, "/habits/new")),
            Sample(
                name: "new habit, filled in", practice: empty,
                request: Request(
                    .post, "/habits/new",
                    body:
                        "name=Stretch&cue=pour+my+coffee&remind=1&time=18:30&frequency=times&times=3&measure=once&start=2026-11-21"
                )),
            Sample(
                name: "new habit, wrong", practice: empty,
                request: Request(
                    .post, "/habits",
                    body: "name=&frequency=times&times=9&measure=atLeast&amount=abc&unit=cups&start=soon")),
            Sample(name: "edit habit", practice: many, request: Request(.get, "/habits/\(first)/edit")),
            Sample(name: "plans, none", practice: many, request: Request(.get, "/habits/\(first)/plans")),
            Sample(
                name: "plans, some", practice: planned.practice,
                request: Request(.get, "/habits/\(planned.practice.habits[0].id)/plans")),
            Sample(
                name: "plans, wrong", practice: many,
                request: Request(.post, "/habits/\(first)/plans", body: "kind=coping&situation=&response=run")
            ),
            Sample(name: "today, with plans", practice: planned.practice, request: Request(.get, "/today")),
            Sample(name: "pauses, none", practice: many, request: Request(.get, "/pauses")),
            Sample(name: "pauses, some", practice: paused.practice, request: Request(.get, "/pauses")),
            Sample(name: "rewards, none", practice: empty, request: Request(.get, "/rewards")),
            Sample(name: "settings", practice: many, request: Request(.get, "/settings")),
            Sample(
                name: "settings, pause", practice: many, request: Request(.get, "/settings/pause")),
            Sample(
                name: "settings, text size", practice: many, request: Request(.get, "/settings/text-size")),
            Sample(name: "settings, clock", practice: many, request: Request(.get, "/settings/clock")),
            Sample(name: "settings, keys", practice: many, request: Request(.get, "/settings/keys")),
            Sample(
                name: "settings, twelve-hour clock", practice: twelveHours,
                request: Request(.get, "/settings")),
            Sample(
                name: "today, twelve-hour clock", practice: twelveHours, request: Request(.get, "/today")),
            Sample(
                name: "settings, day start", practice: many, request: Request(.get, "/settings/day-start")),
            Sample(
                name: "settings, wrong", practice: many,
                request: Request(.post, "/settings", body: "day-start=25:00&zone=Moon/Base")),
            Sample(name: "nothing here", practice: many, request: Request(.get, "/nowhere")),
        ] + accounts + people + devices + invitations + progress + challenges + graduations + guides
            + automaticity
            + rewards + reminders + calls + loops + channels + medicine + onboarding + surveys + places
            + deliveries + measurements + fullDay + imports + healthImport + habitImport + exportImport
            + photos
            + routes + programs
            + waysIn + care
            + questionnaires + studies
            + companions
            + stored
    }

    private static var devices: [Sample] {
        let standings: [(String, LocalJournal)] = [
            ("all sent", LocalJournal()), ("no connection", LocalJournal(unsent: 3, isReached: false)),
            ("server full", LocalJournal(unsent: 3, isServerFull: true)),
            ("limit reached", LocalJournal(unsent: 3, isLimited: true)),
            ("sync off", LocalJournal(unsent: 12, isSyncOn: false)),
            ("signed out there", LocalJournal(unsent: 1, isSignedIn: false)),
            ("clock ahead", LocalJournal(clockAhead: 4 * 365 * 86_400_000)),
        ]
        let practice = SamplePractice.many.practice
        return standings.flatMap { name, journal in
            ["today", "settings"].map { place in
                Sample("\(place), kept here, \(name)") { surroundings in
                    let here = Surroundings(
                        moment: surroundings.moment, device: surroundings.device, random: surroundings.random,
                        zones: surroundings.zones, assets: surroundings.assets,
                        userName: surroundings.userName, localJournal: journal)
                    let reply = respond(to: Request(.get, "/\(place)"), with: practice, in: here)
                    guard case .page(let bytes) = reply.content else { return [] }
                    return bytes
                }
            }
        }
            + DevicePage.Kind.allCases.map { kind in
                Sample("device, \(kind.name)") {
                    DevicePage(kind, unsent: 2, next: "/today", settings: Settings(), assets: $0.assets).bytes
                }
            }
    }

    private static var invitations: [Sample] {
        let ways: [(String, InstallInvitation.Way?)] = [
            ("by the browser", .prompt), ("by hand", .steps), ("not yet shown", nil),
        ]
        return ways.map { name, way in
            Sample("invitation to install, \(name)") { surroundings in
                Document(CommonWording.today, in: .today, assets: surroundings.assets).page { html in
                    html("h1", text: CommonWording.today)
                    html(InstallInvitation(assets: surroundings.assets, way: way))
                }.bytes
            }
        }
    }

    private static var accounts: [Sample] {
        let wrong = Form([("user", "m"), ("password", "short"), ("email", "maria")])
        return [
            Sample("welcome") { WelcomePage(assets: $0.assets, isDemo: false, joining: .open).bytes },
            Sample("welcome, demonstration") {
                WelcomePage(assets: $0.assets, isDemo: true, joining: .open).bytes
            },
            Sample("welcome, no new people") {
                WelcomePage(assets: $0.assets, isDemo: false, joining: .closed).bytes
            },
            Sample("welcome, by invitation") {
                WelcomePage(assets: $0.assets, isDemo: false, joining: .invited).bytes
            },
            Sample("join, the first") {
                JoinPage(JoinForm(zones: $0.zones), assets: $0.assets, isSent: false, isFirst: true).bytes
            },
            Sample("join, invited") {
                let form = JoinForm(Form([("invitation", "secret")]), zones: $0.zones)
                return JoinPage(form, assets: $0.assets, isSent: false).bytes
            },
            Sample("join") { JoinPage(JoinForm(zones: $0.zones), assets: $0.assets, isSent: false).bytes },
            Sample("join, wrong") {
                JoinPage(JoinForm(wrong, zones: $0.zones), assets: $0.assets, isSent: true).bytes
            },
            Sample("join, more below wrong") {
                let form = Form([("user", "maria"), ("password", "a long sentence"), ("zone", "Moon/Base")])
                return JoinPage(JoinForm(form, zones: $0.zones), assets: $0.assets, isSent: true).bytes
            },
            Sample("join, common password") {
                var form = JoinForm(Form([("user", "maria"), ("password", "password")]), zones: $0.zones)
                form.refusedPassword = .tooCommon
                return JoinPage(form, assets: $0.assets, isSent: true).bytes
            },
            Sample("join, no passkey") {
                var form = JoinForm(Form([("user", "maria")]), zones: $0.zones, isWithoutPassword: true)
                form.isPasskeyRefused = true
                return JoinPage(form, assets: $0.assets, isSent: true).bytes
            },
            Sample("join with a passkey") { PasskeySamples.joining($0) },
            Sample("joined with a passkey") {
                FirstRecoveryCodesPage(codes: RecoverySamples.codes, next: "/begin", assets: $0.assets).bytes
            },
            Sample("sign in") {
                SignInPage(
                    SignInForm(), assets: $0.assets, outcome: .fresh, joining: .open, offersPasskeys: true
                ).bytes
            },
            Sample("sign in, refused") {
                SignInPage(
                    SignInForm(wrong), assets: $0.assets, outcome: .refused, joining: .open,
                    offersPasskeys: true
                ).bytes
            },
            Sample("sign in, no new people") {
                SignInPage(
                    SignInForm(), assets: $0.assets, outcome: .fresh, joining: .closed, offersPasskeys: true
                ).bytes
            },
            Sample("sign in, by invitation") {
                SignInPage(
                    SignInForm(), assets: $0.assets, outcome: .fresh, joining: .invited, offersPasskeys: true
                ).bytes
            },
            Sample("account") { account(.fresh, $0) },
            Sample("account of the administrator") { account(.fresh, $0, administrator: .only) },
            Sample("account, wrong passwords of others") {
                account(.fresh, $0, failedSignIns: [(0, 1), (0, 1), (1, 5), (12, 140)])
            },
            Sample("account, wrong password") { account(.wrongCurrentPassword, $0) },
            Sample("account, password not removed") { account(.passwordNotRemoved, $0) },
            Sample("account without a password") { account(.fresh, $0, hasPassword: false) },
            Sample("account without a password, not confirmed") {
                account(.wrongErasePassword, $0, hasPassword: false)
            },
            Sample("passkeys, the only way in") { PasskeySamples.page(count: 1, .onlyWayIn, $0) },
            Sample("passkeys") { PasskeySamples.page(count: 2, .fresh, $0) },
            Sample("passkeys, none yet") { PasskeySamples.page(count: 0, .fresh, $0) },
            Sample("passkeys, wrong password") { PasskeySamples.page(count: 1, .wrongPassword, $0) },
            Sample("passkeys, as many as possible") { PasskeySamples.page(count: 20, .fresh, $0) },
            Sample("passkey, new") { PasskeySamples.creation($0) },
            Sample("linked accounts") {
                OpenIDSamples.linked(count: 3, .linked(provider: "City Clinic"), $0)
            },
            Sample("linked accounts, none yet") {
                OpenIDSamples.linked(count: 0, .fresh, $0, OpenIDSamples.fresh)
            },
            Sample("linked accounts, the only way in") {
                OpenIDSamples.linked(count: 1, .onlyWayIn, $0, OpenIDSamples.onlyProvider)
            },
            Sample("linked accounts, not confirmed") { OpenIDSamples.linked(count: 1, .notConfirmed, $0) },
            Sample("join with a provider") { OpenIDSamples.joining(isSent: false, $0) },
            Sample("join with a provider, wrong") { OpenIDSamples.joining(isSent: true, $0) },
            Sample("join, with providers") {
                JoinPage(
                    JoinForm(zones: $0.zones), assets: $0.assets, isSent: false,
                    providers: OpenIDSamples.providers
                ).bytes
            },
            Sample("sign in, with providers") { OpenIDSamples.signIn(.fresh, $0) },
            Sample("sign in, a provider is down") {
                OpenIDSamples.signIn(.provider(.unreachable, name: "City Clinic"), $0)
            },
            Sample("sign in, refused passkey") {
                SignInPage(
                    SignInForm(), assets: $0.assets, outcome: .refusedPasskey, joining: .open,
                    offersPasskeys: true
                ).bytes
            },
            Sample("recovery codes, none yet") { RecoverySamples.page(left: 0, .fresh, $0) },
            Sample("recovery codes, some left") { RecoverySamples.page(left: 7, .fresh, $0) },
            Sample("recovery codes, without a password") {
                RecoverySamples.page(left: 10, .passwordRemoved(RecoverySamples.codes), $0)
            },
            Sample("recovery codes, made") {
                RecoverySamples.page(left: 10, .made(RecoverySamples.codes), $0)
            },
            Sample("forgotten password") {
                RecoverPage(RecoverForm(), outcome: .fresh, hasMail: false, assets: $0.assets).bytes
            },
            Sample("forgotten password, wrong code") {
                let form = RecoverForm(Form([("user", "maria"), ("code", "4GT9-ZP0Q")]))
                return RecoverPage(form, outcome: .refused, hasMail: true, assets: $0.assets).bytes
            },
            Sample("forgotten password, link on its way") {
                RecoverPage(RecoverForm(), outcome: .requested, hasMail: true, assets: $0.assets).bytes
            },
            Sample("forgotten password, no name") {
                let form = RecoverForm(Form([("mail", "")]))
                return RecoverPage(form, outcome: .namelessRequest, hasMail: true, assets: $0.assets).bytes
            },
            Sample("e-mail, none yet") { EmailSamples.page(nil, .fresh, $0) },
            Sample("e-mail, not confirmed") { EmailSamples.page(EmailSamples.address, .saved, $0) },
            Sample("e-mail, confirmed") {
                EmailSamples.page(EmailSamples.address, isConfirmed: true, .confirmed, $0)
            },
            Sample("e-mail, refused") {
                EmailSamples.page(nil, .refused(EmailForm("maria.example.org")), $0)
            },
            Sample("e-mail, of no use") {
                EmailSamples.page(EmailSamples.address, canSend: false, .fresh, $0)
            },
            Sample("e-mail, question") { EmailSamples.question(EmailSamples.address, $0) },
            Sample("e-mail, link of another account") { EmailSamples.question(nil, $0) },
            Sample("refusal, no new people") { RefusalPage(.joiningClosed, assets: $0.assets).bytes },
            Sample("new password") {
                NewPasswordPage(userName: "maria", secret: "secret", assets: $0.assets).bytes
            },
            Sample("new password, too short") {
                NewPasswordPage(userName: "maria", secret: "secret", refused: .tooShort, assets: $0.assets)
                    .bytes
            },
            Sample("refusal, link used") { RefusalPage(.linkUnusable, assets: $0.assets).bytes },
            Sample("refusal, not invited") { RefusalPage(.notInvited, assets: $0.assets).bytes },
            Sample("refusal, suspended") { RefusalPage(.suspended, assets: $0.assets).bytes },
            Sample("refusal, not saved") { RefusalPage(.notSaved, assets: $0.assets).bytes },
            Sample("refusal, too many attempts") {
                RefusalPage(.tooManyAttempts(seconds: 90), assets: $0.assets).bytes
            },
        ]
    }

    private static func account(
        _ state: AccountPage.State, _ surroundings: Surroundings,
        failedSignIns: [(daysAgo: Int64, count: Int)] = [], administrator: AccountPage.Administrator? = nil,
        hasPassword: Bool = true
    ) -> [UInt8] {
        let now = SamplePractice.moment.instant
        let devices = [
            SignedInDevice(id: "1", name: "Safari on iPhone", lastSeen: now, isThis: true),
            SignedInDevice(
                id: "2", name: "Firefox on Linux", lastSeen: now.advanced(byMilliseconds: -86_400_000),
                isThis: false),
        ]
        let failedSignIns = failedSignIns.map { days, count in
            FailedAttempts(time: now.advanced(byMilliseconds: -86_400_000 * days), count: count)
        }
        let history = (0..<8).map { number in
            let at = now.advanced(byMilliseconds: -86_400_000 * Int64(number) * 3)
            return switch number {
            case 1: PastAccountEvent(.passwordLinkUsed, at: at, device: "Firefox on Linux")
            case 2: PastAccountEvent(.passwordLinkMade, at: at, device: nil)
            case 5: PastAccountEvent(.passwordChanged, at: at, device: "Safari on iPhone")
            case 6: PastAccountEvent(.passkeyAdded, at: at, device: "Safari on iPhone")
            default: PastAccountEvent(.signedIn, at: at, device: "Safari on iPhone")
            }
        }
        return AccountPage(
            devices: devices, failedSignIns: failedSignIns, history: history, settings: Settings(),
            surroundings: surroundings, administrator: administrator,
            studies: AccountStudies(mayResearch: administrator != nil, []), passkeyCount: 2,
            means: ConfirmationMeans(hasPassword: hasPassword, hasPasskey: true),
            recoveryCodeCount: 9,
            email: AccountEmail(address: EmailSamples.address, isConfirmed: false, canSend: true),
            state: state
        ).bytes
    }

    private static var one: SamplePractice {
        var sample = SamplePractice()
        sample.habit("Write one line", .pen, .coral, begun: 0)
        return sample
    }

    private static var farAway: SamplePractice {
        var sample = one
        if let zone = Line("Pacific/Chatham") { sample.record(.timeZoneChosen(TimeZoneChosen(zone: zone))) }
        return sample
    }

    private static var allDone: SamplePractice {
        var sample = SamplePractice()
        for (name, symbol, colour) in [
            ("Stretch", HabitSymbol.stretch, HabitColour.rose), ("Read", .book, .indigo),
            ("Early to bed", .moon, .plum),
        ] {
            let habit = sample.habit(name, symbol, colour)
            for day in 0..<12 { sample.checkIn(habit, daysAgo: day) }
        }
        return sample
    }

    private static var planned: SamplePractice {
        var sample = SamplePractice.many
        let habits = sample.practice.habits
        let plans: [(Plan.Kind, Int, String, String)] = [
            (.action, 0, "pour my coffee", "drink a glass of water"),
            (.coping, 0, "I am on the road", "carry a bottle"),
            (.action, 1, "pour my coffee", "leave it at one"),
        ]
        for (number, (kind, place, situation, response)) in plans.enumerated() {
            guard let situation = Line(situation), let response = Line(response) else { continue }
            sample.record(
                .planMade(
                    PlanMade(
                        plan: Identifier(high: 4, low: UInt64(number)), habit: habits[place].id, kind: kind,
                        situation: situation, response: response)))
        }
        return sample
    }

    private static var paused: SamplePractice {
        var sample = SamplePractice.many
        sample.record(
            .pauseSet(
                PauseSet(
                    pause: Identifier(high: 3, low: 1), habit: nil,
                    from: SamplePractice.today.advanced(by: -2),
                    until: nil, reason: Line("Flu"))))
        sample.record(
            .pauseSet(
                PauseSet(
                    pause: Identifier(high: 3, low: 2), habit: nil,
                    from: SamplePractice.today.advanced(by: -40),
                    until: SamplePractice.today.advanced(by: -30), reason: Line("Holiday by the sea"))))
        return sample
    }

    private static var longWords: SamplePractice {
        var sample = SamplePractice()
        sample.habit(
            "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren und sorgfältig einordnen",
            .brush,
            .plum,
            goal: DailyGoal(
                .atLeast, Amount(clamping: 12_500_000), unit: Line("Kapitänsmützenabzeichenpolierdurchgänge")),
            group: "Rechtsschutzversicherungsgesellschaftsangelegenheiten am Vormittag")
        sample.habit("<script>alert('no')</script> & “quotes” \"too\"", .star, .amber)
        return sample
    }

    private static var anotherScript: SamplePractice {
        var sample = SamplePractice()
        let water = sample.habit(
            "اشرب الماء", .drop, .sky, goal: DailyGoal(.atLeast, Amount(clamping: 4000), unit: Line("أكواب")),
            group: "الصباح")
        sample.checkIn(water, Amount(clamping: 3000), daysAgo: 0)
        sample.habit("散歩する", .walk, .moss, group: "朝")
        return sample
    }
}
