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
            guard !plans.isEmpty else {
                html("p", .class("hint"), text: PlansWording.none)
                return
            }
            html("ul", .class("rows")) { html in
                for plan in plans { write(plan, to: &html) }
            }
        }
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
            "a", .class("plan-reminders"), .href("/habits/\(habit.id)/plans/\(plan.id)#reminders"),
            text: RemindersWording.times(of: plan, habit, practice) ?? RemindersWording.remindMe)
    }

    private func write(_ plan: Plan, to html: inout HTML) {
        let sentence = PlansWording.sentence(plan)
        let address = "/habits/\(habit.id)/plans/\(plan.id)"
        html("li", .class("row"), .id("plan-\(plan.id)")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: sentence)
                if let note = PlansWording.crowded(others(besides: plan)) {
                    html("span", .class("card-line"), text: note)
                }
                if plan.kind == .action { writeReminders(of: plan, to: &html) }
            }
            html("div", .class("row-moves")) { html in
                html(
                    "a", .class("button quiet"), .href(address),
                    .label("\(PlansWording.change): \(sentence)"),
                    text: PlansWording.change)
                html("form", Attribute("method", "post"), Attribute("action", "\(address)/remove")) { html in
                    html(HiddenFields([surroundings.formIdentifier(plan.id, 71)]))
                    html(
                        "button", .class("button quiet"), .label("\(PlansWording.remove): \(sentence)"),
                        text: PlansWording.remove)
                }
            }
        }
    }
}
