import HexisCore

/// On Today, proposes that one habit, at most one per day, leaves the list.
struct GraduationProposal: View {
    let practice: Practice
    let habits: [Habit]
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let today = surroundings.moment.today
        for habit in habits where !habit.isArchived {
            guard let sign = practice.graduationProposal(for: habit, on: today) else { continue }
            write(habit, sign, to: &html)
            return
        }
    }

    private func write(_ habit: Habit, _ sign: Settling.Sign, to html: inout HTML) {
        html("section", .class("panel proposal"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: GraduationWording.proposal(habit.name))
            html(
                Explanation(title: GraduationWording.explanationTitle, text: GraduationWording.explanation))
            html("p", text: GraduationWording.reason(sign))
            html("div", .class("buttons")) { html in
                html(GraduationButton(habit: habit, isQuiet: false, surroundings: surroundings))
                writeLater(habit, to: &html)
            }
        }
    }

    private func writeLater(_ habit: Habit, to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/graduation/later")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 91)]))
            html("button", .class("button quiet"), text: GraduationWording.later)
        }
    }
}

/// Lets a habit graduate with one tap. The person may do so at any time, whatever the signs say.
struct GraduationButton: View {
    let habit: Habit
    let isQuiet: Bool
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/graduation")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 90)]))
            html(
                "button", .class(isQuiet ? "button quiet" : "button"), text: GraduationWording.graduate)
        }
    }
}

/// On the habit's own page, says that the habit needs less help and why.
struct SettlingPanel: View {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func write(to html: inout HTML) {
        switch practice.settling(of: habit, on: today) {
        case .forming: break
        case .settling(let sign):
            write(GraduationWording.needsLessTitle, GraduationWording.fewerReminders(sign), to: &html)
        case .settled(let sign):
            write(GraduationWording.needsNoneTitle, GraduationWording.noReminders(sign), to: &html)
        }
    }

    private func write(_ title: String, _ text: String, to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: title)
            html("p", text: text)
            if let proposal = practice.fadingProposal(for: habit, on: today) {
                html(
                    FadingView(
                        habit: habit, proposal: proposal, practice: practice, surroundings: surroundings))
            }
        }
    }
}
