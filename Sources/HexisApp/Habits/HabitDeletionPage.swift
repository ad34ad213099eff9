import HexisCore

/// Asks before a habit is deleted for good.
struct HabitDeletionPage {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(
            HabitsWording.deleteTitle, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                HabitsWording.deleteTitle, back: "/habits/\(habit.id)", habit.name, lead: habit.name)
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"),
            Attribute("action", "/habits/\(habit.id)/delete")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 43)]))
            html("p", text: HabitsWording.deleteText)
            html("div", .class("buttons")) { html in writeButtons(to: &html) }
        }
    }

    private func writeButtons(to html: inout HTML) {
        html("button", .class("button danger"), text: HabitsWording.deleteForGood)
        html("a", .class("button quiet"), .href("/habits/\(habit.id)"), text: CommonWording.cancel)
    }
}
