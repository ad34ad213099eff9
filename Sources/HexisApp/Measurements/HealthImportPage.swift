import HexisCore

/// How far the import of an iPhone's export is, and what came of it.
public struct HealthImportPage: Sendable {
    public static var address: String { "/settings/import/apple-health" }
    public static var notRecorded: String { HealthImportWording.notRecorded }

    private let state: HealthImportState
    private let practice: Practice
    private let surroundings: Surroundings

    public init(_ state: HealthImportState, practice: Practice, surroundings: Surroundings) {
        self.state = state
        self.practice = practice
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(HealthImportWording.title, in: .settings, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                HealthImportWording.title, back: ImportPage.address, ImportWording.title,
                lead: HealthImportWording.introduction)
            writeState(to: &html)
            if !state.isRunning { html(AnotherImport()) }
        }.bytes
    }

    private func writeState(to html: inout HTML) {
        switch state {
        case .nothing: break
        case .waiting: writeRunning(HealthImportWording.waiting, to: &html)
        case .reading(let percent): writeRunning(HealthImportWording.reading, percent, to: &html)
        case .recording: writeRunning(HealthImportWording.recording, 100, to: &html)
        case .done(let result): write(result, to: &html)
        case .failed(let reason):
            html(ImportRefusal(title: HealthImportWording.failed, reason: reason))
        }
    }

    private func writeRunning(_ text: String, _ percent: Int? = nil, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: text)
            html(
                "progress", Attribute("max", "100"), Attribute("value", percent.map { "\($0)" }),
                Attribute("aria-label", text), text: percent.map { "\($0)%" } ?? "")
            if let percent { html("p", text: HealthImportWording.progress(percent)) }
            html("p", .class("hint"), text: HealthImportWording.meanwhile)
            html("div", .class("buttons")) { html in
                html(
                    "a", .class("button quiet"), .href(HealthImportPage.address),
                    text: HealthImportWording.look)
                if state != .recording {
                    html(
                        ImportButton(
                            address: "\(HealthImportPage.address)/stop", text: HealthImportWording.stop,
                            look: "button quiet")
                    )
                }
            }
        }
    }

    private func write(_ result: HealthImportResult, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HealthImportWording.title(of: result))
            if !result.days.isEmpty {
                html("ul", .class("import-days")) { html in
                    for days in result.days { html("li", text: HealthImportWording.text(of: days)) }
                }
            }
            html("p", text: HealthImportWording.text(of: result))
            html(UnusedList(lines: result.unused.map { $0.inWords }))
        }
    }
}
