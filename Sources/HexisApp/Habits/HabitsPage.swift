import HexisCore

/// All habits: the active ones in the person's order, and the archived ones.
struct HabitsPage {
    let practice: Practice
    let surroundings: Surroundings
    /// The query, which may name a part of the list.
    let query: Form
    var notice: Notice?

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let all = practice.habits
        let inUse = all.filter { !$0.isArchived }
        let stretch = Stretch(query, of: all.count)
        let habits = (inUse + all.filter { $0.isArchived })[stretch.places]
        let current = habits.filter { !$0.isArchived }
        let graduated = habits.filter { $0.graduation != nil }
        let archived = habits.filter { $0.isArchived && $0.graduation == nil }
        let document = Document(
            CommonWording.habits, in: .habits, of: practice, with: surroundings,
            notice: notice)
        return document.page { html in
            html("header", .class("page-header")) { html in
                html("h1", text: CommonWording.habits)
                if !inUse.isEmpty {
                    html("a", .class("button"), .href("/habits/new"), text: HabitsWording.new)
                }
            }
            if inUse.isEmpty { writeEmpty(to: &html) }
            writeList(current, of: inUse, to: &html)
            writePutAway(
                graduated, GraduationWording.graduated,
                Explanation(title: GraduationWording.explanationTitle, text: GraduationWording.explanation),
                to: &html)
            writePutAway(
                archived, HabitsWording.archived,
                Explanation(
                    title: HabitsWording.listExplanationTitle, text: HabitsWording.archiveExplanation),
                to: &html)
            html(StretchLinks(stretch: stretch, address: "/habits?stretch="))
            html(LoopShelves(practice: practice))
            html("p", .class("footer-links")) { html in
                html("a", .href("/personal-challenges"), text: PersonalWording.title)
                html("a", .href("/pauses"), text: HabitsWording.pauses)
                html("a", .href("/medicine"), text: MedicineWording.title)
            }
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

    private func writePutAway(
        _ habits: [Habit], _ title: String, _ explanation: Explanation, to html: inout HTML
    ) {
        guard !habits.isEmpty else { return }
        html("section", .class("archived")) { html in
            html("h2", text: title)
            html(explanation)
            html("ul", .class("rows")) { html in
                for habit in habits {
                    html("li", .class("row"), Attribute("data-colour", habit.colour.name)) { html in
                        html(HabitRow(habit: habit, today: today, assets: surroundings.assets))
                        html(
                            "form", Attribute("method", "post"),
                            Attribute("action", "/habits/\(habit.id)/bring-back")
                        ) { html in
                            html(HiddenFields([surroundings.formIdentifier(habit.id, 42)]))
                            html(
                                "button", .class("button quiet"),
                                .label("\(HabitsWording.bringBack): \(habit.name)"),
                                text: HabitsWording.bringBack)
                        }
                    }
                }
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
