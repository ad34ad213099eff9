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
        let inUse = practice.habitsInUse
        let document = Document(
            CommonWording.habits, on: .habits, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            writeHeader(to: &html)
            if inUse.isEmpty { writeEmpty(to: &html) } else { writeGroups(of: inUse, to: &html) }
            writeMore(to: &html)
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html("h1", text: CommonWording.habits)
            html(SearchLink(assets: surroundings.assets))
            html(AddButton(place: .habits, assets: surroundings.assets))
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

    private func writeGroups(of inUse: [Habit], to html: inout HTML) {
        let groups = practice.groupsInUse
        let inOrder = groups.flatMap { group in inUse.filter { $0.group == group } }
        let stretch = Stretch(query, of: inOrder.count)
        let shown = Array(inOrder[stretch.places])
        for group in groups { write(group, of: groups, shown.filter { $0.group == group }, to: &html) }
        html(StretchLinks(stretch: stretch, address: "/habits?stretch="))
        writeDropForm(to: &html)
        html(NewHabitButton())
    }

    private func write(_ group: Line?, of groups: [Line?], _ habits: [Habit], to html: inout HTML) {
        guard !habits.isEmpty else { return }
        html("section", .class("group arrange"), Attribute("data-group", group?.text ?? "")) { html in
            if groups.count > 1 || group != nil { writeHead(of: group, to: &html) }
            html("ul", .class("rows")) { html in
                for habit in habits { write(habit, to: &html) }
            }
        }
    }

    private func writeHead(of group: Line?, to html: inout HTML) {
        html("div", .class("group-head")) { html in
            html("h2", text: group?.text ?? TodayWording.ungrouped)
            if let group {
                html(
                    MenuMark(
                        label: HabitsWording.changeGroup(group.text), address: GroupPage.address(of: group)))
            }
        }
    }

    private func write(_ habit: Habit, to html: inout HTML) {
        html("li", .class("row"), .id("habit-\(habit.id)"), Attribute("data-colour", habit.colour.name)) {
            html in
            html(HabitRow(habit: habit, today: today, assets: surroundings.assets))
            html(
                MenuMark(
                    label: HabitsWording.arrange(habit.name), address: ArrangeHabitPage.address(of: habit)))
        }
    }

    /// Writes the form that the page script sends when a habit was dragged.
    private func writeDropForm(to html: inout HTML) {
        html(
            "form", .id("drop"), Attribute("method", "post"), Attribute("action", "/habits/arrange"),
            Attribute("hidden", if: true)
        ) { html in
            html(
                HiddenFields([
                    ("habit", ""), ("group", ""), ("before", ""), surroundings.formIdentifier(nil, 44),
                ]))
        }
    }

    /// Writes rows that lead to what is not part of every day.
    private func writeMore(to html: inout HTML) {
        let archived = practice.habits.count { $0.isArchived }
        html("ul", .class("rows more-rows")) { html in
            html(pausesRow)
            if archived > 0 {
                html(
                    LinkRow(
                        name: HabitsWording.archivedTitle, line: HabitsWording.count(archived),
                        address: ArchivedPage.address))
            }
        }
    }

    private var pausesRow: LinkRow {
        LinkRow(
            name: PausesWording.title,
            line: PausesWording.summary(practice.pauses.first { $0.contains(today) }, today),
            address: "/pauses")
    }
}
