import HexisCore

/// How close a habit is, in small: for its own page and for others that tell how things go.
struct AutomaticityPanel: View {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings
    /// Where several habits stand together, each is called by its name.
    var isNamed = false

    func write(to html: inout HTML) {
        let reading = AutomaticityReading(of: habit, in: practice, on: surroundings.moment.today)
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: isNamed ? habit.name : AutomaticityWording.title)
            html(AutomaticityWords(reading: reading))
            if !reading.points.isEmpty { html(AutomaticityCurve(reading: reading, isSmall: true)) }
            html("div", .class("buttons")) { html in
                html(
                    "a", .class("button quiet"), .href("/habits/\(habit.id)/automaticity"),
                    text: reading.points.isEmpty ? AutomaticityWording.link : AutomaticityWording.linkToCurve)
            }
        }
    }
}
