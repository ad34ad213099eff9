import HexisApp
import HexisCore

extension Occurrence.Kind {
    /// Whether it is known ahead that it will be sent.
    ///
    /// Whether a dose or a questionnaire is still open, how a week went, and whether a heart rate has calmed down, is
    /// only known at that time.
    var isCertain: Bool {
        switch self {
        case .lastCall, .medicineWeek, .heartRate, .patientsSummary, .questionnaire, .cheer: false
        case .eveningQuestion, .reminder, .urgeQuestion, .dose: true
        }
    }

    /// The page that its event links to, and what the event is of; `nil` for one of the whole day.
    var calendarPage: (page: String, caller: Identifier?) {
        switch self {
        case .reminder(let reminder, let habit): ("/habits/\(habit)", reminder)
        case .urgeQuestion(let loop): ("/loops/\(loop)/log", loop)
        case .dose(let slot, let medicine):
            ("/medicine/\(medicine)", medicine.derived(UInt64(slot.time?.minutes ?? 1440)))
        case .eveningQuestion, .lastCall, .medicineWeek, .heartRate, .patientsSummary, .questionnaire, .cheer:
            ("/today", nil)
        }
    }
}
