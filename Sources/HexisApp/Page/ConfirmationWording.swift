/// The messages shown after a form was sent.
enum ConfirmationWording {
    /// `The pause is set.`, `“Read” is archived.`
    static func text(of said: Confirmation, _ name: String) -> String {
        switch said {
        case .saved, .settingChanged: "Saved."
        case .added: "Added."
        case .removed: "Removed."
        case .deleted: "Deleted."
        case .discarded: "Stopped. Nothing was counted."
        case .pauseEnded: "The pause has ended."
        case .dosesOpen: "Marked as not taken."
        case .putOff: "Hexis will ask again later."
        case .dosesTaken: "Marked as taken."
        case .pauseSet: "The pause is set."
        case .challengeAccepted: "Challenge accepted."
        case .reminderSet: "The reminder is set."
        case .planAdded: "The plan is added."
        case .recorded, .answered, .counted: "“\(name)” saved."
        case .reopened: "“\(name)” is open again."
        case .takenOn: "“\(name)” is on."
        case .archived: "“\(name)” is archived."
        case .medicineStopped: "“\(name)” is stopped."
        case .medicinePaused: "“\(name)” is paused."
        case .medicineResumed: "“\(name)” is due again."
        }
    }
}
