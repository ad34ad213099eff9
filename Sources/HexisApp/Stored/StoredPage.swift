public import HexisCore

/// What is stored about a person: every kind with its count and its purpose, who can see it, who saw it, and until when
/// it is kept (GDPR, article 15).
public struct StoredPage: Sendable {
    private let data: StoredData
    private let practice: Practice
    private let surroundings: Surroundings

    public static var address: String { "/account/stored" }

    public init(_ data: StoredData, practice: Practice, surroundings: Surroundings) {
        self.data = data
        self.practice = practice
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            StoredWording.title, in: .settings, settings: practice.settings, assets: surroundings.assets)
        return document.page { html in
            html.pageHeader(
                StoredWording.title, back: "/settings", CommonWording.settings, lead: StoredWording.lead)
            writeRecorded(to: &html)
            writeAccount(to: &html)
            writeSeers(to: &html)
            writeLooks(to: &html)
            html("section", .class("panel")) { html in
                html("h2", text: StoredWording.until)
                html("p", text: StoredWording.untilText)
            }
            html("ul", .class("rows menu group")) { html in
                html(
                    LinkRow(
                        name: ExportPageWording.title, line: ExportPageWording.row,
                        address: ExportPage.address))
                html(
                    LinkRow(
                        name: SettingsWording.name(of: .pause), line: StoredWording.pauseText,
                        address: Setting.pause.address))
                html(LinkRow(name: AccountsWording.erase, address: "/account#erase"))
            }
        }.bytes
    }

    private func writeRecorded(to html: inout HTML) {
        let kinds = StoredKind.allCases.filter { data.count(of: $0) > 0 }
        writeSection(StoredWording.recorded, kinds.isEmpty ? StoredWording.nothing : nil, to: &html) { html in
            for kind in kinds {
                var line = StoredWording.entries(data.count(of: kind))
                if kind == .photos { line += ", \(StoredWording.size(data.pictureBytes))" }
                write(StoredWording.name(of: kind), [line, StoredWording.purpose(of: kind)], to: &html)
            }
            if data.unreadable > 0 {
                write(
                    StoredWording.unreadable,
                    [StoredWording.entries(data.unreadable), StoredWording.unreadableText], to: &html)
            }
        }
    }

    private func writeAccount(to html: inout HTML) {
        writeSection(StoredWording.account, nil, to: &html) { html in
            write(StoredWording.signIn, [StoredWording.signIn(data), StoredWording.signInText], to: &html)
            if let email = data.email {
                write(StoredWording.email, [email, StoredWording.emailText], to: &html)
            }
            write(
                StoredWording.devices, [StoredWording.devices(data), StoredWording.devicesText], to: &html)
            write(
                StoredWording.history, [StoredWording.history(data), StoredWording.historyText], to: &html)
            if data.wayInCount > 0 {
                write(
                    StoredWording.arriving,
                    [StoredWording.waysIn(data.wayInCount), StoredWording.waysInText],
                    to: &html)
            }
            if data.importCount > 0 {
                write(
                    StoredWording.imports,
                    [StoredWording.imports(data.importCount), StoredWording.importsText], to: &html)
            }
            if data.careKitCount > 0 {
                write(
                    StoredWording.careKit,
                    [StoredWording.revisions(data.careKitCount), StoredWording.careKitText],
                    to: &html)
            }
        }
    }

    /// The care providers who may see something, or may again after a pause.
    private var providers: [CareConnection] {
        practice.careConnections.filter {
            let state = $0.state(on: surroundings.moment.today)
            return !state.isOver && state != .waiting
        }
    }

    private func writeSeers(to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: StoredWording.seers)
            html("ul", .class("rows menu")) { html in
                for provider in providers {
                    html(
                        LinkRow(
                            name: provider.name,
                            line: CareWording.line(provider, seenFrom: surroundings.moment),
                            address: "\(CareProvidersPage.address)/\(provider.id)"))
                }
                for companion in practice.companions where companion.state == .active {
                    html(
                        LinkRow(
                            name: companion.name,
                            line: companion.level.map { StoredWording.companion($0) },
                            address: "\(CompanionsPage.address)/\(companion.id)"))
                }
                for study in data.studies {
                    html(
                        LinkRow(
                            name: study.participation.consent.terms.title.text,
                            line: study.line(seenFrom: surroundings.moment),
                            address: MyStudyPage.address(of: study.id)))
                }
                for token in data.tokens {
                    html(LinkRow(name: token, line: StoredWording.token, address: "/settings/programs"))
                }
                for webhook in data.webhooks {
                    html(LinkRow(name: webhook, line: StoredWording.webhook, address: "/settings/programs"))
                }
                if data.hasCalendar {
                    html(
                        LinkRow(
                            name: StoredWording.feed, line: StoredWording.calendar,
                            address: "/settings/calendar"))
                }
            }
            html("p", .class("hint"), text: StoredWording.others(isShared: hasSharing))
            html("p", .class("hint"), text: StoredWording.operator)
        }
    }

    private var hasSharing: Bool {
        !providers.isEmpty || practice.companions.contains { $0.state == .active } || !data.tokens.isEmpty
            || !data.studies.isEmpty
            || !data.webhooks.isEmpty || data.hasCalendar
    }

    private func writeLooks(to html: inout HTML) {
        let looks = practice.careLooks
        html("section", .class("group")) { html in
            html("h2", text: StoredWording.looks)
            guard let last = looks.first else {
                html("p", .class("hint"), text: StoredWording.noLooks)
                return
            }
            let time = DateWording.dayAndTime(
                last.instant, seenFrom: surroundings.moment, by: practice.clock)
            html("ul", .class("rows menu")) { html in
                html(
                    LinkRow(
                        name: CareWording.title, line: StoredWording.looks(looks.count, last: time),
                        address: CareProvidersPage.address))
            }
        }
    }

    private func writeSection(
        _ title: String, _ text: String?, to html: inout HTML, rows: (inout HTML) -> Void
    ) {
        html("section", .class("panel")) { html in
            html("h2", text: title)
            if let text { html("p", text: text) }
            html("ul", .class("rows"), content: rows)
        }
    }

    private func write(_ name: String, _ lines: [String], to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: name)
                for line in lines { html("span", .class("card-line"), text: line) }
            }
        }
    }
}
