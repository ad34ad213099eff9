import HexisCore

/// Celebrates a habit that has graduated.
struct GraduationPage {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        document.page { html in
            html(
                "article", .class("report celebration"), Attribute("data-colour", habit.colour.name)
            ) { html in
                writeHeader(to: &html)
                html("p", text: GraduationWording.celebrationText)
                html("p", .class("report-times"), text: record)
                writeButtons(to: &html)
            }
        }
    }

    private var document: Document {
        Document(
            GraduationWording.celebration, in: .habits, of: practice, with: surroundings,
            sheet: Sheet(over: "/habits"))
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("report-header")) { html in
            html("div", .class("laurel")) { html in
                html(ProgressRing(permille: 1000))
                html("span", .class("card-symbol")) { html in
                    html(Symbol(habit.symbol.name, assets: surroundings.assets))
                }
            }
            html("h1", text: GraduationWording.celebration)
            html("p", .class("hint"), text: habit.name)
        }
    }

    private var record: String {
        let first = habit.firstRecordedDay.map { min($0, habit.start) } ?? habit.start
        return GraduationWording.record(
            practice.totals(of: habit, from: first, to: today), since: first, seenFrom: today)
    }

    private func writeButtons(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html("a", .class("button"), .href("/today"), text: GraduationWording.toToday)
            writeBringBack(to: &html)
        }
    }

    private func writeBringBack(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/bring-back")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 42)]))
            html("button", .class("button quiet"), text: HabitsWording.bringBack)
        }
    }
}
