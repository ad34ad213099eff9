import HexisCore

/// A habit's symbol and name at the top of its sheet.
struct HabitHeading: View {
    let habit: Habit
    let line: String
    let assets: Assets

    func write(to html: inout HTML) {
        html("header", .class("page-header"), Attribute("data-colour", habit.colour.name)) { html in
            html(HabitTitle(habit: habit, assets: assets))
            html("p", text: line)
        }
    }
}

/// A habit's symbol and name as the title of a page.
struct HabitTitle: View {
    let habit: Habit
    let assets: Assets

    func write(to html: inout HTML) {
        html("div", .class("habit-title")) { html in
            html("span", .class("card-symbol")) { html in
                html(Symbol(habit.symbol.name, assets: assets))
            }
            html("h1", text: habit.name)
        }
    }
}
