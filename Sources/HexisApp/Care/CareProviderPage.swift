import HexisCore

/// One care provider: what they may see, until when, and when they looked.
struct CareProviderPage {
    let connection: CareConnection
    let form: CareGrantForm
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    private var address: String { "\(CareProvidersPage.address)/\(connection.id)" }
    private var state: CareConnection.State { connection.state(on: surroundings.moment.today) }

    func page() -> HTML {
        let document = Document(
            connection.name, below: .medicine, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(
                connection.name, back: CareProvidersPage.address, CareWording.title, lead: lead)
            html(ProblemSummary(problems: form.problems))
            writeNews(to: &html)
            writeAgreement(to: &html)
            if state != .waiting { writeLooks(to: &html) }
        }
    }

    private var lead: String {
        state == .waiting
            ? CareWording.asksText(connection.name)
            : CareWording.line(connection, seenFrom: surroundings.moment)
    }

    /// Writes what comes from the care provider.
    private func writeNews(to html: inout HTML) {
        writeFollowUp(to: &html)
        let open = practice.openQuestionnaires(at: surroundings.moment).filter {
            $0.connection.id == connection.id
        }
        html(OpenQuestionnairesView(open: open, practice: practice, surroundings: surroundings))
        html(CareChangesSection(connection: connection, practice: practice, surroundings: surroundings))
        html(CareNotesSection(connection: connection, moment: surroundings.moment, clock: practice.clock))
    }

    private func writeFollowUp(to html: inout HTML) {
        let today = surroundings.moment.today
        guard let (day, plan) = connection.followUp(from: today) else { return }
        html("section", .class("panel announcement")) { html in
            html("h2", text: CareWording.followUp(with: connection.name))
            html("p", text: CareWording.line(plan, on: day, seenFrom: today, by: practice.clock))
        }
    }

    private func writeAgreement(to html: inout HTML) {
        if case .ended = state { return }
        writeGrant(to: &html)
        writeEnd(to: &html)
    }

    private func writeGrant(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(connection.id, 1501)]))
            writeTopics(to: &html)
            writeUntil(to: &html)
            html("button", .class("button"), text: button)
        }
    }

    private func writeTopics(to html: inout HTML) {
        html("h2", text: CareWording.see)
        if let problem = form.problems[CareTopic.adherence.name] {
            html("p", .class("problem"), text: problem)
        }
        writeSwitches(CareTopic.allCases.filter { !$0.isSetting }, to: &html)
        html("h2", text: CareWording.change)
        html("p", .class("hint"), text: CareWording.changeHint)
        writeSwitches(CareTopic.allCases.filter { $0.isSetting }, to: &html)
    }

    private func writeSwitches(_ topics: [CareTopic], to html: inout HTML) {
        for topic in topics {
            html(
                Switch(
                    name: topic.name, label: CareWording.name(of: topic), isOn: form.scope.contains(topic)))
        }
    }

    private func writeUntil(to html: inout HTML) {
        html(
            TextField(
                label: CareWording.until, name: "until", value: form.until, hint: CareWording.untilHint,
                problem: form.problems["until"], type: "date"))
    }

    private var button: String {
        switch state {
        case .waiting: CareWording.agree
        case .active, .paused: CommonWording.save
        case .expired, .ended: CareWording.again
        }
    }

    private func writeEnd(to html: inout HTML) {
        html("form", .class("panel"), Attribute("method", "post"), Attribute("action", "\(address)/end")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(connection.id, 1502)]))
            if state != .waiting { html("p", .class("hint"), text: CareWording.endText) }
            html(
                "button", .class("button quiet"),
                text: state == .waiting ? CareWording.decline : CareWording.end)
        }
    }

    private func writeLooks(to html: inout HTML) {
        let looks = practice.careLooks.filter { $0.connection == connection.id }
        html(CareLooksSection(looks: looks, practice: practice, surroundings: surroundings))
    }
}
