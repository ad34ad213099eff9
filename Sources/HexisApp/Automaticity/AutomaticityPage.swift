import HexisCore

/// How automatic a habit is: the curve, its meaning and its source.
struct AutomaticityPage {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    func page() -> HTML {
        let document = Document(
            AutomaticityWording.title, in: .habits, of: practice, with: surroundings, notice: notice)
        let reading = AutomaticityReading(of: habit, in: practice, on: surroundings.moment.today)
        return document.page { html in
            html.pageHeader(AutomaticityWording.title, back: "/habits/\(habit.id)", habit.name)
            html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
                write(reading, to: &html)
            }
            if !reading.points.isEmpty { write(reading.points, to: &html) }
        }
    }

    private func write(_ reading: AutomaticityReading, to html: inout HTML) {
        html("h2", text: AutomaticityWording.soFar)
        html(
            Explanation(title: AutomaticityWording.explanationTitle, text: AutomaticityWording.explanation))
        html(AutomaticityWords(reading: reading))
        if !reading.points.isEmpty {
            html(AutomaticityCurve(reading: reading))
            html("p", .class("hint"), text: AutomaticityWording.legend(reading))
        }
        html("div", .class("buttons")) { html in writeQuestionsLink(to: &html) }
    }

    private func writeQuestionsLink(to html: inout HTML) {
        html(
            "a", .class("button"), .href("/habits/\(habit.id)/automaticity/questions"),
            text: AutomaticityWording.answerNow)
    }

    /// Writes the values of the dots as text, latest first.
    private func write(_ points: [AutomaticityPoint], to html: inout HTML) {
        html("details", .class("more")) { html in
            html("summary", text: AutomaticityWording.answers(points.count))
            html("ul", .class("log")) { html in
                for point in points.reversed() { write(point, to: &html) }
            }
        }
    }

    private func write(_ point: AutomaticityPoint, to html: inout HTML) {
        html("li") { html in
            html("span", .class("log-amount"), text: AutomaticityWording.level(point.hundredths))
            html(
                "span", .class("log-time"),
                text: DateWording.short(point.day, seenFrom: surroundings.moment.today))
        }
    }
}
