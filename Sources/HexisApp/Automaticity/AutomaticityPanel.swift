import HexisCore

/// A summary of how automatic a habit is, for the habit's own page and for progress pages.
struct AutomaticityPanel: View {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings
    /// Whether to name the habit, for panels that stand beside those of other habits.
    var isNamed = false

    func write(to html: inout HTML) {
        let reading = AutomaticityReading(of: habit, in: practice, on: surroundings.moment.today)
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: isNamed ? habit.name : AutomaticityWording.title)
            html(AutomaticityWords(reading: reading))
            if !reading.points.isEmpty { html(AutomaticityCurve(reading: reading, isSmall: true)) }
            html("div", .class("buttons")) { writeLink(hasCurve: !reading.points.isEmpty, to: &$0) }
        }
    }

    private func writeLink(hasCurve: Bool, to html: inout HTML) {
        html(
            "a", .class("button quiet"), .href("/habits/\(habit.id)/automaticity"),
            text: hasCurve ? AutomaticityWording.linkToCurve : AutomaticityWording.link)
    }
}
