import HexisCore

/// The journal of the tour's sample person.
struct TourPractice {
    let today: Day
    let surroundings: Surroundings
    let stop: TourStop

    var practice: Practice {
        var practice = Practice()
        for (number, fact) in facts.enumerated() {
            practice.add(
                Entry(
                    id: Identifier(high: 1, low: UInt64(number)),
                    at: surroundings.moment.instant.advanced(byMilliseconds: Int64(number)),
                    device: surroundings.device, fact: fact))
        }
        return practice
    }

    private var facts: [Fact] {
        let habit = Identifier(high: 0, low: 1)
        guard let name = Line(TourWording.sampleHabit), let cue = Line(TourWording.sampleCue),
            let response = Line(TourWording.sampleResponse)
        else { return [] }
        let facts = added(habit, name) + checkIns(of: habit)
        return switch stop {
        case .plan: facts + [planned(habit, cue, response)]
        case .challenge: facts + [challenged(habit)]
        case .own: facts + own(habit)
        default: facts
        }
    }

    private func added(_ habit: Identifier, _ name: Line) -> [Fact] {
        [
            .habitAdded(HabitAdded(habit: habit, name: name, day: today.advanced(by: -20))),
            .habitColoured(HabitColoured(habit: habit, colour: .sky)),
            .habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: .drop)),
        ]
    }

    private func checkIns(of habit: Identifier) -> [Fact] {
        var facts: [Fact] = []
        for ago in stop == .card ? 0..<10 : 1..<10 where ago != 4 {
            facts.append(
                .checkedIn(CheckedIn(habit: habit, day: today.advanced(by: -ago), amount: .one)))
        }
        return facts
    }

    private func planned(_ habit: Identifier, _ cue: Line, _ response: Line) -> Fact {
        .planMade(PlanMade(plan: habit, habit: habit, kind: .action, situation: cue, response: response))
    }

    private func challenged(_ habit: Identifier) -> Fact {
        .challengeAccepted(
            ChallengeAccepted(
                challenge: habit, habit: habit, level: .oneWeek, from: today.advanced(by: -2)))
    }

    /// A challenge that counts a watch's steps, and one that counts taps.
    private func own(_ books: Identifier) -> [Fact] {
        let presets = PersonalPreset.all.filter { $0.kind == .steps || $0.unit == "books" }
        let counted = PersonalChallengeCounted(challenge: books, day: today, amount: .one)
        let steps = Measured(measurement: books, signal: .steps, amount: 7_412_000, day: today)
        return [
            presets.last.flatMap { taken($0, books) },
            presets.first.flatMap { taken($0, Identifier(high: 0, low: 2)) },
            .personalChallengeCounted(counted), steps.map { .measured($0) },
        ].compactMap { $0 }
    }

    private func taken(_ preset: PersonalPreset, _ name: Identifier) -> Fact? {
        PersonalForm(preset, beginning: today).fact(named: name, on: today)
    }
}
