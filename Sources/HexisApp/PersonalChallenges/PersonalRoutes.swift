import HexisCore

/// Personal challenges: listing, accepting, counting, changing and deleting them.
struct PersonalRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }
    static var address: String { "/personal-challenges" }

    /// Answers requests below `/personal-challenges`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? list() : add() }
        if path.count == 1, first == "new" { return request.method == .get ? new() : nil }
        guard let challenge = Identifier(first).flatMap({ practice.personalChallenge($0) }) else {
            return nil
        }
        return reply(about: challenge, path)
    }

    private func reply(about challenge: PersonalChallenge, _ path: [String]) -> Reply? {
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _): show(challenge)
        case (.post, 1, _): save(challenge)
        case (.get, 2, "edit"): formPage(PersonalForm(challenge), [], changing: challenge)
        case (.get, 2, "delete"): askToRemove(challenge)
        case (.post, 2, "delete"): remove(challenge)
        case (.post, 2, "count"): count(challenge)
        case (.post, 2, "seen"): close(challenge)
        default: nil
        }
    }

    private func list() -> Reply {
        .page(PersonalListPage(practice: practice, surroundings: surroundings).page())
    }

    private func new() -> Reply { formPage(PersonalForm(beginning: today), []) }

    /// Takes on the preset whose button was tapped, or else what the form says.
    private func add() -> Reply {
        let presets = PersonalPreset.all
        let number = request.form["preset"].flatMap { Amount($0)?.whole } ?? -1
        let form =
            presets.indices.contains(number)
            ? PersonalForm(presets[number], beginning: today) : PersonalForm(request.form, today: today)
        let id = Recorder(request, practice, surroundings).newIdentifier
        guard let fact = form.fact(named: id, on: today) else {
            return formPage(form, form.problems(on: today))
        }
        return record(fact, to: Confirmation.takenOn.at("\(PersonalRoutes.address)/\(id)", id))
    }

    private func save(_ challenge: PersonalChallenge) -> Reply {
        let form = PersonalForm(request.form, today: today)
        guard let fact = form.fact(named: challenge.id, on: today, changing: challenge) else {
            return formPage(form, form.problems(on: today, changing: challenge), changing: challenge)
        }
        return record(fact, to: "\(PersonalRoutes.address)/\(challenge.id)?saved=1")
    }

    private func askToRemove(_ challenge: PersonalChallenge) -> Reply {
        .page(
            PersonalRemovalPage(challenge: challenge, practice: practice, surroundings: surroundings)
                .page())
    }

    private func remove(_ challenge: PersonalChallenge) -> Reply {
        Recorder(request, practice, surroundings).reply(
            recording: [.personalChallengeRemoved(PersonalChallengeRemoved(challenge: challenge.id))]
                + practice.leaving(companionsOf: challenge.id),
            thenTo: Confirmation.deleted.at(PersonalRoutes.address))
    }

    /// Adds the amount to today or to the form's day. A day's total never falls below zero, and future days are
    /// refused.
    private func count(_ challenge: PersonalChallenge) -> Reply? {
        guard case nil = challenge.kind.signal else { return nil }
        let text = request.form["amount"] ?? ""
        let day = request.form["day"].flatMap { Day($0) } ?? today
        guard let typed = TypedNumber(text)?.amount(isWhole: challenge.unit.isCountedWhole), typed != .zero,
            day <= today
        else { return page(challenge, typed: text) }
        let there = Amount(clamping: practice.amount(of: challenge, on: day))
        return add(max(typed, -there), to: challenge, on: day)
    }

    private func add(_ amount: Amount, to challenge: PersonalChallenge, on day: Day) -> Reply {
        let back =
            (request.form["back"] ?? "") == "today" ? "/today" : "\(PersonalRoutes.address)/\(challenge.id)"
        guard amount != .zero else { return .redirect(to: back) }
        let things = [challenge.id.description, day.description, "\(amount.thousandths)"]
        return record(
            .personalChallengeCounted(
                PersonalChallengeCounted(challenge: challenge.id, day: day, amount: amount)),
            to: Confirmation.counted.at(back, things))
    }

    /// Records that the announcement of a completed challenge was read.
    private func close(_ challenge: PersonalChallenge) -> Reply {
        record(
            .personalChallengeSeen(PersonalChallengeSeen(challenge: challenge.id)),
            to: "\(PersonalRoutes.address)/\(challenge.id)")
    }

    private func show(_ challenge: PersonalChallenge) -> Reply {
        var notice =
            TimersWording.notice(request.query)
            ?? MeasurementRoutes(visit: visit)
            .notice(onPageOf: challenge)
        if request.query["saved"] != nil {
            notice = Notice(text: PersonalWording.saved(challenge.title.text))
        }
        return page(challenge, notice: notice)
    }

    private func page(_ challenge: PersonalChallenge, typed: String? = nil, notice: Notice? = nil) -> Reply {
        .page(
            PersonalPage(
                challenge: challenge, typed: typed, practice: practice, surroundings: surroundings,
                cameFrom: request.query["from"], notice: notice
            ).page(), status: typed == nil ? 200 : 422)
    }

    private func record(_ fact: Fact, to address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: address)
    }

    private func formPage(
        _ form: PersonalForm, _ problems: [Problem], changing challenge: PersonalChallenge? = nil
    ) -> Reply {
        .page(
            PersonalFormPage(
                form: form, problems: problems, changed: challenge, practice: practice,
                surroundings: surroundings
            ).page(), status: problems.isEmpty ? 200 : 422)
    }
}
