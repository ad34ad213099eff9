import HexisCore

/// Reading rewards, and turning suggestions into habits.
struct RewardRoutes: VisitRoutes {
    let visit: Visit

    /// Answers requests below `/rewards`; `nil` for an unknown address and for rewards not yet earned.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? list() : nil }
        guard path.count > 1 else { return nil }
        switch (request.method, first, path.count) {
        case (.get, "knowledge", 2): return knowledge(path[1])
        case (.get, "suggestions", 2): return practice.earnedSuggestion(path[1]).map { show($0) }
        case (.post, "suggestions", 3) where path[2] == "habit":
            return practice.earnedSuggestion(path[1]).flatMap { makeHabit(of: $0) }
        case (.post, _, 2) where path[1] == "open": return earnedNumber(first).map { open($0) }
        default: return nil
        }
    }

    private func list() -> Reply {
        .page(RewardsPage(practice: practice, surroundings: surroundings).page())
    }

    private func knowledge(_ id: String) -> Reply? {
        for kept in practice.keptRewards {
            if case .knowledge(let knowledge) = kept.item, knowledge.id == id {
                return .page(
                    KnowledgePage(knowledge: knowledge, practice: practice, surroundings: surroundings).page()
                )
            }
        }
        return nil
    }

    private func show(_ suggestion: Suggestion) -> Reply {
        .page(SuggestionPage(suggestion: suggestion, practice: practice, surroundings: surroundings).page())
    }

    private func earnedNumber(_ text: String) -> Int? { practice.earnedReward(named: text) }

    /// `POST /rewards/NUMBER/open`: marks the reward as read, along with earlier ones of the same content.
    private func open(_ number: Int) -> Reply {
        var recorder = Recorder(request, practice, surroundings)
        if !recorder.isRepeated {
            for number in practice.unreadRewards(sameAs: number) {
                recorder.record(.rewardRead(RewardRead(number: Int64(number))))
            }
        }
        return .redirect(to: RewardItem(number: number).address, recording: recorder.entries)
    }

    /// `POST /rewards/suggestions/ID/habit`: adds the habit with its plan, beginning today.
    private func makeHabit(of suggestion: Suggestion) -> Reply? {
        var recorder = Recorder(request, practice, surroundings)
        let habit = recorder.newIdentifier
        let form = HabitForm(suggestion, beginning: surroundings.moment.today)
        guard let description = form.description(),
            let plan = suggestion.planForm.fact(named: habit.derived(1), of: habit)
        else { return nil }
        if !recorder.isRepeated {
            for fact in description.facts(registering: habit) + [plan] { recorder.record(fact) }
        }
        return .redirect(to: "/today?added=\(habit)", recording: recorder.entries)
    }
}

extension Practice {
    /// The number of a reward as an address names it; `nil` if it is not earned.
    func earnedReward(named text: String) -> Int? {
        guard let number = Amount(text)?.whole, (0..<rewardCount).contains(number) else { return nil }
        return number
    }
}

extension Suggestion {
    /// Its plan as if typed into the form.
    var planForm: PlanForm {
        var form = PlanForm(.action)
        form.situation = cue
        form.response = response
        return form
    }
}
