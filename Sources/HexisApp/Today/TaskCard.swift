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
            writeBody(to: &html)
            html(menuMark)
            html(controls)
            html(HistoryStripView(strip: practice.historyStrip(of: habit, upTo: day)))
        }
    }

    private func writeBody(to html: inout HTML) {
        html("a", .class("card-body"), .href("/habits/\(habit.id)/days/\(day)")) { html in
            html("span", .class("card-symbol")) { html in
                html(Symbol(habit.symbol.name, assets: surroundings.assets))
            }
            html("span", .class("card-text")) { html in writeText(to: &html) }
        }
    }

    private func writeText(to html: inout HTML) {
        html("span", .class("card-name"), text: habit.name)
        for line in lines { html("span", .class("card-line"), text: line) }
        if let note = habit.record(on: day).note {
            html("span", .class("card-line card-note"), text: note.text)
        }
    }

    private var menuMark: MenuMark {
        MenuMark(label: CheckInWording.more(habit.name), address: CardMenuPage.address(of: habit, on: day))
    }

    private var controls: CardControls {
        CardControls(
            habit: habit, day: day, standing: standing, measured: habit.dailyGoal(on: day) != nil,
            surroundings: surroundings)
    }

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
        let lines = [planLine] + challengeLines + [goalLine, sourceLine, weekLine, answerLine, reasonLine]
        return lines.compactMap { $0 }
    }

    private var planLine: String? {
        practice.plans(of: habit.id).first { $0.kind == .action }.map { PlansWording.sentence($0) }
    }

    /// The running challenge, and who did it today.
    private var challengeLines: [String?] {
        guard let challenge = practice.runningChallenge(of: habit, on: day),
            let line = ChallengesWording.line(practice.standing(of: challenge, on: day))
        else { return [] }
        let doneBy = practice.companionsDone(with: challenge.id, on: day)
        return doneBy.isEmpty ? [line] : [line, CompanionWording.doneToday(by: doneBy)]
    }

    private var goalLine: String? {
        guard habit.dailyGoal(on: day) != nil else { return nil }
        return TodayWording.progress(standing.total, of: standing.goal)
    }

    /// Where the amount was measured.
    private var sourceLine: String? {
        guard let signal = habit.signal(on: day), habit.record(on: day).measured != nil else { return nil }
        return MeasurementsWording.measured(practice.sources(of: signal, on: day))
    }

    private var weekLine: String? {
        practice.weekProgress(of: habit, on: day).map { TodayWording.week($0) }
    }

    private var answerLine: String? {
        TodayWording.answer(standing, reason: habit.record(on: day).answer?.reason)
    }

    /// Why it is not due.
    private var reasonLine: String? {
        guard case .notDue(let reason) = dueness else { return nil }
        if case .weekComplete = reason, standing.isDone { return nil }
        return TodayWording.reason(reason, start: habit.start, seenFrom: surroundings.moment.today)
    }
}
