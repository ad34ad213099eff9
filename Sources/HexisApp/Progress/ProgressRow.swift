import HexisCore

/// A habit in a list, with a line about it.
struct ProgressRow: View {
    let habit: Habit
    let line: String
    /// The shares of its months, drawn as small bars; none in a list about something else.
    var months: [Int?] = []
    let assets: Assets

    func write(to html: inout HTML) {
        html("li", .class("row"), Attribute("data-colour", habit.colour.name)) { html in
            html("a", .class("card-body"), .href("/progress/\(habit.id)")) { html in
                html("span", .class("card-symbol")) { $0(Symbol(habit.symbol.name, assets: assets)) }
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: habit.name)
                    html("span", .class("card-line"), text: line)
                }
            }
            if !months.isEmpty { html(Bars(permilles: months)) }
        }
    }
}
