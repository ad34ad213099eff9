import HexisCore

/// For habits and challenges counted in minutes: starts a timer, or links to the running one.
struct TimerPanel: View {
    let subject: TimerSubject
    var typed: String?
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "timer")) { html in
            html("h2", .id("timer"), text: TimersWording.title)
            if let timer = practice.timer(of: subject.id) {
                writeLink(to: timer, in: &html)
            } else {
                writeStart(to: &html)
            }
        }
    }

    private func writeLink(to timer: Timer, in html: inout HTML) {
        html("p", text: TimersWording.running)
        html("p") { html in
            html("a", .class("button"), .href("/timers/\(timer.id)"), text: TimersWording.open)
        }
    }

    private func writeStart(to html: inout HTML) {
        html("p", .class("hint"), text: TimersWording.text)
        writeForm(1452, to: &html) { html in
            html("button", .class("button"), text: TimersWording.stopwatch)
        }
        writeForm(1453, to: &html) { html in
            html("div", .class("pair timer-start")) { html in
                html(minutes)
                html("button", .class("button quiet"), text: TimersWording.countdown)
            }
        }
    }

    private var minutes: TextField {
        TextField(
            label: TimersWording.minutes, name: "minutes", value: typed ?? "20",
            problem: typed.map { _ in TimersWording.minutesProblem }, keyboard: "numeric")
    }

    private func writeForm(_ number: UInt64, to html: inout HTML, content: (inout HTML) -> Void) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/timers"),
            Attribute("novalidate", if: true)
        ) { html in
            html(
                HiddenFields([
                    ("subject", subject.id.description), surroundings.formIdentifier(subject.id, number),
                ]))
            content(&html)
        }
    }
}

/// The panel alone, for a countdown whose minutes were invalid.
struct TimerStartPage {
    let subject: TimerSubject
    let typed: String
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        Document(subject.name, in: .today, of: practice, with: surroundings).page { html in
            html.pageHeader(subject.name, back: subject.address, subject.name)
            html(
                ProblemSummary(problems: [Problem(field: "minutes", message: TimersWording.minutesProblem)]))
            html(
                TimerPanel(
                    subject: subject, typed: typed, practice: practice, surroundings: surroundings))
        }
    }
}

/// On Today, links to the running timers.
struct TimersOnToday: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        for timer in practice.timers {
            guard let subject = TimerSubject(timer.subject, in: practice, on: surroundings.moment.today)
            else {
                continue
            }
            html("p", .class("word-in-time")) { html in
                html("span", text: TimersWording.running(subject.name))
                html("a", .class("button quiet"), .href("/timers/\(timer.id)"), text: TimersWording.open)
            }
        }
    }
}
