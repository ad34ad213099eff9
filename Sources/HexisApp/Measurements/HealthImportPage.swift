import HexisCore

/// Importing steps, heart rate and more from an iPhone's export: how to make the export, and where to upload it.
public struct HealthImportPage: Sendable {
    /// The name of the form's file field.
    public static var field: String { "export" }

    /// The message for a form without a file.
    public static var noFile: String { HealthImportWording.noFile }
    public static var notRecorded: String { HealthImportWording.notRecorded }
    public static func tooLarge(megabytes: Int64) -> String {
        HealthImportWording.tooLarge(megabytes: megabytes)
    }

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
            html("header", .class("page-header")) { html in
                html.backLink(to: "/settings", CommonWording.settings)
                html("h1", text: HealthImportWording.title)
                html("p", text: HealthImportWording.introduction)
                html("p") { html in html("a", .href(WaysInPage.address), text: WaysInWording.link) }
                html("p") { html in
                    html("a", .href(HabitImportPage.address), text: HabitImportWording.title)
                }
                html("p") { html in
                    html("a", .href(ExportImportPage.address), text: ExportImportWording.title)
                }
            }
            writeState(to: &html)
            if !state.isRunning {
                writeForm(to: &html)
                writeSteps(to: &html)
            }
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
                html("a", .class("button quiet"), .href("/settings/import"), text: HealthImportWording.look)
                if state != .recording {
                    html(
                        ButtonForm(
                            action: "/settings/import/stop", text: HealthImportWording.stop,
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

    private func writeForm(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: HealthImportWording.choose)
            html(
                ImportForm(
                    action: "/settings/import", field: HealthImportPage.field,
                    label: HealthImportWording.file, hint: HealthImportWording.fileHint,
                    accept: ".zip,.xml,application/zip,text/xml", button: HealthImportWording.begin))
            html(
                Explanation(
                    title: HealthImportWording.explanationTitle, text: HealthImportWording.explanation))
        }
    }

    private func writeSteps(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: HealthImportWording.how)
            html("ol", .class("import-steps")) { html in
                for step in HealthImportWording.steps { html("li", text: step) }
            }
        }
    }
}
