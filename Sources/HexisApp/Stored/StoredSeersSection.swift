import HexisCore

/// Who can see something of what is stored about a person, each with a link to change that.
struct StoredSeersSection: View {
    let data: StoredData
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: StoredWording.seers)
            html("ul", .class("rows menu")) { html in
                writePeople(to: &html)
                writeStudies(to: &html)
                writePrograms(to: &html)
            }
            html("p", .class("hint"), text: StoredWording.others(isShared: hasSharing))
            html("p", .class("hint"), text: StoredWording.operator)
        }
    }

    private func writePeople(to html: inout HTML) {
        for provider in providers {
            write(
                provider.name, CareWording.line(provider, seenFrom: surroundings.moment),
                at: "\(CareProvidersPage.address)/\(provider.id)", to: &html)
        }
        for companion in practice.companions where companion.state == .active {
            let line = companion.level.map { StoredWording.companion($0) }
            write(companion.name, line, at: "\(CompanionsPage.address)/\(companion.id)", to: &html)
        }
    }

    /// The care providers who may see something, or may again after a pause.
    private var providers: [CareConnection] {
        practice.careConnections.filter {
            let state = $0.state(on: surroundings.moment.today)
            return !state.isOver && state != .waiting
        }
    }

    private func writeStudies(to html: inout HTML) {
        for study in data.studies {
            write(
                study.participation.consent.terms.title.text, study.line(seenFrom: surroundings.moment),
                at: MyStudyPage.address(of: study.id), to: &html)
        }
    }

    private func writePrograms(to html: inout HTML) {
        let programs = "/settings/programs"
        for token in data.tokens { write(token, StoredWording.token, at: programs, to: &html) }
        for webhook in data.webhooks { write(webhook, StoredWording.webhook, at: programs, to: &html) }
        if data.hasCalendar {
            write(StoredWording.feed, StoredWording.calendar, at: "/settings/calendar", to: &html)
        }
    }

    private func write(_ name: String, _ line: String?, at address: String, to html: inout HTML) {
        html(LinkRow(name: name, line: line, address: address))
    }

    private var hasSharing: Bool {
        !providers.isEmpty || practice.companions.contains { $0.state == .active } || !data.tokens.isEmpty
            || !data.studies.isEmpty
            || !data.webhooks.isEmpty || data.hasCalendar
    }
}
