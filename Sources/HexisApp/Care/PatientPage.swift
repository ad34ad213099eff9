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

    /// The outcome of the last form.
    public enum State: Equatable, Sendable {
        case fresh
        case noted
        case planned
        /// A setting was changed.
        case changed
        /// The note was rejected.
        case rejectedNote(PatientNoteForm)
        /// What was planned was rejected.
        case rejectedFollowUp(FollowUpForm)
        /// The new value of a setting was rejected.
        case rejectedSetting(PatientSettingForm)
        /// A questionnaire was given.
        case given
        /// A questionnaire is no longer asked.
        case stopped
        /// The questionnaire was not given.
        case rejectedQuestionnaire(PatientQuestionnaireForm)

        /// Whether the form was rejected.
        public var isRefused: Bool {
            switch self {
            case .fresh, .noted, .planned, .changed, .given, .stopped: false
            case .rejectedNote, .rejectedFollowUp, .rejectedSetting, .rejectedQuestionnaire: true
            }
        }
    }

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
    private static var weeks: Int { 12 }

    private var connection: CareConnection { summary.connection }
    private var today: Day { moment.today }
    private var scope: CareScope { connection.scope(on: today) }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            PatientsWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: notice)
        return document.page { html in
            html.pageHeader(
                summary.userName, back: PatientsPage.address, PatientsWording.title,
                lead: PatientsWording.shared(connection, seenFrom: today))
            html(ProblemSummary(problems: problems))
            html("div", Attribute("data-of-others", if: true)) { html in writeSections(to: &html) }
            html("section", .class("panel")) { html in
                html(
                    "button", .class("button quiet"), .type("button"), Attribute("data-print", if: true),
                    Attribute("hidden", if: true), text: PatientsWording.print)
                if !scope.topics.allSatisfy({ $0.isSetting }) {
                    html(
                        "a", .class("button quiet"),
                        .href("\(PatientPage.address(of: connection.id))/fhir.json"),
                        Attribute("download", "fhir.json"), text: PatientsWording.fhir)
                    html("p", .class("hint"), text: PatientsWording.fhirHint)
                }
                if scope.contains(.questionnaires), !connection.givenQuestionnaires.isEmpty {
                    html(
                        "a", .class("button quiet"),
                        .href("\(PatientPage.address(of: connection.id))/\(QuestionnairePage.file)"),
                        Attribute("download", QuestionnairePage.file), text: PatientsWording.researchKit)
                }
                html("p", .class("hint"), text: PatientsWording.logged)
                html(
                    "form", Attribute("method", "post"),
                    Attribute("action", "\(PatientPage.address(of: connection.id))/end")
                ) { html in html("button", .class("button quiet"), text: PatientsWording.end) }
            }
        }.bytes
    }

    private var notice: Notice? {
        switch state {
        case .noted: Notice(text: PatientsWording.noted)
        case .planned: Notice(text: PatientsWording.planned)
        case .changed: Notice(text: PatientsWording.changed)
        case .given: Notice(text: WritingWording.given)
        case .stopped: Notice(text: WritingWording.stopped)
        case .fresh, .rejectedNote, .rejectedFollowUp, .rejectedSetting, .rejectedQuestionnaire: nil
        }
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
        html(
            PatientContact(
                connection: connection, note: note, followUp: followUp,
                problems: setting == nil && questionnaire == nil ? problems : [], moment: moment,
                clock: settings.clock,
                surroundings: surroundings))
        html(
            PatientSettings(
                connection: connection, rejected: setting, practice: practice, moment: moment,
                surroundings: surroundings))
        if scope.contains(.adherence) { writeAdherence(to: &html) }
        if scope.contains(.doses) {
            html(PatientDoses(practice: practice, moment: moment, clock: settings.clock))
        }
        if scope.contains(.heartRate) {
            html(
                HeartWeek(
                    heart: practice.heartRate(upTo: today), today: today, title: PatientsWording.heartWeek))
        }
        if scope.contains(.measurements) {
            html(
                PatientMeasurements(
                    practice: practice, today: today, hasHeartRate: scope.contains(.heartRate)))
        }
        if scope.contains(.questionnaires) {
            html(
                PatientQuestionnaires(
                    connection: connection, library: library, rejected: questionnaire, practice: practice,
                    moment: moment, surroundings: surroundings))
        }
        if scope.contains(.notes) { html(PatientNotes(habits: practice.habits, today: today)) }
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

    private func writeAdherence(to html: inout HTML) {
        let medicines = practice.medicines
        guard !medicines.isEmpty else {
            html("p", text: PatientsWording.noMedicine)
            return
        }
        html(MedicineFigures(practice: practice, medicines: medicines, today: today))
        html(
            PatientWeeks(
                weeks: practice.pastMedicineWeeks(seenFrom: today, atMost: PatientPage.weeks),
                practice: practice,
                today: today, hasHeartRate: scope.contains(.heartRate)))
        html("section", .class("group")) { html in
            html("h2", text: PatientsWording.medicines)
            html("ul", .class("rows")) { html in
                for medicine in medicines where !medicine.isStopped(on: today) {
                    html("li", .class("row")) { html in
                        html(MedicineSymbol(looks: medicine.looks, assets: surroundings.assets))
                        html("span", .class("card-text")) { html in
                            html("span", .class("card-name"), text: medicine.name)
                            html(
                                "span", .class("card-line"),
                                text: medicine.line(on: today, by: settings.clock))
                        }
                    }
                }
            }
        }
    }
}
