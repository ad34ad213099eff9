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
        document.page { html in
            html.pageHeader(
                StoredWording.title, back: "/settings", CommonWording.settings, lead: StoredWording.lead)
            writeRecorded(to: &html)
            html(StoredAccountSection(data: data))
            html(StoredSeersSection(data: data, practice: practice, surroundings: surroundings))
            writeLooks(to: &html)
            writeUntil(to: &html)
            writeMenu(to: &html)
        }.bytes
    }

    private var document: Document {
        Document(
            StoredWording.title, in: .settings, settings: practice.settings, assets: surroundings.assets)
    }

    private func writeRecorded(to html: inout HTML) {
        let kinds = StoredKind.allCases.filter { data.count(of: $0) > 0 }
        html.storedSection(StoredWording.recorded, kinds.isEmpty ? StoredWording.nothing : nil) { html in
            for kind in kinds { write(kind, to: &html) }
            if data.unreadable > 0 {
                html.storedRow(
                    StoredWording.unreadable,
                    [StoredWording.entries(data.unreadable), StoredWording.unreadableText])
            }
        }
    }

    private func write(_ kind: StoredKind, to html: inout HTML) {
        var line = StoredWording.entries(data.count(of: kind))
        if kind == .photos { line += ", \(StoredWording.size(data.pictureBytes))" }
        html.storedRow(StoredWording.name(of: kind), [line, StoredWording.purpose(of: kind)])
    }

    private func writeLooks(to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: StoredWording.looks)
            guard let looks else { return html("p", .class("hint"), text: StoredWording.noLooks) }
            html("ul", .class("rows menu")) { html in
                html(LinkRow(name: CareWording.title, line: looks, address: CareProvidersPage.address))
            }
        }
    }

    /// `3 looks, the last today at 18:02`; `nil` if nobody has looked.
    private var looks: String? {
        let looks = practice.careLooks
        guard let last = looks.first else { return nil }
        let time = DateWording.dayAndTime(last.instant, seenFrom: surroundings.moment, by: practice.clock)
        return StoredWording.looks(looks.count, last: time)
    }

    private func writeUntil(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: StoredWording.until)
            html("p", text: StoredWording.untilText)
        }
    }

    private func writeMenu(to html: inout HTML) {
        html("ul", .class("rows menu group")) { html in
            html(
                LinkRow(
                    name: ExportPageWording.title, line: ExportPageWording.row, address: ExportPage.address))
            html(
                LinkRow(
                    name: SettingsWording.name(of: .pause), line: StoredWording.pauseText,
                    address: Setting.pause.address))
            html(LinkRow(name: AccountsWording.erase, address: "/account#erase"))
        }
    }
}
