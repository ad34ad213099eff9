public import HexisCore

/// What a file that “Export everything” made contains, and what came of importing it.
public struct ExportImportPage: Sendable {
    private let state: State
    private let surroundings: Surroundings
    private let practice: Practice

    /// What has come of a file so far.
    public enum State: Hashable, Sendable {
        case nothing
        case reading
        case read(ExportPreview)
        case recording
        case done(ExportImportResult)
        /// The reason why a file cannot be imported.
        case refused(String)

        /// Whether the page changes without anything that the person does.
        public var isRunning: Bool { self == .reading || self == .recording }
    }

    public static var address: String { "/settings/import/hexis" }
    public static var notRecorded: String { ExportImportWording.notRecorded }
    public static func noRoom(megabytes: Int) -> String { ExportImportWording.noRoom(megabytes: megabytes) }

    public init(_ state: State, practice: Practice, surroundings: Surroundings) {
        self.state = state
        self.practice = practice
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(ExportImportWording.title, in: .settings, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                ExportImportWording.title, back: ImportPage.address, ImportWording.title)
            writeState(to: &html)
        }.bytes
    }

    private func writeState(to html: inout HTML) {
        switch state {
        case .nothing: html(AnotherImport())
        case .reading: writeRunning(ExportImportWording.reading, to: &html)
        case .read(let preview): write(preview, to: &html)
        case .recording: writeRunning(ExportImportWording.recording, to: &html)
        case .done(let result): write(result, to: &html)
        case .refused(let reason): writeRefusal(reason, to: &html)
        }
    }

    private func writeRunning(_ text: String, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: text)
            html("progress", Attribute("aria-label", text), text: "")
            html("p", .class("hint"), text: HealthImportWording.meanwhile)
            html("div", .class("buttons")) { html in
                html(
                    "a", .class("button quiet"), .href(ExportImportPage.address),
                    text: HealthImportWording.look)
            }
        }
    }

    private func write(_ preview: ExportPreview, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: ExportImportWording.of(preview.userName))
            writeContents(of: preview, to: &html)
            writeNews(in: preview, to: &html)
            html("div", .class("buttons")) { writeButtons(for: preview, to: &$0) }
        }
    }

    private func writeContents(of preview: ExportPreview, to html: inout HTML) {
        html("p", text: ExportImportWording.contents(preview))
        if let span = preview.span {
            html("p", text: ExportImportWording.span(span, seenFrom: surroundings.moment.today))
        }
        if preview.unreadable > 0 {
            html("p", text: ExportImportWording.unreadable(preview.unreadable))
        }
    }

    private func writeNews(in preview: ExportPreview, to html: inout HTML) {
        let isMixed = !practice.habits.isEmpty || !practice.medicines.isEmpty
        html("p", text: ExportImportWording.news(preview))
        guard preview.newEntries > 0 else { return }
        if isMixed { html("p", text: ExportImportWording.mixed) }
        html("p", text: ExportImportWording.connections)
    }

    private func writeButtons(for preview: ExportPreview, to html: inout HTML) {
        if preview.newEntries > 0 || preview.photos > 0 {
            html(button("accept", "button", ExportImportWording.accept))
        }
        html(button("discard", "button quiet", HabitImportWording.discard))
    }

    private func button(_ action: String, _ look: Literal, _ text: String) -> ImportButton {
        ImportButton(address: "\(ExportImportPage.address)/\(action)", text: text, look: look)
    }

    private func write(_ result: ExportImportResult, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: ExportImportWording.done)
            html("p", text: ExportImportWording.came(result))
            if result.lostPhotos > 0 { html("p", text: ExportImportWording.lost(result.lostPhotos)) }
            if result.endedConnections > 0 {
                html("p", text: ExportImportWording.ended(result.endedConnections))
            }
            html("p") { html in html("a", .href("/today"), text: ExportImportWording.today) }
        }
        html(AnotherImport())
    }

    private func writeRefusal(_ reason: String, to html: inout HTML) {
        html(ImportRefusal(title: ExportImportWording.failed, reason: reason))
        html(AnotherImport())
    }
}
