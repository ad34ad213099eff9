import HexisCore

/// One personal challenge: its goal, its progress, and what counts towards it.
struct PersonalPage {
    let challenge: PersonalChallenge
    /// The count as typed, if it was invalid.
    var typed: String?
    let practice: Practice
    let surroundings: Surroundings
    /// The section that the person came from, as its address names it.
    var cameFrom: String?
    var notice: Notice?

    private var today: Day { surroundings.moment.today }
    private var address: String { "/personal-challenges/\(challenge.id)" }
    private var standing: PersonalStanding { practice.standing(of: challenge, on: today) }

    func page() -> HTML {
        let standing = standing
        let document = Document(
            challenge.title.text, below: .goals, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html("header", .class("page-header")) { html in
                html.backLink(from: cameFrom, else: "/personal-challenges", PersonalWording.title)
                html("h1", text: challenge.title.text)
                html("p", text: PersonalWording.goal(challenge, seenFrom: today))
                if let description = challenge.description {
                    html("p", .class("written"), text: description.text)
                }
            }
            if practice.isNews(challenge, on: today) {
                html(
                    PersonalAnnouncement(
                        challenge: challenge, button: CommonWording.close, surroundings: surroundings))
            }
            writeProgress(standing, to: &html)
            if standing.state != .upcoming { writeCounting(standing, to: &html) }
            if standing.state == .active,
                let subject = TimerSubject(challenge.id, in: practice, on: today)
            {
                html(TimerPanel(subject: subject, practice: practice, surroundings: surroundings))
            }
            html(
                CompanionsSection(
                    goal: .personal(challenge), practice: practice, surroundings: surroundings))
            html(
                PhotosPanel(
                    subject: .challenge(challenge.id), practice: practice, surroundings: surroundings))
            html("div", .class("buttons")) { html in
                html("a", .class("button quiet"), .href("\(address)/edit"), text: PersonalWording.change)
                html(
                    "a", .class("button quiet danger"), .href("\(address)/delete"), text: CommonWording.delete
                )
            }
        }
    }

    private func writeProgress(_ standing: PersonalStanding, to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "progress")) { html in
            html("div", .class("report-rate")) { html in
                html(ProgressRing(permille: standing.permille, text: "\(standing.permille / 10)%"))
                html("div") { html in
                    html(
                        "h2", .id("progress"), .class("report-times"),
                        text: PersonalWording.progress(challenge, standing))
                    if let state = PersonalWording.state(challenge, standing, seenFrom: today) {
                        html("p", text: state)
                    }
                }
            }
            if challenge.kind != .done || challenge.pace == .everyDay { writeGraph(standing, to: &html) }
        }
    }

    /// Draws the last days up to today or the end of the challenge, each relative to the daily goal or else to the
    /// best day.
    private func writeGraph(_ standing: PersonalStanding, to html: inout HTML) {
        let end = min(today, challenge.last ?? today)
        let first = max(challenge.first, end.advanced(by: -27))
        // A single bar says no more than the ring.
        guard first < end else { return }
        let values = (0...first.distance(to: end)).map { number -> Int64? in
            let day = first.advanced(by: number)
            let place = standing.days.firstIndex { $0.day == day }
            return place.map { standing.days[$0].amount }
        }
        html(
            AmountChart(
                days: MeasuredDays(first: first, values: values), today: today,
                scale: challenge.pace == .total ? nil : challenge.amount,
                labelled: { label($0, values.count) }
            ) { PersonalWording.amount($0, challenge) })
    }

    private func label(_ day: Day, _ count: Int) -> String {
        if count <= 14 { return DateWording.firstLetters(1, of: day.weekday) }
        return day.weekday == practice.firstWeekday ? "\(day.date.day)" : ""
    }

    private func writeCounting(_ standing: PersonalStanding, to html: inout HTML) {
        if let signal = challenge.kind.signal {
            writeMeasuring(signal, to: &html)
        } else if challenge.kind == .done {
            writeDone(standing, to: &html)
        } else {
            writeCount(to: &html)
        }
    }

    /// Writes where the numbers come from, and a field for today’s while the challenge lasts.
    private func writeMeasuring(_ signal: Signal, to html: inout HTML) {
        let isMeasured = practice.isMeasured(signal)
        let address = "/measurements/\(signal.name)"
        html(
            "form", .class("panel goal"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(
                "p", .class("hint"), text: isMeasured ? PersonalWording.measured : PersonalWording.unmeasured)
            if !isMeasured, surroundings.userName != nil {
                html("a", .class("tall"), .href("/settings/data"), text: PersonalWording.connect)
            }
            if today <= challenge.last ?? today {
                html(
                    HiddenFields([
                        surroundings.formIdentifier(challenge.id, 1433), ("day", today.description),
                        ("unit", challenge.measuringUnit.name), ("goal", challenge.id.description),
                    ]))
                html(
                    TextField(
                        label: PersonalWording.countLabel(challenge), name: "amount", value: "",
                        hint: MeasurementsWording.hint(signal)))
                html("button", .class("button"), text: PersonalWording.addToday)
            }
            html("a", .class("tall"), .href(address), text: PersonalWording.measurements)
        }
    }

    private func writeDone(_ standing: PersonalStanding, to html: inout HTML) {
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
            html("div", .class("pair")) { html in
                html(
                    TextField(
                        label: PersonalWording.countLabel(challenge), name: "amount",
                        value: typed ?? "1",
                        hint: PersonalWording.countHint,
                        problem: typed.map {
                            CommonWording.unclear(
                                TypedNumber($0), isWhole: challenge.unit.isCountedWhole)
                                ?? PersonalWording.countProblem
                        }))
                html(
                    TextField(
                        label: MeasurementsWording.day, name: "day",
                        value: min(today, challenge.last ?? today).description, type: "date"))
            }
            html("button", .class("button"), text: PersonalWording.count)
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
