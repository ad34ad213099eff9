public import HexisCore

/// Entering a patient's code, and confirming whose it is.
public struct NewPatientPage: Sendable {
    private let typed: String
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    /// What the code turned out to be.
    public enum State: Equatable, Sendable {
        case fresh
        case unknown
        /// The code of the person who typed it.
        case own
        /// The code of somebody whom they follow already, or asked to.
        case alreadyConnected(String)
        /// The code of this person.
        case found(String)

        /// Whether the code cannot be used.
        public var isRefused: Bool {
            switch self {
            case .fresh, .found: false
            case .unknown, .own, .alreadyConnected: true
            }
        }
    }

    public static var address: String { "/patients/new" }

    public init(typed: String, settings: Settings, surroundings: Surroundings, state: State) {
        self.typed = typed
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            PatientsWording.add, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            html.pageHeader(
                PatientsWording.add, back: PatientsPage.address, PatientsWording.title,
                lead: PatientsWording.addText)
            html(ProblemSummary(problems: problems))
            if case .found(let name) = state { writeConfirm(name, to: &html) } else { writeCode(to: &html) }
        }.bytes
    }

    private var problems: [Problem] {
        switch state {
        case .fresh, .found: []
        case .unknown: [Problem(field: "code", message: PatientsWording.unknownCode)]
        case .own: [Problem(field: "code", message: PatientsWording.ownCode)]
        case .alreadyConnected(let name):
            [Problem(field: "code", message: PatientsWording.alreadyConnected(name))]
        }
    }

    private func writeCode(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", NewPatientPage.address), Attribute("novalidate", if: true)
        ) { html in
            html(
                TextField(
                    label: PatientsWording.code, name: "code", value: typed, hint: PatientsWording.codeHint,
                    problem: problems["code"]))
            html("button", .class("button"), text: PatientsWording.next)
        }
    }

    private func writeConfirm(_ name: String, to html: inout HTML) {
        html(
            "form", .class("panel announcement"), Attribute("method", "post"),
            Attribute("action", NewPatientPage.address)
        ) { html in
            html("h2", text: PatientsWording.isOf(name))
            html("p", text: PatientsWording.isOfText(name, seen: surroundings.userName ?? ""))
            html(HiddenFields([("code", typed), ("confirmed", "1")]))
            html("div", .class("buttons")) { html in writeConfirmButtons(name, to: &html) }
        }
    }

    private func writeConfirmButtons(_ name: String, to html: inout HTML) {
        html("button", .class("button"), text: PatientsWording.ask(name))
        html("a", .class("button quiet"), .href(PatientsPage.address), text: CommonWording.cancel)
    }
}
