import HexisCore

/// The outcomes of a log, by the version of the task and the event that they belong to.
struct CareKitOutcomes {
    /// The versions of each event's outcomes that no other replaces, in the order in which they were made.
    private var tips: [Place: [CareKitEntity]] = [:]
    private var places: [Identifier: [Place]] = [:]

    struct Place: Hashable {
        /// The version of the task.
        let task: Identifier
        let occurrence: Int
    }

    init(_ log: CareKitLog) {
        for id in log.ids(of: .outcome) {
            for tip in log.tips(.outcome, id) { add(tip) }
        }
        for place in tips.keys { tips[place]?.sort { ($0.made, $0.uuid) < ($1.made, $1.uuid) } }
    }

    private mutating func add(_ tip: CareKitEntity) {
        guard let place = tip.outcomePlace else { return }
        if tips[place] == nil { places[place.task, default: []].append(place) }
        tips[place, default: []].append(tip)
    }

    func tips(at place: Place) -> [CareKitEntity] { tips[place] ?? [] }

    /// The events of a version of a task that have outcomes, in order.
    func places(of version: CareKitEntity) -> [Place] {
        (places[version.uuid] ?? []).sorted { $0.occurrence < $1.occurrence }
    }
}

extension CareKitEntity {
    var outcomePlace: CareKitOutcomes.Place? {
        guard kind == .outcome, let task = object["taskUUID"]?.string.flatMap({ Identifier(uuid: $0) }),
            let occurrence = object["taskOccurrenceIndex"]?.integer, 0...10_000_000 ~= occurrence
        else { return nil }
        return CareKitOutcomes.Place(task: task, occurrence: Int(occurrence))
    }

    var values: [JSON] {
        guard case .array(let values)? = object["values"] else { return [] }
        return values
    }

    /// When what the outcome says happened: its first value, else the outcome itself.
    var happened: Instant { values.first?["createdDate"]?.careKitInstant ?? date("createdDate") ?? effective }

    var isSkipped: Bool { isDeleted && userInfo(CareKitDose.skipped) != nil }

    /// Whether the outcome says that the event was completed.
    var isDone: Bool { !isDeleted && values.first?["value"] != .bool(false) }
}

/// What outcomes say about a dose with a time.
enum CareKitDose: Equatable {
    case open
    case taken(at: Instant)
    case skipped(reason: Line?)

    /// The name under which a deleted outcome says that the dose was left out on purpose, and why. CareKit counts every
    /// outcome that is not deleted as done.
    static let skipped = "org.hexis.skipped"

    /// - Parameter tips: In the order in which they were made. Of several, one that says “taken” counts first.
    init(_ tips: [CareKitEntity]) {
        if let taken = tips.last(where: { $0.isDone }) {
            self = .taken(at: taken.happened)
        } else if let skipped = tips.last(where: { $0.isSkipped }) {
            self = .skipped(reason: Line(skipped.userInfo(CareKitDose.skipped) ?? ""))
        } else {
            self = .open
        }
    }
}

/// One dose of a medicine that is taken as needed: a value of the day's outcome.
struct CareKitIntakeValue: Equatable {
    let slot: Identifier
    let taken: Instant
    let json: JSON

    /// The doses of a day, the earliest first.
    static func all(_ tips: [CareKitEntity], of medicine: Identifier) -> [CareKitIntakeValue] {
        let values = tips.filter { !$0.isDeleted }.flatMap { tip in
            tip.values.map { CareKitIntakeValue($0, of: tip, medicine) }
        }
        var known: Set<Identifier> = []
        return values.filter { known.insert($0.slot).inserted }.sorted {
            ($0.taken, $0.slot) < ($1.taken, $1.slot)
        }
    }
}

extension CareKitIntakeValue {
    private init(_ value: JSON, of tip: CareKitEntity, _ medicine: Identifier) {
        let slot = value["kind"]?.string.flatMap { Identifier(uuid: $0) }
        taken = value["createdDate"]?.careKitInstant ?? tip.happened
        self.slot = slot ?? medicine.derived(UInt64(bitPattern: taken.milliseconds))
        json = value
    }
}
