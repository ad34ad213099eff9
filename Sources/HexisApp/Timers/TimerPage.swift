import HexisCore

/// A running timer: its digits, and a button to stop it.
struct TimerPage {
    let timer: Timer
    let subject: TimerSubject
    let practice: Practice
    let surroundings: Surroundings

    private var now: Moment { surroundings.moment }

    func page() -> HTML {
        let document = Document(subject.name, in: .today, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(subject.name, back: subject.address, subject.name)
            html("section", .class("panel timer")) { html in
                html(TimerDigits(timer: timer, now: now, clock: practice.clock))
                if isForgotten { html("p", text: TimersWording.forgotten) }
                html("div", .class("buttons")) { writeButtons(to: &$0) }
            }
        }
    }

    private var isForgotten: Bool { timer.isForgotten(at: now.instant) }

    private func writeButtons(to html: inout HTML) {
        if !isForgotten { write("stop", TimersWording.stop, "button", 1450, to: &html) }
        write("discard", TimersWording.discard, "button quiet", 1451, to: &html)
    }

    private func write(
        _ action: String, _ label: String, _ classes: String, _ number: UInt64, to html: inout HTML
    ) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/timers/\(timer.id)/\(action)")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(timer.id, number)]))
            html("button", .class(classes), text: label)
        }
    }
}

/// The elapsed or remaining time of a timer. The page script updates the digits.
struct TimerDigits: View {
    let timer: Timer
    let now: Moment
    let clock: ClockFormat

    func write(to html: inout HTML) {
        html(
            "p", .class("digits"), Attribute("role", "timer"),
            Attribute("data-timer-started", "\(timer.started.milliseconds)"),
            Attribute("data-timer-seconds", timer.length.map { "\($0)" }),
            text: TimersWording.digits(shown))
        html("p", .class("hint"), text: TimersWording.since(started))
        html(
            "p", Attribute("data-timer-through", if: true),
            Attribute("hidden", if: timer.isRunning(at: now.instant)), text: TimersWording.through)
    }

    /// The seconds that remain of a countdown, or have passed on a stopwatch.
    private var shown: Int64 {
        let seconds = timer.seconds(at: now.instant)
        return timer.length.map { max(0, $0 - seconds) } ?? seconds
    }

    private var started: String {
        DateWording.time(now.past(timer.started, by: timer.offset), seenFrom: now, by: clock)
    }
}
