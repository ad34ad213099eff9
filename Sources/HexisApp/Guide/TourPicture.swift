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
        case .own: writeChallenges(of: practice, to: &html)
        case .kept: write(kept, to: &html)
        case .week: html(week(of: habit, in: practice))
        case .places: write(Place.allCases.map { ($0.symbol, $0.name) }, to: &html)
        case .card, .plan, .challenge: writeCard(of: habit, in: practice, to: &html)
        }
    }

    private func writeChallenges(of practice: Practice, to html: inout HTML) {
        html("ul", .class("cards")) { html in
            for challenge in practice.personalChallenges {
                html(
                    PersonalCard(
                        challenge: challenge, standing: practice.standing(of: challenge, on: today),
                        surroundings: surroundings))
            }
        }
    }

    private var kept: [(symbol: String, name: String)] {
        [
            ("camera", PhotosWording.title), ("pin", RoutesWording.title),
            ("place-progress", MeasurementsWording.title),
        ]
    }

    private func week(of habit: Habit, in practice: Practice) -> WeekStrip {
        WeekStrip(
            practice: practice, habits: [habit], medicines: [], day: today, today: today,
            firstWeekday: today.advanced(by: 1).weekday)
    }

    private func writeCard(of habit: Habit, in practice: Practice, to html: inout HTML) {
        html("ul", .class("cards")) { html in
            html(TaskCard(habit: habit, day: today, practice: practice, surroundings: surroundings))
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
