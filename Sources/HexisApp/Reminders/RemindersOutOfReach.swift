import HexisCore

/// On pages that save times: warns if reminders cannot reach the person, or are paused.
struct RemindersOutOfReach: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html(PausedPanel(settings: practice.settings, surroundings: surroundings))
        if practice.canCall(from: surroundings.moment.today) { html(PushPanel(isWarning: true)) }
    }
}
