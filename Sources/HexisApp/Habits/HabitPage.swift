import HexisCore

/// One habit: its month as a calendar, its totals, and its actions.
struct HabitPage {
    let habit: Habit
    /// Any day of the month shown.
    let month: Day
    let practice: Practice
    let surroundings: Surroundings
    /// The section that the person came from, as its address names it.
    var cameFrom: String?
    var notice: Notice?

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let document = Document(habit.name, in: .habits, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            writeHeader(to: &html)
            html(MonthCalendar(habit: habit, month: month, practice: practice, today: today))
            html(SettlingPanel(habit: habit, practice: practice, surroundings: surroundings))
            writeTimer(to: &html)
            writePlans(to: &html)
            writeRecord(to: &html)
            writeActions(to: &html)
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header"), Attribute("data-colour", habit.colour.name)) { html in
            html.backLink(from: cameFrom, else: Place.habits.address, CommonWording.habits)
            html(HabitTitle(habit: habit, assets: surroundings.assets))
            html("p", text: summary)
            html("a", .class("button quiet"), .href("/habits/\(habit.id)/edit"), text: HabitsWording.edit)
        }
    }

    private var summary: String {
        [
            HabitsWording.schedule(habit.schedule(on: today)), HabitsWording.goal(habit.dailyGoal(on: today)),
            habit.group?.text, archivedLine,
        ].compactMap { $0 }.joined(separator: " · ")
    }

    private var archivedLine: String? {
        if let day = habit.graduation { return GraduationWording.since(day, seenFrom: today) }
        return habit.isArchived ? HabitsWording.archived : nil
    }

    private func writeTimer(to html: inout HTML) {
        guard !habit.isArchived, let subject = TimerSubject(habit.id, in: practice, on: today) else { return }
        html(TimerPanel(subject: subject, practice: practice, surroundings: surroundings))
    }

    private func writePlans(to html: inout HTML) {
        html("section", .class("panel"), .id("reminders")) { html in
            html("h2", text: PlansWording.title)
            let plans = practice.plans(of: habit.id)
            if plans.isEmpty { html("p", .class("hint"), text: PlansWording.none) }
            for plan in plans { write(plan, to: &html) }
            writeRemindersWithoutPlan(to: &html)
            html("p") { html in html("a", .href("/habits/\(habit.id)/plans"), text: PlansWording.link) }
            writeOrigin(to: &html)
        }
    }

    private func write(_ plan: Plan, to html: inout HTML) {
        html("div") { html in
            html("p", text: PlansWording.sentence(plan))
            if let times = RemindersWording.times(of: plan, habit, practice) {
                html("p", .class("hint"), text: times)
            }
        }
    }

    private func writeRemindersWithoutPlan(to html: inout HTML) {
        let reminders = practice.reminders(of: habit, on: nil)
        for reminder in reminders {
            html("p", .id("reminder-\(reminder.id)")) { html in
                html(
                    "a", .href("/habits/\(habit.id)/reminders/\(reminder.id)"),
                    text: RemindersWording.at([practice.clock.text(reminder.time)]))
            }
        }
        if !reminders.isEmpty { html(RemindersOutOfReach(practice: practice, surroundings: surroundings)) }
    }

    /// Writes the old habit that this one came of, if it did.
    private func writeOrigin(to html: inout HTML) {
        guard let loop = practice.loops.first(where: { $0.outcome?.habit == habit.id }) else { return }
        html("p") { html in
            html(
                "a", .class("tall"), .href("/loops/\(loop.id)"), text: LoopsWording.cameOf(loop.routine.text))
        }
    }

    /// Writes what came of the habit so far.
    private func writeRecord(to html: inout HTML) {
        html(ChallengesPanel(habit: habit, practice: practice, today: today))
        html(TotalsView(habit: habit, practice: practice, today: today, leadsToProgress: true))
        html(AutomaticityPanel(habit: habit, practice: practice, surroundings: surroundings))
        html(PhotosPanel(subject: .habit(habit.id), practice: practice, surroundings: surroundings))
    }

    private func writeActions(to html: inout HTML) {
        html("section", .class("panel actions")) { html in
            html(
                Explanation(
                    title: HabitsWording.listExplanationTitle,
                    text: "\(HabitsWording.archiveExplanation) \(GraduationWording.explanation)"))
            html("div", .class("buttons")) { html in writeButtons(to: &html) }
        }
    }

    private func writeButtons(to html: inout HTML) {
        writeArchive(to: &html)
        if !habit.isArchived {
            html(GraduationButton(habit: habit, isQuiet: true, surroundings: surroundings))
        }
        html(
            "a", .class("button quiet danger"), .href("/habits/\(habit.id)/delete"),
            text: CommonWording.delete)
    }

    /// Writes the button that archives the habit, or brings it back.
    private func writeArchive(to html: inout HTML) {
        let action = habit.isArchived ? "bring-back" : "archive"
        html("form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/\(action)")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 42)]))
            html(
                "button", .class("button quiet"),
                text: habit.isArchived ? HabitsWording.bringBack : HabitsWording.archive)
        }
    }
}
