public import HexisCore

/// One patient, as far as they let a care provider see.
public struct PatientPage: Sendable {
    private let summary: PatientSummary
    private let practice: Practice
    private let moment: Moment
    private let library: [Questionnaire]
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    /// - Parameters:
    ///   - practice: The patient's.
    ///   - moment: The patient's.
    ///   - library: The questionnaires that the provider can give.
    ///   - settings: The provider's.
    ///   - surroundings: The provider's.
    public init(
        summary: PatientSummary, practice: Practice, moment: Moment, library: [Questionnaire] = [],
        settings: Settings,
        surroundings: Surroundings, state: State = .fresh
    ) {
        self.summary = summary
        self.practice = practice
        self.moment = moment
        self.library = library.sorted { $0.title.text.lowercased() < $1.title.text.lowercased() }
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    public static func address(of connection: Identifier) -> String {
        "\(PatientsPage.address)/\(connection)"
    }

    /// The first day of the weeks that a care provider sees.
    public static func firstDay(on today: Day) -> Day { today.advanced(by: 1 - weeks * 7) }
    /// The number of weeks that a care provider sees.
    static var weeks: Int { 12 }

    private var connection: CareConnection { summary.connection }
    private var today: Day { moment.today }
    private var scope: CareScope { connection.scope(on: today) }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            PatientsWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: state.notice)
        return document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            html("div", Attribute("data-of-others", if: true)) { html in writeSections(to: &html) }
            html(PatientActions(connection: connection, scope: scope))
        }.bytes
    }

    private func writeHeader(to html: inout HTML) {
        html.pageHeader(
            summary.userName, back: PatientsPage.address, PatientsWording.title,
            lead: PatientsWording.shared(connection, seenFrom: today))
    }

    private var note: PatientNoteForm {
        if case .rejectedNote(let form) = state { form } else { PatientNoteForm() }
    }

    private var followUp: FollowUpForm {
        if case .rejectedFollowUp(let form) = state { return form }
        return FollowUpForm(connection.followUp)
    }

    private var problems: [Problem] {
        switch state {
        case .fresh, .noted, .planned, .changed, .given, .stopped: []
        case .rejectedQuestionnaire(let form): form.problems
        case .rejectedNote(let form): [Problem(field: "note", message: form.problem)]
        case .rejectedFollowUp(let form): form.problems(today: today)
        case .rejectedSetting(let form): [form.problem(in: scope)]
        }
    }

    private var questionnaire: PatientQuestionnaireForm? {
        if case .rejectedQuestionnaire(let form) = state { form } else { nil }
    }

    private var setting: PatientSettingForm? {
        if case .rejectedSetting(let form) = state { form } else { nil }
    }

    private func writeSections(to html: inout HTML) {
        guard connection.state(on: today) == .active else { return }
        if !summary.troubles.isEmpty { writeTroubles(to: &html) }
        writeContact(to: &html)
        html(
            PatientSettings(
                connection: connection, rejected: setting, practice: practice, moment: moment,
                surroundings: surroundings))
        writeShared(to: &html)
    }

    private func writeTroubles(to html: inout HTML) {
        html("section", .class("panel announcement"), .label(PatientsWording.troubles)) { html in
            for trouble in summary.troubles {
                html("p") { html in
                    html("strong", text: PatientsWording.text(of: trouble))
                    html.text(" " + PatientsWording.since(trouble.since, seenFrom: today))
                }
            }
        }
    }

    private func writeContact(to html: inout HTML) {
        html(
            PatientContact(
                connection: connection, note: note, followUp: followUp,
                problems: setting == nil && questionnaire == nil ? problems : [], moment: moment,
                clock: settings.clock, surroundings: surroundings))
    }

    private func writeShared(to html: inout HTML) {
        html(
            SharedByPatient(
                connection: connection, scope: scope, practice: practice, moment: moment,
                clock: settings.clock, library: library, rejected: questionnaire, surroundings: surroundings))
    }
}
