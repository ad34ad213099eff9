import HexisCore

/// The habits in use, in the person's order.
struct HabitsPage {
    let practice: Practice
    let surroundings: Surroundings
    /// The query, which may name a part of the list.
    let query: Form
    var notice: Notice?

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let inUse = practice.habits.filter { !$0.isArchived }
        let stretch = Stretch(query, of: inUse.count)
        let document = Document(
            CommonWording.habits, on: .habits, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html("header", .class("page-header")) { html in
                html("h1", text: CommonWording.habits)
                html(AddButton(place: .habits, assets: surroundings.assets))
            }
            if inUse.isEmpty { writeEmpty(to: &html) }
            writeList(Array(inUse[stretch.places]), of: inUse, to: &html)
            html(StretchLinks(stretch: stretch, address: "/habits?stretch="))
            if !inUse.isEmpty { html(NewHabitButton()) }
            writeMore(to: &html)
        }
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in html(Symbol("leaf", assets: surroundings.assets)) }
            html("h2", text: HabitsWording.emptyTitle)
            html("p", text: HabitsWording.emptyText)
            html("a", .class("button"), .href("/habits/new"), text: HabitsWording.new)
            html(GuideLinks())
        }
    }

    private func writeList(_ habits: [Habit], of all: [Habit], to html: inout HTML) {
        html("ul", .class("rows")) { html in
            for habit in habits {
                html(
                    "li", .class("row"), .id("habit-\(habit.id)"), Attribute("data-colour", habit.colour.name)
                ) {
                    html in
                    html(HabitRow(habit: habit, today: today, assets: surroundings.assets))
                    html("div", .class("row-moves")) { html in
                        writeMove(habit, up: true, isPossible: habit.id != all.first?.id, to: &html)
                        writeMove(habit, up: false, isPossible: habit.id != all.last?.id, to: &html)
                    }
                }
            }
        }
    }

    private func writeMove(_ habit: Habit, up: Bool, isPossible: Bool, to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/move")) { html in
            html(
                HiddenFields([
                    ("direction", up ? "up" : "down"), surroundings.formIdentifier(habit.id, up ? 40 : 41),
                ]))
            html(
                "button", .class("round small"), .id("\(up ? "up" : "down")-\(habit.id)"),
                .label(up ? HabitsWording.moveUp(habit.name) : HabitsWording.moveDown(habit.name)),
                Attribute("disabled", if: !isPossible)
            ) { html in
                html("span", .class(up ? "arrow up" : "arrow down"), .decorative, text: "")
            }
        }
    }

    /// Writes rows that lead to what is not part of every day.
    private func writeMore(to html: inout HTML) {
        let archived = practice.habits.count { $0.isArchived }
        html("ul", .class("rows more-rows")) { html in
            html(
                LinkRow(
                    name: PausesWording.title,
                    line: PausesWording.summary(practice.pauses.first { $0.contains(today) }, today),
                    address: "/pauses"))
            if archived > 0 {
                html(
                    LinkRow(
                        name: HabitsWording.archivedTitle, line: HabitsWording.count(archived),
                        address: ArchivedPage.address))
            }
        }
    }
}

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
