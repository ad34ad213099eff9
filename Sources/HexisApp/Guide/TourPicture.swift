import HexisCore

/// The app's own views, filled with a sample habit. They cannot be tapped and are not read aloud.
struct TourPicture: View {
    let stop: TourStop
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func write(to html: inout HTML) {
        let practice = TourPractice(today: today, surroundings: surroundings, stop: stop).practice
        guard let habit = practice.habits.first else { return }
        switch stop {
        case .own:
            html("ul", .class("cards")) { html in
                for challenge in practice.personalChallenges {
                    html(
                        PersonalCard(
                            challenge: challenge, standing: practice.standing(of: challenge, on: today),
                            surroundings: surroundings))
                }
            }
        case .kept:
            write(
                [
                    ("camera", PhotosWording.title), ("pin", RoutesWording.title),
                    ("place-progress", MeasurementsWording.title),
                ], to: &html)
        case .week:
            html(
                WeekStrip(
                    practice: practice, habits: [habit], medicines: [], day: today, today: today,
                    firstWeekday: today.advanced(by: 1).weekday))
        case .places: write(Place.allCases.map { ($0.symbol, $0.name) }, to: &html)
        case .card, .plan, .challenge:
            html("ul", .class("cards")) { html in
                html(TaskCard(habit: habit, day: today, practice: practice, surroundings: surroundings))
            }
        }
    }

    private func write(_ places: [(symbol: String, name: String)], to html: inout HTML) {
        html("ul", .class("tour-places")) { html in
            for place in places {
                html("li") { html in
                    html(Symbol(place.symbol, assets: surroundings.assets))
                    html("span", text: place.name)
                }
            }
        }
    }
}

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
        var facts: [Fact] = [
            .habitAdded(HabitAdded(habit: habit, name: name, day: today.advanced(by: -20))),
            .habitColoured(HabitColoured(habit: habit, colour: .sky)),
            .habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: .drop)),
        ]
        for ago in stop == .card ? 0..<10 : 1..<10 where ago != 4 {
            facts.append(
                .checkedIn(CheckedIn(habit: habit, day: today.advanced(by: -ago), amount: .one)))
        }
        if stop == .plan {
            facts.append(
                .planMade(
                    PlanMade(plan: habit, habit: habit, kind: .action, situation: cue, response: response)))
        }
        if stop == .challenge {
            facts.append(
                .challengeAccepted(
                    ChallengeAccepted(
                        challenge: habit, habit: habit, level: .oneWeek, from: today.advanced(by: -2))))
        }
        return stop == .own ? facts + own(habit) : facts
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
