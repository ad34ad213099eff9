import HexisCore

/// User-facing text around a care provider's questionnaires, for the patient.
enum QuestionnaireWording {
    static func asks(_ name: String) -> String { "\(name) asks you to answer this, and sees your answers." }
    static var waits: String { "It waits for your answers." }
    static func answer(_ title: String) -> String { "\(CareWording.answer): \(title)" }

    /// `Once` or `Every 7 days`
    static func rhythm(_ interval: Int?) -> String {
        switch interval {
        case nil: "Once"
        case 1: "Every day"
        case let days?: "Every \(CommonWording.days(days))"
        }
    }
}
