import HexisCore

/// The form of the heart rate page.
struct HeartForm {
    var beats = ""
    var day: String
    var boundary: String
    var gap: String
    var problems: [Problem] = []

    init(_ heart: HeartRate, today: Day) {
        day = today.description
        boundary = heart.boundary.map { "\($0)" } ?? ""
        gap = "\(heart.gap)"
    }

    static func number(_ text: String, in range: ClosedRange<Int>) -> Int64? {
        guard let number = TypedNumber.whole(text), range.contains(number) else { return nil }
        return Int64(number)
    }

    /// Returns `nil` while there are problems.
    mutating func reading(_ form: Form, today: Day) -> Fact? {
        beats = form["beats"] ?? ""
        day = form["day"] ?? ""
        let beats = HeartForm.number(beats, in: HeartRate.beats)
        let day = Day(day).flatMap { $0 <= today ? $0 : nil }
        if beats == nil { problems.append(Problem(field: "beats", message: HeartWording.beatsProblem)) }
        if day == nil { problems.append(Problem(field: "day", message: HeartWording.dayProblem)) }
        guard let beats, let day else { return nil }
        return .heartRateMeasured(HeartRateMeasured(day: day, beats: beats))
    }

    mutating func setting(_ form: Form) -> Fact? {
        boundary = form["boundary"] ?? ""
        gap = form["gap"] ?? ""
        let limit = HeartForm.number(boundary, in: HeartRate.boundaries)
        let gap = HeartForm.number(gap, in: HeartRate.gaps)
        if limit == nil, !boundary.isBlank {
            problems.append(Problem(field: "boundary", message: HeartWording.boundaryProblem))
        }
        if gap == nil { problems.append(Problem(field: "gap", message: HeartWording.gapProblem)) }
        guard problems.isEmpty, let gap else { return nil }
        return .heartRateBoundarySet(HeartRateBoundarySet(boundary: limit, gap: gap))
    }
}

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
            html("header", .class("page-header")) { html in
                html.backLink(to: "/medicine", MedicineWording.title)
                html("h1", text: HeartWording.title)
                html("p", text: HeartWording.lead)
                html("p", text: MedicineWording.notAdvice)
                html("p", text: HeartWording.urgent)
            }
            html(ProblemSummary(problems: form.problems))
            writeQuestion(to: &html)
            if heart.isHighRepeatedly { html("p", .class("word-in-time"), text: HeartWording.repeated) }
            writeReading(to: &html)
            html(HeartWeek(heart: heart, today: today))
            writeSetting(to: &html)
        }
    }

    private func writeQuestion(to html: inout HTML) {
        if let question = heart.question, let beats = now?.beats, let boundary = heart.boundary {
            let isMarked = question == .wasItTakenAsMarked
            html("section", .class("panel announcement"), Attribute("aria-labelledby", "question")) { html in
                html("h2", .id("question"), text: HeartWording.question)
                html("p", text: HeartWording.above(beats, boundary, isMarked: isMarked))
                writeForm("answer", 1270, "buttons", to: &html) { html in
                    html("button", .class("button"), .name("taken"), .value("yes"), text: HeartWording.yes)
                    html(
                        "button", .class("button quiet"), .name("taken"), .value("no"), text: HeartWording.no)
                }
            }
        } else if let earlier = heart.raisedFrom, let boundary = heart.boundary {
            html("p", .class("word-in-time"), text: HeartWording.raised(from: earlier, to: boundary))
        } else if practice.heartAnswer(on: today) == false {
            let dose = DayPart.allCases.flatMap {
                practice.openDoses(of: $0, on: today, at: surroundings.moment)
            }.first
            html("section", .class("panel announcement")) { html in
                html("p", text: HeartWording.noText(isMarked: dose == nil))
                let address = dose.map { "/medicine/\($0.medicine.id)/doses/\(today)/\($0.slot)" } ?? "/today"
                html(
                    "a", .class("button"), .href(address),
                    text: dose == nil ? CommonWording.today : HeartWording.toDose)
                writeLater(to: &html)
            }
        }
    }

    /// Writes when the question comes again if that is set, else a form to choose it.
    private func writeLater(to html: inout HTML) {
        if let until = practice.heartRateReminder(on: today, after: surroundings.moment.instant) {
            let time = Moment(instant: until, offset: surroundings.moment.offset).timeOfDay
            html("p", text: HeartWording.reminded(at: practice.clock.text(time)))
            return
        }
        html("h2", .id("later"), text: DoseCallWording.later)
        writeForm("later", 1273, "", to: &html) { html in
            html(
                "div", .class("call-later"), Attribute("role", "group"), Attribute("aria-labelledby", "later")
            ) { html in
                for hours in Medicine.snoozeHours {
                    html(
                        "button", .class("button quiet"), .name("hours"), .value("\(hours)"),
                        text: DoseCallWording.later(hours))
                }
            }
        }
    }

    private func writeReading(to html: inout HTML) {
        writeForm("reading", 1271, "panel", to: &html) { html in
            html("h2", text: HeartWording.reading)
            html("p", .class("hint"), text: HeartWording.readingHint)
            html("div", .class("pair")) { html in
                write(HeartWording.beatsLabel, "beats", form.beats, to: &html)
                html(
                    TextField(
                        label: HeartWording.day, name: "day", value: form.day, problem: form.problems["day"],
                        type: "date"))
            }
            html("button", .class("button"), text: CommonWording.save)
        }
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
