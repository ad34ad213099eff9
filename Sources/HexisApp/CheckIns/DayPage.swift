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

    var standing: Standing { habit.standing(on: day) }
    var record: DayRecord { habit.record(on: day) }
    private var now: Moment { surroundings.moment }
    var today: Day { now.today }
    /// Whether the day asks for an amount, not just for yes or no.
    var hasAmount: Bool { habit.dailyGoal(on: day) != nil }

    func page() -> HTML {
        document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            if day < habit.start { writeBeginning(to: &html) }
            if hasAmount { writeForm(to: &html) }
            writeAnswers(to: &html)
            if !hasAmount { writeForm(to: &html) }
            writeLog(to: &html)
            writeFooter(to: &html)
        }
    }

    private var document: Document {
        Document(
            "\(habit.name), \(DateWording.short(day, seenFrom: today))", in: .today, of: practice,
            with: surroundings)
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header"), Attribute("data-colour", habit.colour.name)) { html in
            html.backLink(to: todayAddress, dayName)
            html("h1", text: habit.name)
            html("p", text: DateWording.long(day, seenFrom: today))
        }
    }

    private var dayName: String {
        day == today ? CommonWording.today : DateWording.short(day, seenFrom: today)
    }

    /// The address of Today on the day shown.
    var todayAddress: String { day == today ? "/today" : "/today?day=\(day)" }

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

    /// Writes the photos of the day and the way to the whole habit.
    private func writeFooter(to html: inout HTML) {
        html(
            PhotosPanel(subject: .habit(habit.id), day: day, practice: practice, surroundings: surroundings))
        html("p") { html in
            html("a", .href("/habits/\(habit.id)"), text: CheckInWording.wholeHabit)
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
