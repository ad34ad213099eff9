import HexisCore

/// How the day went, with one tap.
extension DayPage {
    /// Writes the panel with the answers, the reason, and the way to no answer.
    func writeAnswers(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: CheckInWording.answer)
            html(
                Explanation(
                    title: CheckInWording.answerExplanationTitle, text: CheckInWording.answerExplanation))
            writeAnswersForm(to: &html)
        }
    }

    private func writeAnswersForm(to html: inout HTML) {
        html(
            "form", .class("answers"), Attribute("method", "post"),
            Attribute("action", "/habits/\(habit.id)/\(hasAmount ? "mark" : "answer")")
        ) { html in
            html(HiddenFields([("day", day.description), surroundings.formIdentifier(habit.id, 20)]))
            html("div", .class("day-answers")) { html in writeMarks(to: &html) }
            html(reasonField)
            if answer != nil || !hasAmount && standing.isDone { writeNoAnswer(to: &html) }
        }
    }

    private func writeMarks(to html: inout HTML) {
        if !hasAmount { write("done", "1", CheckInWording.done, isPressed: standing.isDone, to: &html) }
        for mark in marks {
            write("mark", mark.name, CheckInWording.name(of: mark), isPressed: answer == mark, to: &html)
        }
    }

    private func write(
        _ name: String, _ value: String, _ text: String, isPressed: Bool, to html: inout HTML
    ) {
        html(
            "button", .name(name), .value(value), .class("button quiet"),
            Attribute("aria-pressed", isPressed ? "true" : "false"), text: text)
    }

    private var reasonField: TextField {
        TextField(
            label: CheckInWording.reason, name: "reason", value: record.answer?.reason?.text ?? "",
            hint: CheckInWording.reasonHint, longest: Line.longest)
    }

    private func writeNoAnswer(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html(
                "button", .name("mark"), .value(""), .class("button quiet"), text: CheckInWording.noAnswer)
        }
    }

    /// The recorded answer, if it still applies.
    private var answer: DayMark? { !hasAmount && standing.isDone ? nil : record.answer?.mark }

    private var marks: [DayMark] {
        standing.goal.direction == .atMost ? [.kept, .notDone, .skipped] : [.notDone, .skipped]
    }
}
