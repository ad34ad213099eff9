import HexisCore

/// A habit's challenges: the running one, a form to accept a new one or change one, and the reports so far.
struct ChallengesPage {
    let habit: Habit
    let form: ChallengeForm
    let problems: [Problem]
    /// `nil` for a new challenge.
    let changed: Challenge?
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }
    private var address: String { "/habits/\(habit.id)/challenges" }

    private var title: String {
        changed == nil ? ChallengesWording.title : ChallengesWording.changeTitle
    }

    func page() -> HTML {
        let current = habit.challenges.filter { practice.standing(of: $0, on: today) != .completed }
        return Document(title, in: .habits, of: practice, with: surroundings).page { html in
            html.pageHeader(
                title, back: changed == nil ? "/habits/\(habit.id)" : address,
                changed == nil ? habit.name : ChallengesWording.title, lead: changed != nil ? habit.name : nil
            )
            html(ProblemSummary(problems: problems))
            writeForm(beside: current, to: &html)
            if changed == nil { write(current, to: &html) }
        }
    }

    private func writeForm(beside current: [Challenge], to html: inout HTML) {
        if habit.isArchived {
            html("section", .class("panel")) { html in html("p", text: ChallengesWording.archived) }
        } else if changed != nil || current.isEmpty {
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"),
            Attribute("action", changed.map { "\(address)/\($0.id)" } ?? address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(changed?.id ?? habit.id, 80)]))
            writeFields(to: &html)
            writeButton(to: &html)
        }
    }

    private func writeFields(to html: inout HTML) {
        html(Explanation(title: ChallengesWording.explanationTitle, text: ChallengesWording.explanation))
        html(
            LevelChoice(
                habit: habit, chosen: form.level, changed: changed, problem: problems["level"],
                practice: practice, today: today))
        html(
            SelectField(
                label: ChallengesWording.begin, name: "from", options: beginnings, selected: form.from,
                problem: problems["from"]))
    }

    /// The days to choose from: the challenge's current first day when changing it, the first free day, the day
    /// after, and the beginning of the next week.
    private var beginnings: [(value: String, text: String)] {
        let first = practice.firstFreeDay(for: habit, on: today, but: changed)
        let week = first.startOfWeek(beginningOn: practice.firstWeekday).advanced(by: 7)
        var days = changed.map { [$0.from] } ?? []
        for day in [first, first.next, week] where !days.contains(day) { days.append(day) }
        return days.map { ($0.description, ChallengesWording.begin($0, seenFrom: today)) }
    }

    private func writeButton(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html(
                "button", .class("button"),
                text: changed == nil ? ChallengesWording.accept : CommonWording.save)
        }
    }

    private func write(_ current: [Challenge], to html: inout HTML) {
        for challenge in current {
            write(challenge, to: &html)
            html(
                CompanionsSection(
                    goal: .habit(challenge, of: habit), practice: practice, surroundings: surroundings))
        }
        html(ReportList(habit: habit, practice: practice, today: today))
    }

    private func write(_ challenge: Challenge, to html: inout HTML) {
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: ChallengesWording.name(challenge.level))
            html(
                "p",
                text: ChallengesWording.standing(
                    challenge, practice.standing(of: challenge, on: today), seenFrom: today))
            if let report = practice.report(on: challenge) { html(ReportGraph(report: report, today: today)) }
            html("div", .class("buttons")) { html in writeWays(of: challenge, to: &html) }
        }
    }

    private func writeWays(of challenge: Challenge, to html: inout HTML) {
        html(
            "a", .class("button quiet"), .href("\(address)/\(challenge.id)"), text: ChallengesWording.change)
        html(
            "a", .class("button quiet danger"), .href("\(address)/\(challenge.id)/remove"),
            text: ChallengesWording.remove)
    }
}
