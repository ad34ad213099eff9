import HexisCore

extension PatientPage {
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

        /// What the page says of it.
        var notice: Notice? {
            switch self {
            case .noted: Notice(text: PatientsWording.noted)
            case .planned: Notice(text: PatientsWording.planned)
            case .changed: Notice(text: PatientsWording.changed)
            case .given: Notice(text: WritingWording.given)
            case .stopped: Notice(text: WritingWording.stopped)
            case .fresh, .rejectedNote, .rejectedFollowUp, .rejectedSetting, .rejectedQuestionnaire: nil
            }
        }
    }
}
