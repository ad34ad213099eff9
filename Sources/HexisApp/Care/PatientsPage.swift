public import HexisCore

/// The people whom a care provider follows, those with the newest trouble first.
public struct PatientsPage: Sendable {
    private let patients: [PatientSummary]
    private let damaged: Int
    private let text: String
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State
    private let isDemo: Bool

    /// The outcome of the last form.
    public enum State: Equatable, Sendable {
        case fresh
        /// The patient was asked.
        case asked
        case ended
        case summary(isOn: Bool)
    }

    public static var address: String { "/patients" }
    /// From so many patients on, they can be searched.
    private static var fewest: Int { 8 }

    /// `damaged` is the number of patients that cannot be shown, `text` what the person searches for in the names; a visitor
    /// of a demonstration can change roles.
    public init(
        patients: [PatientSummary], damaged: Int = 0, text: String, settings: Settings,
        surroundings: Surroundings,
        state: State,
        isDemo: Bool = false
    ) {
        self.patients = patients.sorted(by: PatientSummary.isBefore)
        self.damaged = damaged
        self.text = text
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
        self.isDemo = isDemo
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            PatientsWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: notice)
        return document.page { html in
            html.pageHeader(
                PatientsWording.title, back: "/account", AccountsWording.account,
                lead: patients.isEmpty ? PatientsWording.none : PatientsWording.lead)
            writePatients(to: &html)
            writeMore(to: &html)
        }.bytes
    }

    private var notice: Notice? {
        switch state {
        case .fresh: nil
        case .asked: Notice(text: PatientsWording.asked)
        case .ended: Notice(text: PatientsWording.ended)
        case .summary(let isOn):
            Notice(text: isOn ? PatientsWording.summaryOn : PatientsWording.summaryOff)
        }
    }

    private func writePatients(to html: inout HTML) {
        if patients.count >= PatientsPage.fewest { writeSearch(to: &html) }
        writeFound(to: &html)
        if damaged > 0 { html("p", .class("hint"), text: PatientsWording.damaged(damaged)) }
        html("p", .class("add")) { html in
            html("a", .class("button"), .href(NewPatientPage.address), text: PatientsWording.add)
        }
    }

    private func writeSearch(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "get"),
            Attribute("action", PatientsPage.address), Attribute("role", "search")
        ) { html in
            html(
                TextField(
                    label: PatientsWording.search, name: "text", value: text, type: "search",
                    longest: SearchTerms.longest))
            html("button", .class("button quiet"), text: PatientsWording.searchButton)
        }
    }

    private func writeFound(to html: inout HTML) {
        let found = found
        if !found.isEmpty {
            html("ul", .class("rows"), Attribute("data-of-others", if: true)) { html in
                for patient in found { html(PatientRow(patient: patient)) }
            }
        } else if !patients.isEmpty {
            html("p", text: PatientsWording.notFound(text))
        }
    }

    private var found: [PatientSummary] {
        let terms = SearchTerms(text)
        return terms.isEmpty ? patients : patients.filter { terms.match($0.userName) }
    }

    private func writeMore(to html: inout HTML) {
        writeQuestionnaires(to: &html)
        if !patients.isEmpty || settings.hasPatientsSummary {
            html(PatientsSummarySection(isOn: settings.hasPatientsSummary))
        }
        if isDemo {
            html(DemonstrationRoleForm(role: .patient, isChange: true))
            html(DemonstrationRoleForm(role: .companion, isChange: true))
        }
    }

    private func writeQuestionnaires(to html: inout HTML) {
        html("ul", .class("rows")) { html in
            html(
                LinkRow(
                    name: WritingWording.title, line: WritingWording.row,
                    address: QuestionnairesPage.address))
        }
    }
}
