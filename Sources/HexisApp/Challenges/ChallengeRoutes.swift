import HexisCore

/// Accepting, changing and removing a habit's challenges, and showing their reports.
struct ChallengeRoutes: VisitRoutes {
    let habit: Habit
    let visit: Visit

    private var today: Day { surroundings.moment.today }
    private var address: String { "/habits/\(habit.id)/challenges" }

    /// Answers requests below `/habits/ID/challenges`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? list() : accept() }
        guard let challenge = Identifier(first).flatMap({ habit.challenge($0) }) else { return nil }
        let isCompleted = practice.standing(of: challenge, on: today) == .completed
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _): return isCompleted ? report(challenge) : change(challenge)
        case (.post, 1, _): return isCompleted ? nil : save(challenge)
        case (.post, 2, "read"): return read(challenge)
        case (.get, 2, "remove"): return askToRemove(challenge)
        case (.post, 2, "remove"): return remove(challenge)
        default: return nil
        }
    }

    private func list() -> Reply {
        let form = ChallengeForm(
            level: practice.proposedLevel(for: habit, on: today),
            from: practice.firstFreeDay(for: habit, on: today))
        return page(form, [])
    }

    private func accept() -> Reply {
        let form = ChallengeForm(request.form)
        var recorder = Recorder(request, practice, surroundings)
        if recorder.isRepeated { return .redirect(to: "/today#habit-\(habit.id)") }
        guard !habit.isArchived else { return page(form, []) }
        let problems = form.problems(habit, practice, on: today)
        guard problems.isEmpty else { return page(form, problems) }
        for fact in form.facts(named: recorder.newIdentifier, for: habit) { recorder.record(fact) }
        return .redirect(
            to: Confirmation.challengeAccepted.at(
                "/today#habit-\(habit.id)", habit.id, recorder.newIdentifier),
            recording: recorder.entries)
    }

    private func change(_ challenge: Challenge) -> Reply {
        page(ChallengeForm(level: challenge.level, from: challenge.from), [], changing: challenge)
    }

    private func save(_ challenge: Challenge) -> Reply {
        let form = ChallengeForm(request.form)
        let problems = form.problems(habit, practice, on: today, changed: challenge)
        guard problems.isEmpty else { return page(form, problems, changing: challenge) }
        return record(
            form.facts(named: challenge.id, for: habit), thenTo: Confirmation.saved.at(address))
    }

    private func askToRemove(_ challenge: Challenge) -> Reply {
        .page(
            ChallengeRemovalPage(
                habit: habit, challenge: challenge, practice: practice, surroundings: surroundings
            ).page())
    }

    /// Also removes challenges that other devices accepted for the same days; otherwise one of them would take its
    /// place.
    private func remove(_ challenge: Challenge) -> Reply {
        let facts = habit.challenges(sharingDaysWith: challenge).flatMap { challenge in
            [Fact.challengeRemoved(ChallengeRemoved(challenge: challenge.id, habit: habit.id))]
                + practice.leaving(companionsOf: challenge.id)
        }
        return record(facts, thenTo: Confirmation.deleted.at(address))
    }

    private func read(_ challenge: Challenge) -> Reply {
        let fact = Fact.reportRead(ReportRead(challenge: challenge.id, habit: habit.id))
        return record(challenge.isRead ? [] : [fact], thenTo: "\(address)/\(challenge.id)?from=today")
    }

    private func report(_ challenge: Challenge) -> Reply? {
        guard let report = practice.report(on: challenge) else { return nil }
        let isFromReports = (request.query["from"] ?? "") == "reports"
        let origin = isFromReports ? ReportsAddress.all : Place.named(request.query["from"])?.address
        // Closing the report leads to Today, which announces the reward that the same tap earned.
        let reward = request.query["reward"].flatMap { Amount($0) }.map { "/today?reward=\($0)" }
        return .page(
            ReportPage(
                habit: habit, report: report, under: reward ?? origin ?? address, practice: practice,
                surroundings: surroundings
            ).page())
    }

    private func record(_ facts: [Fact], thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }

    private func page(_ form: ChallengeForm, _ problems: [Problem], changing challenge: Challenge? = nil)
        -> Reply
    {
        let page = ChallengesPage(
            habit: habit, form: form, problems: problems, changed: challenge, practice: practice,
            surroundings: surroundings)
        return .page(page.page(), status: problems.isEmpty ? 200 : 422)
    }
}

extension Practice {
    /// The level to propose: the one after the last completed challenge, or the same level again if fewer than half
    /// of its times were done.
    func proposedLevel(for habit: Habit, on today: Day) -> ChallengeLevel {
        let last = habit.challenges.last { standing(of: $0, on: today) == .completed }
        guard let last, let report = report(on: last) else { return .oneWeek }
        return report.suggestsRepeating ? last.level : report.next ?? last.level
    }
}
