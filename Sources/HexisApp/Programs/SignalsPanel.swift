import HexisCore

/// The addresses with which anything can report “this happened”, one for each habit.
struct SignalsPanel: View {
    /// The token in the addresses; `nil` until it is created.
    let token: String?
    let origin: String
    let habits: [Habit]

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ProgramsWording.signals)
            html("p", text: ProgramsWording.signalsText)
            guard let token else {
                html(ButtonForm(action: "/settings/programs/signals", text: ProgramsWording.makeSignals))
                return
            }
            writeAddresses(token, to: &html)
            writeSecret(to: &html)
        }
    }

    private func writeAddresses(_ token: String, to html: inout HTML) {
        let habits = habits.filter { !$0.isArchived }
        if habits.isEmpty { html("p", text: ProgramsWording.noHabits) }
        for habit in habits {
            html(
                CopiedAddress(
                    label: habit.name, name: "habit-\(habit.id)",
                    address: "\(origin)/signals/\(token)/\(habit.id)"))
        }
    }

    private func writeSecret(to html: inout HTML) {
        html("p", .class("hint"), text: ProgramsWording.signalsSecret)
        html(
            ButtonForm(
                action: "/settings/programs/signals", text: ProgramsWording.renew, look: "button quiet"))
        html(
            ButtonForm(
                action: "/settings/programs/signals/stop", text: ProgramsWording.stop, look: "button quiet"))
    }
}
