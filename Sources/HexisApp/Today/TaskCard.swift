import HexisCore

/// A habit on one day: its name, its progress, and a button to mark it.
struct TaskCard: View {
    let habit: Habit
    let day: Day
    let practice: Practice
    let surroundings: Surroundings
    private let standing: Standing
    private let dueness: Dueness

    init(habit: Habit, day: Day, practice: Practice, surroundings: Surroundings) {
        self.habit = habit
        self.day = day
        self.practice = practice
        self.surroundings = surroundings
        standing = habit.standing(on: day)
        dueness = practice.dueness(of: habit, on: day)
    }

    /// Whether it is due, or was done although it was not.
    var belongsOnTheList: Bool { dueness.isAsked || standing.isDone || standing.outcome == .partly }

    /// Whether nothing is left to do: done, or skipped for today.
    var isSettled: Bool { standing.isDone || standing.isSkipped }

    /// An archived habit is marked on its own page.
    var canBeDoneAnyway: Bool { dueness != .notDue(.archived) }

    func write(to html: inout HTML) {
        html(
            "li", .class("card \(stateClass)"), .id("habit-\(habit.id)"),
            Attribute("data-colour", habit.colour.name)
        ) { html in
            html("a", .class("card-body"), .href(detailsAddress)) { html in
                html("span", .class("card-symbol")) { html in
                    html(Symbol(habit.symbol.name, assets: surroundings.assets))
                }
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: habit.name)
                    for line in lines { html("span", .class("card-line"), text: line) }
                    if let note = habit.record(on: day).note {
                        html("span", .class("card-line card-note"), text: note.text)
                    }
                }
            }
            html(
                MenuMark(
                    label: CheckInWording.more(habit.name), address: CardMenuPage.address(of: habit, on: day))
            )
            html(
                CardControls(
                    habit: habit, day: day, standing: standing, measured: habit.dailyGoal(on: day) != nil,
                    surroundings: surroundings))
            html(HistoryStripView(strip: practice.historyStrip(of: habit, upTo: day)))
        }
    }

    private var detailsAddress: String { "/habits/\(habit.id)/days/\(day)" }

    private var stateClass: String {
        switch standing.outcome {
        case .done: "done"
        case .skipped: "skipped"
        case .notDone: "not-done"
        case .partly: "partly"
        case .unanswered: "open"
        }
    }

    /// The lines below the name: the count, the week, the answer.
    private var lines: [String] {
        var lines: [String] = []
        if let plan = practice.plans(of: habit.id).first(where: { $0.kind == .action }) {
            lines.append(PlansWording.sentence(plan))
        }
        if let challenge = practice.runningChallenge(of: habit, on: day),
            let line = ChallengesWording.line(practice.standing(of: challenge, on: day))
        {
            lines.append(line)
            let doneBy = practice.companionsDone(with: challenge.id, on: day)
            if !doneBy.isEmpty { lines.append(CompanionWording.doneToday(by: doneBy)) }
        }
        if habit.dailyGoal(on: day) != nil {
            lines.append(TodayWording.progress(standing.total, of: standing.goal))
        }
        if let signal = habit.signal(on: day), habit.record(on: day).measured != nil {
            lines.append(MeasurementsWording.measured(practice.sources(of: signal, on: day)))
        }
        if let week = practice.weekProgress(of: habit, on: day) { lines.append(TodayWording.week(week)) }
        let record = habit.record(on: day)
        if let answer = TodayWording.answer(standing, reason: record.answer?.reason) { lines.append(answer) }
        if case .notDue(let reason) = dueness {
            switch reason {
            case .weekComplete where standing.isDone: break
            default:
                lines.append(
                    TodayWording.reason(reason, start: habit.start, seenFrom: surroundings.moment.today))
            }
        }
        return lines
    }
}
