import HexisCore

/// A habit in a list: its name, schedule and goal.
struct HabitRow: View {
    let habit: Habit
    let today: Day
    let assets: Assets

    func write(to html: inout HTML) {
        html("a", .class("card-body"), .href("/habits/\(habit.id)")) { html in
            html("span", .class("card-symbol")) { html in html(Symbol(habit.symbol.name, assets: assets)) }
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: habit.name)
                html("span", .class("card-line"), text: summary)
            }
        }
    }

    private var summary: String {
        [HabitsWording.schedule(habit.schedule(on: today)), HabitsWording.goal(habit.dailyGoal(on: today))]
            .compactMap { $0 }.joined(separator: " · ")
    }
}
