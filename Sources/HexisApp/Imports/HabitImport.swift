public import HexisCore

/// What an import of another tracker's habits adds to a practice.
///
/// Every entry's identifier derives from the habit and the day, so that importing a file again adds nothing, and a newer file
/// adds what is new in it. An import that was undone leaves its habits deleted, and the next one begins anew.
public struct HabitImport: Sendable {
    public let habits: [ImportedHabit]
    public let remarks: [TrackerRemark]
    /// The number of records of days after tomorrow, which come from a wrong clock and are left out.
    public let ahead: Int
    /// What goes to habits that the person has.
    public let joins: [HabitJoin]
    public let medicines: [ImportedMedicine]
    /// The number of doses that were answered too late to count.
    public let late: Int
    /// The measurements that the practice does not have yet, and the days that they are of.
    public let measurements: [Identifier]
    public let measuredDays: [Day]
    /// Whether the file has measurements.
    let hasMeasurements: Bool
    /// With the instant of those that have one of their own.
    private let facts: [(id: Identifier, fact: Fact, at: Instant?)]

    /// One habit of an import, as a person is shown it beforehand.
    public struct ImportedHabit: Hashable, Sendable {
        public let id: Identifier
        public let name: String
        /// The days with an answer or a note that the practice does not have yet.
        public let days: Int
        public let first: Day?
        public let last: Day?
        /// Whether an earlier import has brought it already.
        public let isKnown: Bool
        /// Whether the person has another habit of the same name, which it can join.
        public let hasNamesake: Bool
        /// Whether its days go to that habit.
        public let isJoined: Bool

        public var isNew: Bool { !isKnown && !isJoined }
    }

    /// - Parameters:
    ///   - zone: The person's time zone, for the doses of medicines.
    ///   - joins: Whether an imported habit joins the one of the same name.
    public init(
        _ history: TrackerHistory, into practice: Practice, on today: Day, zone: ZoneRules = .utc,
        joins: (Identifier) -> Bool = { _ in true }
    ) {
        let added = HabitAdditions(history.habits, into: practice, on: today, joins: joins)
        let imports = history.medicines.map { MedicineImport($0, into: practice, on: today, zone) }
        let measured = MeasurementImport(history, into: practice, on: today, zone)
        remarks = history.remarks
        habits = added.habits
        self.joins = added.joins
        medicines = imports.map { $0.medicine }
        late = imports.reduce(0) { $0 + $1.late }
        measurements = measured.measurements
        measuredDays = measured.days
        hasMeasurements = !history.measurements.isEmpty
        facts = added.facts.map { ($0.id, $0.fact, nil) } + imports.flatMap { $0.facts } + measured.facts
        ahead = added.ahead + measured.ahead
    }

    /// The habits that the practice does not have yet.
    public var newHabits: [ImportedHabit] { habits.filter { $0.isNew } }
    /// The medicines that the practice does not have yet.
    public var newMedicines: [ImportedMedicine] { medicines.filter { !$0.isKnown } }
    public var doses: Int { medicines.reduce(0) { $0 + $1.doses } }
    public var days: Int { habits.reduce(0) { $0 + $1.days } }
    /// Whether everything in the file is there already.
    public var isEmpty: Bool { facts.isEmpty }

    /// The entries, in order, after everything that the practice has.
    public func entries(_ practice: Practice, device: Identifier, at now: Instant) -> [Entry] {
        let first = practice.instant(at: now)
        return facts.enumerated().map { place, one in
            Entry(
                id: one.id, at: one.at ?? first.advanced(byMilliseconds: Int64(place)), device: device,
                fact: one.fact)
        }
    }
}

extension Identifier {
    init(ofTracked key: String) {
        self = key.utf8.reduce(Identifier(high: 0, low: 3)) { $0.derived(UInt64($1)) }
    }
}
