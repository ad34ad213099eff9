public import HexisCore

/// How far the reading of an iPhone's export is, what it would bring, what came of it, and undoing it.
public struct HealthImportPage: Sendable {
    public static var address: String { "/settings/import/apple-health" }
    /// The name of the field that says whether removed measurements come back.
    public static var bringBackField: String { "bring-back" }
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
            if isOver { html(AnotherImport()) }
        }.bytes
    }

    private var isOver: Bool {
        if case .read = state { false } else { !state.isRunning }
    }

    private func writeState(to html: inout HTML) {
        switch state {
        case .nothing: break
        case .waiting: writeRunning(HealthImportWording.waiting, to: &html)
        case .reading(let percent): writeRunning(HealthImportWording.reading, percent, to: &html)
        case .read(let result): write(preview: result, to: &html)
        case .recording: writeRunning(HealthImportWording.recording, to: &html)
        case .done(let result, let undoable): write(result, undoable: undoable, to: &html)
        case .undoing: writeRunning(HealthImportWording.undoing, to: &html)
        case .undone: writeUndone(to: &html)
        case .notUndone: writeNotUndone(to: &html)
        case .failed(let reason): html(ImportRefusal(title: HealthImportWording.failed, reason: reason))
        }
    }

    private func writeRunning(_ text: String, _ percent: Int? = nil, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: text)
            writeProgress(text, percent, to: &html)
            let hint = canStop ? HealthImportWording.meanwhile : HealthImportWording.leave
            html("p", .class("hint"), text: hint)
            writeRunningButtons(to: &html)
        }
    }

    private func writeProgress(_ text: String, _ percent: Int?, to html: inout HTML) {
        html(
            "progress", Attribute("max", "100"), Attribute("value", percent.map { "\($0)" }),
            Attribute("aria-label", text), text: percent.map { "\($0)%" } ?? "")
        if let percent { html("p", text: HealthImportWording.progress(percent)) }
    }

    private func writeRunningButtons(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html(
                "a", .class("button quiet"), .href(HealthImportPage.address), text: HealthImportWording.look)
            if canStop { html(button("stop", "button quiet", HealthImportWording.stop)) }
        }
    }

    private var canStop: Bool {
        switch state {
        case .waiting, .reading: true
        default: false
        }
    }

    private func write(preview result: HealthImportResult, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HealthImportWording.title(ofPreview: result))
            write(result.days, to: &html)
            html("p", text: HealthImportWording.text(ofPreview: result))
            html(UnusedList(lines: result.unused.map { $0.inWords }))
            if result.news + result.removed > 0 { writeAccept(result, to: &html) }
            html("div", .class("buttons")) { html in
                html(button("discard", "button quiet", HabitImportWording.discard))
            }
        }
    }

    /// The choice about what was removed here, and the button.
    private func writeAccept(_ result: HealthImportResult, to html: inout HTML) {
        html(
            "form", .class("import-form"), Attribute("method", "post"),
            Attribute("action", "\(HealthImportPage.address)/accept")
        ) { html in
            if result.removed > 0 { writeBringBack(result, to: &html) }
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: HabitImportWording.accept)
            }
        }
    }

    private func writeBringBack(_ result: HealthImportResult, to html: inout HTML) {
        html(
            LinedChoices(legend: HealthImportWording.removedLegend) { html in
                html(
                    LinedChoice(
                        name: HealthImportPage.bringBackField, value: "on",
                        text: HealthImportWording.bringBack(result.removed),
                        line: HealthImportWording.bringBackHint, isChosen: result.news == 0,
                        isOneOfMany: true))
            })
    }

    /// Writes the days of each signal.
    func write(_ days: [SignalDays], to html: inout HTML) {
        guard !days.isEmpty else { return }
        html("ul", .class("import-days")) { html in
            for days in days { html("li", text: HealthImportWording.text(of: days)) }
        }
    }

    /// A button that does something to the import.
    func button(_ action: String, _ look: Literal, _ text: String) -> ImportButton {
        ImportButton(address: "\(HealthImportPage.address)/\(action)", text: text, look: look)
    }
}
