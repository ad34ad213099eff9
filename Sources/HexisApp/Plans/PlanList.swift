import HexisCore

/// The existing plans, each as its sentence.
struct PlanList: View {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let plans = practice.plans(of: habit.id)
        html("section", .class("panel"), Attribute("aria-labelledby", "plans")) { html in
            html("h2", .id("plans"), text: PlansWording.yours)
            guard !plans.isEmpty else { return html("p", .class("hint"), text: PlansWording.none) }
            html("ul", .class("rows")) { html in
                for plan in plans { write(plan, to: &html) }
            }
        }
    }

    private func write(_ plan: Plan, to html: inout HTML) {
        let sentence = PlansWording.sentence(plan)
        html("li", .class("row"), .id("plan-\(plan.id)")) { html in
            html("span", .class("card-text")) { writeText(of: plan, sentence, to: &$0) }
            html("div", .class("row-moves")) { writeMoves(of: plan, sentence, to: &$0) }
        }
    }

    private func writeText(of plan: Plan, _ sentence: String, to html: inout HTML) {
        html("span", .class("card-name"), text: sentence)
        if let note = PlansWording.crowded(others(besides: plan)) {
            html("span", .class("card-line"), text: note)
        }
        if plan.kind == .action { writeReminders(of: plan, to: &html) }
    }

    /// The names of other habits with the same cue.
    private func others(besides plan: Plan) -> [String] {
        guard plan.kind == .action else { return [] }
        return practice.actionPlans(afterSame: plan.situation, but: plan.id).compactMap {
            practice.habit($0.habit)?.name
        }
    }

    private func writeReminders(of plan: Plan, to html: inout HTML) {
        html(
            "a", .class("plan-reminders"), .href("\(address(of: plan))#reminders"),
            text: RemindersWording.times(of: plan, habit, practice) ?? RemindersWording.remindMe)
    }

    private func writeMoves(of plan: Plan, _ sentence: String, to html: inout HTML) {
        let address = address(of: plan)
        html(
            "a", .class("button quiet"), .href(address), .label("\(PlansWording.change): \(sentence)"),
            text: PlansWording.change)
        html("form", Attribute("method", "post"), Attribute("action", "\(address)/remove")) { html in
            html(HiddenFields([surroundings.formIdentifier(plan.id, 71)]))
            html(
                "button", .class("button quiet"), .label("\(PlansWording.remove): \(sentence)"),
                text: PlansWording.remove)
        }
    }

    private func address(of plan: Plan) -> String { "/habits/\(habit.id)/plans/\(plan.id)" }
}
