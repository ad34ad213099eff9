import HexisCore

/// One day of one habit: the exact amount, an answer, a note, and when each was recorded.
struct DayPage {
    let habit: Habit
    let day: Day
    let practice: Practice
    let surroundings: Surroundings
    var typed: Typed?

    /// The form's text as typed.
    struct Typed {
        /// `nil` if the form had only a note.
        let total: String?
        let note: String
    }

    private var standing: Standing { habit.standing(on: day) }
    private var record: DayRecord { habit.record(on: day) }
    private var now: Moment { surroundings.moment }
    private var today: Day { now.today }
    /// Whether the day asks for an amount, not just for yes or no.
    private var hasAmount: Bool { habit.dailyGoal(on: day) != nil }

    var problems: [Problem] {
        guard let typed else { return [] }
        var problems: [Problem] = []
        if let text = typed.total, total(text) == nil {
            let unit = standing.goal.unit
            let unclear = CommonWording.unclear(Quantity(text)?.number, isWhole: unit.isCountedWhole)
            problems.append(
                Problem(field: "total", message: unclear ?? CheckInWording.totalProblem(unit)))
        }
        if day > today, let total = typed.total.flatMap({ total($0) }), total > standing.total {
            problems.append(Problem(field: "total", message: CheckInWording.dayAhead))
        }
        if typed.note.scalarCount > Passage.longest {
            problems.append(Problem(field: "note", message: CheckInWording.noteTooLong))
        }
        return problems
    }

    /// The facts to record when saving: only the differences.
    var changes: [Fact] {
        guard let typed, let total = typed.total.map({ total($0) }) ?? standing.total else { return [] }
        var facts: [Fact] = []
        let difference = total - standing.total
        if difference != .zero {
            facts.append(.checkedIn(CheckedIn(habit: habit.id, day: day, amount: difference)))
        }
        let note = Passage(typed.note)
        if note != record.note { facts.append(.dayNoted(DayNoted(habit: habit.id, day: day, note: note))) }
        return facts
    }

    /// Reads an empty field as zero. Returns `nil` for a negative amount, another unit, or text that is not a number.
    private func total(_ text: String) -> Amount? {
        if text.isBlank { return .zero }
        guard let quantity = Quantity(text), quantity.unit == nil || quantity.unit == standing.goal.unit,
            let amount = quantity.amount(of: standing.goal.unit), amount >= .zero
        else { return nil }
        return amount
    }

    func page() -> HTML {
        let document = Document(
            "\(habit.name), \(DateWording.short(day, seenFrom: today))", in: .today,
            of: practice, with: surroundings)
        return document.page { html in
            html("header", .class("page-header"), Attribute("data-colour", habit.colour.name)) { html in
                html.backLink(to: todayAddress, dayName)
                html("h1", text: habit.name)
                html("p", text: DateWording.long(day, seenFrom: today))
            }
            html(ProblemSummary(problems: problems))
            if day < habit.start { writeBeginning(to: &html) }
            if hasAmount { writeForm(to: &html) }
            writeAnswers(to: &html)
            if !hasAmount { writeForm(to: &html) }
            writeLog(to: &html)
            html(
                PhotosPanel(
                    subject: .habit(habit.id), day: day, practice: practice, surroundings: surroundings))
            html("p") { html in
                html("a", .href("/habits/\(habit.id)"), text: CheckInWording.wholeHabit)
            }
        }
    }

    private var dayName: String {
        day == today ? CommonWording.today : DateWording.short(day, seenFrom: today)
    }

    private var todayAddress: String { day == today ? "/today" : "/today?day=\(day)" }

    private func writeBeginning(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html(
                "form", .class("fields"), Attribute("method", "post"),
                Attribute("action", "/habits/\(habit.id)/begin")
            ) { html in
                html("p", text: TodayWording.reason(.notBegun, start: habit.start, seenFrom: today) + ".")
                html(HiddenFields([("day", day.description), surroundings.formIdentifier(habit.id, 22)]))
                html("button", .class("button quiet"), text: CheckInWording.begin)
            }
        }
    }

    private func writeAnswers(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: CheckInWording.answer)
            html(
                Explanation(
                    title: CheckInWording.answerExplanationTitle, text: CheckInWording.answerExplanation))
            html(
                "form", .class("answers"), Attribute("method", "post"),
                Attribute("action", "/habits/\(habit.id)/\(hasAmount ? "mark" : "answer")")
            ) { html in
                html(HiddenFields([("day", day.description), surroundings.formIdentifier(habit.id, 20)]))
                html("div", .class("day-answers")) { html in
                    if !hasAmount {
                        write("done", "1", CheckInWording.done, isPressed: standing.isDone, to: &html)
                    }
                    for mark in marks {
                        write(
                            "mark", mark.name, CheckInWording.name(of: mark), isPressed: answer == mark,
                            to: &html)
                    }
                }
                html(
                    TextField(
                        label: CheckInWording.reason, name: "reason",
                        value: record.answer?.reason?.text ?? "",
                        hint: CheckInWording.reasonHint, longest: Line.longest))
                if answer != nil || !hasAmount && standing.isDone {
                    html("div", .class("buttons")) { html in
                        html(
                            "button", .name("mark"), .value(""), .class("button quiet"),
                            text: CheckInWording.noAnswer)
                    }
                }
            }
        }
    }

    private func write(
        _ name: String, _ value: String, _ text: String, isPressed: Bool, to html: inout HTML
    ) {
        html(
            "button", .name(name), .value(value), .class("button quiet"),
            Attribute("aria-pressed", isPressed ? "true" : "false"), text: text)
    }

    /// The recorded answer, if it still applies.
    private var answer: DayMark? { !hasAmount && standing.isDone ? nil : record.answer?.mark }

    private var marks: [DayMark] {
        standing.goal.direction == .atMost ? [.kept, .notDone, .skipped] : [.notDone, .skipped]
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"),
            Attribute("action", "/habits/\(habit.id)/days/\(day)")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 21)]))
            if hasAmount {
                html(
                    TextField(
                        label: CheckInWording.total(unit: standing.goal.unit), name: "total",
                        value: typed?.total ?? standing.total.typed,
                        hint: CheckInWording.totalHint(standing.goal), problem: problems["total"],
                        keyboard: "decimal"))
            }
            html(
                TextField(
                    label: CheckInWording.note, name: "note", value: typed?.note ?? record.note?.text ?? "",
                    hint: CheckInWording.noteHint, problem: problems["note"], rows: 3))
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: CommonWording.save)
                html("a", .class("button quiet"), .href(todayAddress), text: CommonWording.cancel)
            }
        }
    }

    private func writeLog(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: CheckInWording.log)
            if record.checkIns.isEmpty {
                html("p", .class("hint"), text: CheckInWording.emptyLog)
            } else {
                html("ul", .class("log")) { html in
                    for checkIn in record.checkIns { write(checkIn, to: &html) }
                }
            }
        }
    }

    private func write(_ checkIn: DayRecord.CheckIn, to html: inout HTML) {
        html("li", .class(checkIn.isUndone ? "undone" : "")) { html in
            html(
                "span", .class("log-amount"), text: CheckInWording.amount(checkIn.amount, standing.goal.unit))
            html(
                "span", .class("log-time"),
                text: CheckInWording.recorded(
                    now.past(checkIn.stamp.at, by: checkIn.offset), seenFrom: now,
                    by: practice.clock))
            if checkIn.isUndone { html("span", .class("log-undone"), text: CheckInWording.undone) }
        }
    }
}
