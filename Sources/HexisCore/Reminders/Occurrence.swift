/// One reminder at one instant: its kind, the day it is for, and when it comes.
public struct Occurrence: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case reminder(Identifier, habit: Identifier)
        /// In the evening: what is still open today?
        case eveningQuestion
        /// Did the urge come that a loop is about?
        case urgeQuestion(Identifier)
        case dose(DoseSlot, of: Identifier)
        /// Before the day ends: a dose is still open.
        case lastCall
        /// A week of medicines has ended: the feedback on it.
        case medicineWeek
        /// The heart rate was high, the dose not taken yet, and the person asked to be reminded.
        case heartRate
        /// A week has begun: how many of those whom a care provider follows need a look.
        case patientsSummary
        /// A questionnaire of a care provider waits for answers.
        case questionnaire(Identifier)
        /// A companion cheered.
        case cheer(Identifier)
    }

    /// The same for the same reminder on the same day, whenever it comes: a device that shows it twice, or again after
    /// a snooze, replaces the earlier notification.
    public let id: Identifier
    public let kind: Kind
    /// The person's day, which also covers reminders after midnight and before their day start.
    public let day: Day
    public let at: Instant

    /// Creates an occurrence as planned; the practice decides whether it still applies.
    public init(_ kind: Kind, on day: Day, at instant: Instant) {
        let caller =
            switch kind {
            case .reminder(let reminder, let habit): reminder.derived(habit.low)
            case .eveningQuestion: Identifier(high: 0, low: 0)
            case .urgeQuestion(let loop): loop
            case .dose(.time(let time), let medicine): medicine.derived(UInt64(time.minutes))
            case .dose(.single(let slot), let medicine): medicine.derived(slot.low)
            case .lastCall: Identifier(high: 0, low: 1)
            case .medicineWeek: Identifier(high: 0, low: 2)
            case .heartRate: Identifier(high: 0, low: 3)
            case .patientsSummary: Identifier(high: 0, low: 4)
            // Something else may have the same identifier.
            case .questionnaire(let given): given.derived(5)
            case .cheer(let companion): companion.derived(6)
            }
        id = caller.derived(UInt64(bitPattern: Int64(day.number)))
        self.kind = kind
        self.day = day
        at = instant
    }

    /// Sorts by instant, then by id.
    func isBefore(_ other: Occurrence) -> Bool { at == other.at ? id < other.id : at < other.at }
}
