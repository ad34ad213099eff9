import HexisCore

/// The habits that are not in use: those that graduated, and those that were archived.
struct ArchivedPage {
    let practice: Practice
    let surroundings: Surroundings
    /// The query, which may name a part of the list.
    let query: Form

    static var address: String { "/habits/archived" }
    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let all = practice.habits.filter { $0.isArchived }
        let stretch = Stretch(query, of: all.count)
        let document = Document(HabitsWording.archivedTitle, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                HabitsWording.archivedTitle, back: Place.habits.address, CommonWording.habits,
                lead: all.isEmpty ? HabitsWording.archiveExplanation : nil)
            write(all[stretch.places], to: &html)
            html(StretchLinks(stretch: stretch, address: "\(ArchivedPage.address)?stretch="))
        }
    }

    private func write(_ habits: ArraySlice<Habit>, to html: inout HTML) {
        write(
            habits.filter { $0.graduation != nil }, GraduationWording.graduated,
            Explanation(title: GraduationWording.explanationTitle, text: GraduationWording.explanation),
            to: &html)
        write(
            habits.filter { $0.graduation == nil }, HabitsWording.archived,
            Explanation(title: HabitsWording.listExplanationTitle, text: HabitsWording.archiveExplanation),
            to: &html)
    }

    private func write(
        _ habits: [Habit], _ title: String, _ explanation: Explanation, to html: inout HTML
    ) {
        guard !habits.isEmpty else { return }
        html("section", .class("archived")) { html in
            html("h2", text: title)
            html(explanation)
            html("ul", .class("rows")) { html in
                for habit in habits { write(habit, to: &html) }
            }
        }
    }

    private func write(_ habit: Habit, to html: inout HTML) {
        html("li", .class("row"), Attribute("data-colour", habit.colour.name)) { html in
            html(HabitRow(habit: habit, today: today, assets: surroundings.assets))
            writeBringBack(habit, to: &html)
        }
    }

    private func writeBringBack(_ habit: Habit, to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/bring-back")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 42)]))
            html(
                "button", .class("button quiet"), .label("\(HabitsWording.bringBack): \(habit.name)"),
                text: HabitsWording.bringBack)
        }
    }
}
