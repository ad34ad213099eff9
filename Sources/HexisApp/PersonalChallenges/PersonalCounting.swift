import HexisCore

/// What counts towards a personal challenge: a measurement, a mark for today, or a typed amount.
struct PersonalCounting: View {
    let challenge: PersonalChallenge
    let standing: PersonalStanding
    /// The count as typed, if it was invalid.
    let typed: String?
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }
    private var address: String { "/personal-challenges/\(challenge.id)" }

    func write(to html: inout HTML) {
        if let signal = challenge.kind.signal {
            writeMeasuring(signal, to: &html)
        } else if challenge.kind == .done {
            writeDone(to: &html)
        } else {
            writeCount(to: &html)
        }
    }

    /// Writes where the numbers come from, and a field for today’s while the challenge lasts.
    private func writeMeasuring(_ signal: Signal, to html: inout HTML) {
        let address = "/measurements/\(signal.name)"
        html(
            "form", .class("panel goal"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            writeSource(of: signal, to: &html)
            if today <= challenge.last ?? today { writeMeasurement(signal, to: &html) }
            html("a", .class("tall"), .href(address), text: PersonalWording.measurements)
        }
    }

    private func writeSource(of signal: Signal, to html: inout HTML) {
        let isMeasured = practice.isMeasured(signal)
        html("p", .class("hint"), text: isMeasured ? PersonalWording.measured : PersonalWording.unmeasured)
        if !isMeasured, surroundings.userName != nil {
            html("a", .class("tall"), .href("/settings/data"), text: PersonalWording.connect)
        }
    }

    private func writeMeasurement(_ signal: Signal, to html: inout HTML) {
        html(
            HiddenFields([
                surroundings.formIdentifier(challenge.id, 1433), ("day", today.description),
                ("unit", challenge.measuringUnit.name), ("goal", challenge.id.description),
            ]))
        let label = PersonalWording.countLabel(challenge)
        html(TextField(label: label, name: "amount", value: "", hint: MeasurementsWording.hint(signal)))
        html("button", .class("button"), text: PersonalWording.addToday)
    }

    private func writeDone(to html: inout HTML) {
        let isDone = practice.amount(of: challenge, on: today) > 0
        guard isDone || standing.state == .active else { return }
        writeForm("buttons", to: &html) { html in
            html(HiddenFields([("amount", isDone ? "-1000000" : "1")]))
            html(
                "button", .class(isDone ? "button quiet" : "button"),
                text: isDone ? PersonalWording.markOpen : PersonalWording.markDone)
        }
    }

    private func writeCount(to html: inout HTML) {
        writeForm("panel goal", to: &html) { html in
            html("h2", text: PersonalWording.count)
            html("div", .class("pair")) { html in writeFields(to: &html) }
            html("button", .class("button"), text: PersonalWording.count)
        }
    }

    private func writeFields(to html: inout HTML) {
        html(
            TextField(
                label: PersonalWording.countLabel(challenge), name: "amount", value: typed ?? "1",
                hint: PersonalWording.countHint, problem: problem))
        html(
            TextField(
                label: MeasurementsWording.day, name: "day",
                value: min(today, challenge.last ?? today).description, type: "date"))
    }

    private var problem: String? {
        typed.map {
            CommonWording.unclear(TypedNumber($0), isWhole: challenge.unit.isCountedWhole)
                ?? PersonalWording.countProblem
        }
    }

    private func writeForm(_ classes: String, to html: inout HTML, content: (inout HTML) -> Void) {
        html(
            "form", .class(classes), Attribute("method", "post"), Attribute("action", "\(address)/count"),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(challenge.id, 1432)]))
            content(&html)
        }
    }
}
