import HexisCore

/// The resting heart rate: what it suggests, beside what was marked.
struct HeartPage {
    let heart: HeartRate
    let form: HeartForm
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }
    private var now: HeartDay? { heart.days.last }

    func page() -> HTML {
        Document(HeartWording.title, below: .medicine, of: practice, with: surroundings).page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: form.problems))
            writeSuggestion(to: &html)
            if heart.isHighRepeatedly { html("p", .class("word-in-time"), text: HeartWording.repeated) }
            writeReading(to: &html)
            html(HeartWeek(heart: heart, today: today))
            writeSetting(to: &html)
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(to: "/medicine", MedicineWording.title)
            html("h1", text: HeartWording.title)
            html("p", text: HeartWording.lead)
            html("p", text: MedicineWording.notAdvice)
            html("p", text: HeartWording.urgent)
        }
    }

    private func writeSuggestion(to html: inout HTML) {
        if let question = heart.question, let beats = now?.beats, let boundary = heart.boundary {
            let isMarked = question == .wasItTakenAsMarked
            writeQuestion(HeartWording.above(beats, boundary, isMarked: isMarked), to: &html)
        } else if let earlier = heart.raisedFrom, let boundary = heart.boundary {
            html("p", .class("word-in-time"), text: HeartWording.raised(from: earlier, to: boundary))
        } else if practice.heartAnswer(on: today) == false {
            writeMissedDose(to: &html)
        }
    }

    /// Writes the question whether the medicine was taken, below the line that gives its reason.
    private func writeQuestion(_ line: String, to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("aria-labelledby", "question")) { html in
            html("h2", .id("question"), text: HeartWording.question)
            html("p", text: line)
            writeForm("answer", 1270, "buttons", to: &html) { html in
                html("button", .class("button"), .name("taken"), .value("yes"), text: HeartWording.yes)
                html("button", .class("button quiet"), .name("taken"), .value("no"), text: HeartWording.no)
            }
        }
    }

    /// Writes what can be done about a dose that was not taken.
    private func writeMissedDose(to html: inout HTML) {
        let dose = openDose
        html("section", .class("panel announcement")) { html in
            html("p", text: HeartWording.noText(isMarked: dose == nil))
            let address = dose.map { "/medicine/\($0.medicine.id)/doses/\(today)/\($0.slot)" } ?? "/today"
            let name = dose == nil ? CommonWording.today : HeartWording.toDose
            html("a", .class("button"), .href(address), text: name)
            writeLater(to: &html)
        }
    }

    private var openDose: (medicine: Medicine, slot: DoseSlot)? {
        DayPart.allCases.flatMap { practice.openDoses(of: $0, on: today, at: surroundings.moment) }.first
    }

    /// Writes when the question comes again if that is set, else a form to choose it.
    private func writeLater(to html: inout HTML) {
        if let until = practice.heartRateReminder(on: today, after: surroundings.moment.instant) {
            let time = Moment(instant: until, offset: surroundings.moment.offset).timeOfDay
            html("p", text: HeartWording.reminded(at: practice.clock.text(time)))
            return
        }
        html("h2", .id("later"), text: DoseCallWording.later)
        writeForm("later", 1273, "", to: &html) { html in html(SnoozeButtons()) }
    }

    private func writeReading(to html: inout HTML) {
        writeForm("reading", 1271, "panel", to: &html) { html in
            html("h2", text: HeartWording.reading)
            html("p", .class("hint"), text: HeartWording.readingHint)
            html("div", .class("pair")) { html in
                write(HeartWording.beatsLabel, "beats", form.beats, to: &html)
                html(dayField)
            }
            html("button", .class("button"), text: CommonWording.save)
        }
    }

    private var dayField: TextField {
        TextField(
            label: HeartWording.day, name: "day", value: form.day, problem: form.problems["day"],
            type: "date")
    }

    private func writeSetting(to html: inout HTML) {
        writeForm("boundary", 1272, "panel", to: &html) { html in
            html("h2", text: HeartWording.setting)
            html("p", .class("hint"), text: HeartWording.settingHint)
            html("div", .class("pair")) { html in
                write(HeartWording.boundaryLabel, "boundary", form.boundary, to: &html)
                write(HeartWording.gap, "gap", form.gap, to: &html)
            }
            html("button", .class("button quiet"), text: CommonWording.save)
        }
    }

    private func write(_ label: String, _ name: String, _ value: String, to html: inout HTML) {
        html(
            TextField(
                label: label, name: name, value: value, problem: form.problems[name], keyboard: "numeric"))
    }

    private func writeForm(
        _ action: String, _ number: UInt64, _ classes: String, to html: inout HTML,
        content: (inout HTML) -> Void
    ) {
        html(
            "form", .class("\(classes) goal"), Attribute("method", "post"),
            Attribute("action", "/medicine/heart/\(action)"), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, number)]))
            content(&html)
        }
    }
}
