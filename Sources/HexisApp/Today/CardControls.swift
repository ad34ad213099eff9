import HexisCore

/// The buttons on a card: a check mark, or − and + around a ring.
struct CardControls: View {
    let habit: Habit
    let day: Day
    let standing: Standing
    let measured: Bool
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        if measured { writeCounter(to: &html) } else { writeTick(to: &html) }
    }

    private func writeTick(to html: inout HTML) {
        let isDone = standing.isDone
        write(
            to: &html, action: isDone ? "undo" : "check-in", number: 0,
            fields: isDone ? [] : [("amount", "1")]
        ) { html in
            let label = isDone ? TodayWording.undo(habit.name) : TodayWording.complete(habit.name)
            html("button", .class("tick"), .id("tick-\(habit.id)"), .label(label)) { writeMark(to: &$0) }
        }
    }

    private func writeMark(to html: inout HTML) {
        html("span", .class("tick-mark"), .decorative) { html in
            html(Symbol("check", assets: surroundings.assets))
        }
    }

    private func writeCounter(to html: inout HTML) {
        html("div", .class("counter")) { html in
            // A tap cannot undo measurements.
            if habit.record(on: day).checkedIn > .zero {
                writeLess(to: &html)
            } else if standing.goal.direction == .atMost, standing.total == .zero, !standing.isDone {
                writeKeepLimit(to: &html)
            }
            html(ProgressRing(permille: ringPermille, text: standing.total.shown))
            writeMore(to: &html)
        }
    }

    private func writeLess(to html: inout HTML) {
        let step = step
        write(to: &html, action: "check-in", number: 1, fields: [("amount", (-step).description)]) { html in
            html(
                "button", .class("step"), .id("less-\(habit.id)"),
                .label(TodayWording.less(habit.name, step)), text: "−")
        }
    }

    private func writeKeepLimit(to html: inout HTML) {
        write(to: &html, action: "mark", number: 1, fields: [("mark", DayMark.kept.name)]) { html in
            html(
                "button", .class("step none"), .id("less-\(habit.id)"),
                .label(TodayWording.keepLimit(habit.name)), text: TodayWording.none)
        }
    }

    private func writeMore(to html: inout HTML) {
        let step = step
        write(to: &html, action: "check-in", number: 2, fields: [("amount", step.description)]) { html in
            html(
                "button", .class("step"), .id("more-\(habit.id)"),
                .label(TodayWording.more(habit.name, step)), text: "+")
        }
    }

    /// The ring of a limit shows how much of it is used, that of a goal how much is reached.
    private var ringPermille: Int {
        guard standing.goal.direction == .atMost else { return standing.permille }
        let limit = standing.goal.amount.thousandths
        guard limit > 0 else { return standing.total > .zero ? 1000 : 0 }
        return Int(min(1000, standing.total.thousandths * 1000 / limit))
    }

    /// One tap counts one; a goal below one takes a single tap, a goal of hundreds takes ten.
    private var step: Amount {
        let goal = standing.goal.amount
        if goal < .one, goal > .zero { return goal }
        guard goal.thousandths >= 100_000 else { return .one }
        return Amount(clamping: goal.thousandths / 10_000 * 1000)
    }

    private func write(
        to html: inout HTML, action: String, number: UInt64, fields: [(name: String, value: String)],
        button: (inout HTML) -> Void
    ) {
        html("form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/\(action)")) {
            html in
            html(
                HiddenFields(
                    [("day", day.description), surroundings.formIdentifier(habit.id, number)] + fields))
            button(&html)
        }
    }
}
