import HexisCore

/// What a person decides about companions. Inviting and joining are the server's.
struct CompanionRoutes: VisitRoutes {
    let visit: Visit

    /// Answers requests below `/companions`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? list() : nil }
        guard let companion = Identifier(first).flatMap({ practice.companion($0) }) else { return nil }
        if request.method == .get { return path.count == 1 ? show(companion) : nil }
        if path.count == 2, path[1] == "block" { return block(companion) }
        if path.count == 2, path[1] == "unblock" { return unblock(companion) }
        // Another device, or the companion, may have left meanwhile.
        guard !companion.isOver else { return .redirect(to: address(companion)) }
        return change(companion, path)
    }

    private func change(_ companion: Companion, _ path: [String]) -> Reply? {
        switch (path.count, path.count > 1 ? path[1] : "") {
        case (1, _): return choose(companion)
        case (2, "cheer"): return cheer(companion)
        case (2, "choices"): return choose(further: companion)
        case (2, "leave"): return record([left(companion)], thenTo: "\(CompanionsPage.address)?left=1")
        default: return nil
        }
    }

    private func address(_ companion: Companion) -> String { "\(CompanionsPage.address)/\(companion.id)" }

    private func list() -> Reply {
        let notice = request.query["left"].map { _ in Notice(text: CompanionWording.left) }
        return .page(CompanionsPage(practice: practice, surroundings: surroundings, notice: notice).page())
    }

    private func show(_ companion: Companion) -> Reply {
        let notice = request.query["cheered"].map { _ in Notice(text: CheerWording.sent) }
        return page(companion, notice: notice)
    }

    private func choose(_ companion: Companion) -> Reply {
        guard let level = request.form["level"].flatMap({ CompanionLevel(name: $0) }) else {
            return page(companion, levelProblem: CompanionInvitationWording.levelMissing)
        }
        return record(
            [.companionShown(CompanionShown(companion: companion.id, level: level))],
            thenTo: Confirmation.saved.at(address(companion)))
    }

    /// Records only what changed: another device may have changed the rest meanwhile.
    private func choose(further companion: Companion) -> Reply {
        let id = companion.id
        func isOn(_ name: String) -> Bool { request.form[name] != nil }
        var facts: [Fact] = []
        if isOn("muted") != companion.isMuted {
            facts.append(.companionMuted(CompanionMuted(companion: id, isMuted: isOn("muted"))))
        }
        if isOn("notified") != companion.isNotified {
            facts.append(
                .companionNotified(CompanionNotified(companion: id, isNotified: isOn("notified"))))
        }
        if isOn("ranked") != companion.isRanked {
            facts.append(.companionRanked(CompanionRanked(companion: id, isRanked: isOn("ranked"))))
        }
        return record(facts, thenTo: Confirmation.saved.at(address(companion)))
    }

    private func cheer(_ companion: Companion) -> Reply {
        guard companion.state == .active, !companion.hasCheeredEnough(at: surroundings.moment.instant) else {
            return .redirect(to: address(companion))
        }
        let form = CheerForm(request.form)
        guard let fact = form.fact(to: companion.id) else { return page(companion, form) }
        return record([fact], thenTo: "\(address(companion))?cheered=1")
    }

    private func left(_ companion: Companion) -> Fact {
        .companionLeft(CompanionLeft(companion: companion.id, party: .person))
    }

    /// Leaves the same person in all goals, too.
    private func block(_ companion: Companion) -> Reply {
        let together = practice.companions.filter { $0.person == companion.person && !$0.isOver }
        return record(
            [.companionBlocked(CompanionBlocked(companion: companion.id, isBlocked: true))]
                + together.map { left($0) }, thenTo: Confirmation.saved.at(address(companion)))
    }

    /// Also takes back that the same person was blocked because of another goal.
    private func unblock(_ companion: Companion) -> Reply {
        let blocked = practice.companions.filter { $0.person == companion.person && $0.isBlocked }
        return record(
            blocked.map { .companionBlocked(CompanionBlocked(companion: $0.id, isBlocked: false)) },
            thenTo: Confirmation.saved.at(address(companion)))
    }

    private func record(_ facts: [Fact], thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }

    private func page(
        _ companion: Companion, _ form: CheerForm = CheerForm(), levelProblem: String? = nil,
        notice: Notice? = nil
    ) -> Reply {
        .page(
            CompanionPage(
                companion: companion, cheer: form, levelProblem: levelProblem, practice: practice,
                surroundings: surroundings, notice: notice
            ).page(), status: form.problems.isEmpty && levelProblem == nil ? 200 : 422)
    }
}
