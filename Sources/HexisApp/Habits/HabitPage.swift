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
        let document = Document(
            habit.name, in: .habits, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html("header", .class("page-header"), Attribute("data-colour", habit.colour.name)) { html in
                html.backLink(from: cameFrom, else: Place.habits.address, CommonWording.habits)
                html("div", .class("habit-title")) { html in
                    html("span", .class("card-symbol")) { html in
                        html(Symbol(habit.symbol.name, assets: surroundings.assets))
                    }
                    html("h1", text: habit.name)
                }
                html("p", text: summary)
                html("a", .class("button quiet"), .href("/habits/\(habit.id)/edit"), text: HabitsWording.edit)
            }
            html(
                MonthCalendar(
                    habit: habit, month: month, practice: practice, today: today))
            html(SettlingPanel(habit: habit, practice: practice, surroundings: surroundings))
            if !habit.isArchived, let subject = TimerSubject(habit.id, in: practice, on: today) {
                html(TimerPanel(subject: subject, practice: practice, surroundings: surroundings))
            }
            writePlans(to: &html)
            html(ChallengesPanel(habit: habit, practice: practice, today: today))
            html(TotalsView(habit: habit, practice: practice, today: today, leadsToProgress: true))
            html(AutomaticityPanel(habit: habit, practice: practice, surroundings: surroundings))
            html(PhotosPanel(subject: .habit(habit.id), practice: practice, surroundings: surroundings))
            writeActions(to: &html)
        }
    }

    private func writePlans(to html: inout HTML) {
        html("section", .class("panel"), .id("reminders")) { html in
            html("h2", text: PlansWording.title)
            let plans = practice.plans(of: habit.id)
            if plans.isEmpty { html("p", .class("hint"), text: PlansWording.none) }
            for plan in plans {
                html("div") { html in
                    html("p", text: PlansWording.sentence(plan))
                    if let times = RemindersWording.times(of: plan, habit, practice) {
                        html("p", .class("hint"), text: times)
                    }
                }
            }
            writeRemindersWithoutPlan(to: &html)
            html("p") { html in html("a", .href("/habits/\(habit.id)/plans"), text: PlansWording.link) }
            if let loop = practice.loops.first(where: { $0.outcome?.habit == habit.id }) {
                html("p") { html in
                    html(
                        "a", .class("tall"), .href("/loops/\(loop.id)"),
                        text: LoopsWording.cameOf(loop.routine.text))
                }
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

    private func writeActions(to html: inout HTML) {
        html("section", .class("panel actions")) { html in
            html(
                Explanation(
                    title: HabitsWording.listExplanationTitle,
                    text: "\(HabitsWording.archiveExplanation) \(GraduationWording.explanation)"))
            html("div", .class("buttons")) { html in
                let action = habit.isArchived ? "bring-back" : "archive"
                html(
                    "form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/\(action)")
                ) { html in
                    html(HiddenFields([surroundings.formIdentifier(habit.id, 42)]))
                    html(
                        "button", .class("button quiet"),
                        text: habit.isArchived ? HabitsWording.bringBack : HabitsWording.archive)
                }
                if !habit.isArchived {
                    html(GraduationButton(habit: habit, isQuiet: true, surroundings: surroundings))
                }
                html(
                    "a", .class("button quiet danger"), .href("/habits/\(habit.id)/delete"),
                    text: CommonWording.delete)
            }
        }
    }
}

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
            html(
                "form", .class("panel"), Attribute("method", "post"),
                Attribute("action", "/habits/\(habit.id)/delete")
            ) { html in
                html(HiddenFields([surroundings.formIdentifier(habit.id, 43)]))
                html("p", text: HabitsWording.deleteText)
                html("div", .class("buttons")) { html in
                    html("button", .class("button danger"), text: HabitsWording.deleteForGood)
                    html(
                        "a", .class("button quiet"), .href("/habits/\(habit.id)"), text: CommonWording.cancel)
                }
            }
        }
    }
}
