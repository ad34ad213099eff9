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
        let document = Document(PlansWording.title, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            if changed == nil { html(PlanList(habit: habit, practice: practice, surroundings: surroundings)) }
            writeForm(to: &html)
            if let changed, changed.kind == .action { html(reminders(of: changed)) }
        }
    }

    private func writeHeader(to html: inout HTML) {
        html.pageHeader(
            changed == nil ? PlansWording.title : PlansWording.plan,
            back: changed == nil ? "/habits/\(habit.id)" : address,
            changed == nil ? habit.name : PlansWording.title, lead: changed != nil ? habit.name : nil)
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"), Attribute("action", action),
            Attribute("novalidate", if: true)
        ) { html in
            html(hiddenFields)
            html("h2", text: changed == nil ? PlansWording.new(form.kind) : sentence)
            writeExplanation(to: &html)
            writeFields(to: &html)
            html("div", .class("buttons")) { writeButtons(to: &$0) }
        }
    }

    private var action: String { changed.map { "\(address)/\($0.id)" } ?? address }

    private var hiddenFields: HiddenFields {
        HiddenFields([surroundings.formIdentifier(changed?.id ?? habit.id, 70), ("kind", form.kind.name)])
    }

    /// The plan with blanks for its parts.
    private var sentence: String {
        form.reward.map { PlansWording.statement("…", "…", $0.text) } ?? PlansWording.sentence(form.kind)
    }

    private func writeExplanation(to html: inout HTML) {
        html(
            Explanation(
                title: PlansWording.explanationTitle(form.kind), text: PlansWording.explanation(form.kind)))
    }

    private func writeFields(to html: inout HTML) {
        html(situation)
        if form.kind == .action { writeCues(to: &html) }
        html(response)
    }

    private var situation: TextField {
        TextField(
            label: form.reward == nil ? PlansWording.situation(form.kind) : LoopsWording.when,
            name: "situation", value: form.situation, hint: PlansWording.situationHint(form.kind),
            problem: problems["situation"], isRequired: true,
            suggestions: form.kind == .action ? "cues" : nil)
    }

    private func writeCues(to html: inout HTML) {
        html("datalist", .id("cues")) { html in
            for cue in PlansWording.cues { html("option", .value(cue), text: "") }
        }
    }

    private var response: TextField {
        TextField(
            label: PlansWording.response, name: "response", value: form.response,
            hint: PlansWording.responseHint, problem: problems["response"], isRequired: true)
    }

    private func writeButtons(to html: inout HTML) {
        html("button", .class("button"), text: changed == nil ? PlansWording.add : CommonWording.save)
        if changed == nil { writeOtherKind(to: &html) }
    }

    private func writeOtherKind(to html: inout HTML) {
        let other = form.kind == .action ? Plan.Kind.coping : .action
        html(
            "a", .class("button quiet"), .href("\(address)?kind=\(other.name)"),
            text: PlansWording.instead(other))
    }

    private func reminders(of plan: Plan) -> RemindersPanel {
        RemindersPanel(
            habit: habit, plan: plan, form: reminder, problems: problems, practice: practice,
            surroundings: surroundings)
    }
}
