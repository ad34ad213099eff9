import HexisCore

/// A habit's plans, and a form to add one or to change the chosen one.
struct PlansPage {
    let habit: Habit
    let form: PlanForm
    let problems: [Problem]
    /// `nil` for a new plan.
    let changed: Plan?
    let reminder: ReminderForm
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { "/habits/\(habit.id)/plans" }

    func page() -> HTML {
        let document = Document(
            PlansWording.title, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                changed == nil ? PlansWording.title : PlansWording.plan,
                back: changed == nil ? "/habits/\(habit.id)" : address,
                changed == nil ? habit.name : PlansWording.title, lead: changed != nil ? habit.name : nil)
            html(ProblemSummary(problems: problems))
            if changed == nil { html(PlanList(habit: habit, practice: practice, surroundings: surroundings)) }
            writeForm(to: &html)
            if let changed, changed.kind == .action {
                html(
                    RemindersPanel(
                        habit: habit, plan: changed, form: reminder, problems: problems, practice: practice,
                        surroundings: surroundings))
            }
        }
    }

    private func writeForm(to html: inout HTML) {
        let action = changed.map { "\(address)/\($0.id)" } ?? address
        html(
            "form", .class("panel"), Attribute("method", "post"), Attribute("action", action),
            Attribute("novalidate", if: true)
        ) { html in
            html(
                HiddenFields([
                    surroundings.formIdentifier(changed?.id ?? habit.id, 70), ("kind", form.kind.name),
                ]))
            html("h2", text: changed == nil ? PlansWording.new(form.kind) : sentence)
            html(
                Explanation(
                    title: PlansWording.explanationTitle(form.kind), text: PlansWording.explanation(form.kind)
                ))
            html(
                TextField(
                    label: form.reward == nil ? PlansWording.situation(form.kind) : LoopsWording.when,
                    name: "situation", value: form.situation,
                    hint: PlansWording.situationHint(form.kind), problem: problems["situation"],
                    isRequired: true,
                    suggestions: form.kind == .action ? "cues" : nil))
            if form.kind == .action { writeCues(to: &html) }
            html(
                TextField(
                    label: PlansWording.response, name: "response", value: form.response,
                    hint: PlansWording.responseHint, problem: problems["response"], isRequired: true))
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: changed == nil ? PlansWording.add : CommonWording.save)
                if changed == nil { writeOtherKind(to: &html) }
            }
        }
    }

    /// The plan with blanks for its parts.
    private var sentence: String {
        form.reward.map { PlansWording.statement("…", "…", $0.text) } ?? PlansWording.sentence(form.kind)
    }

    private func writeCues(to html: inout HTML) {
        html("datalist", .id("cues")) { html in
            for cue in PlansWording.cues { html("option", .value(cue), text: "") }
        }
    }

    private func writeOtherKind(to html: inout HTML) {
        let other = form.kind == .action ? Plan.Kind.coping : .action
        html(
            "a", .class("button quiet"), .href("\(address)?kind=\(other.name)"),
            text: PlansWording.instead(other))
    }
}
