import HexisApp
import HexisCore

/// What the versions of a task say about a medicine.
struct CareKitMedicine: Sendable {
    /// The medicine in Hexis.
    let id: Identifier
    let name: Line
    /// Each holds until the next. Versions that change nothing for Hexis have their own.
    let periods: [Period]
    let timeline: CareKitTimeline
    /// The versions that no other replaces.
    let tips: [CareKitEntity]
    /// The last version that is not deleted, if there is one, also if a later one replaces it from its beginning.
    let latest: CareKitEntity

    struct Period: Sendable {
        let from: Day
        let version: CareKitEntity
        /// `nil` where the task ended.
        let schedule: CareKitSchedule?
        /// Whether the schedule is one regimen all the time.
        let isSteady: Bool
    }

    /// The tag of tasks that are medicines.
    static let tag = "medication"
    /// What “some time that day” means in Hexis, where each dose has its time.
    static let timeOfWholeDay = TimeOfDay("08:00") ?? .midnight

    /// Returns `nil` if the task is none of a medicine, or its schedule none that Hexis has.
    init?(_ task: String, in log: CareKitLog, _ setting: CareKitSetting) {
        let chain = log.chain(.task, task)
        guard let last = chain.last(where: { !$0.isDeleted }) ?? chain.last,
            chain.contains(where: { $0.isMedicine }),
            let name = Line(cut: last.object["title"]?.string ?? "") ?? Line(cut: task),
            let history = CareKitHistory(chain, setting)
        else { return nil }
        id = CareKitMedicine.identifier(of: task)
        self.name = name
        (periods, timeline) = (history.periods, history.timeline)
        (tips, latest) = (log.tips(.task, task), last)
    }

    /// A task that Hexis made has the medicine's own identifier.
    static func identifier(of task: String) -> Identifier {
        Identifier(uuid: task) ?? Identifier(following: task)
    }

    /// The period of a day, at its end.
    func period(on day: Day) -> Period? { periods.last { $0.from <= day } }

    /// The period to which an event belongs. A version that begins in the middle of a day has the events after that.
    func period(of event: CareKitSchedule.Event, _ setting: CareKitSetting) -> Period? {
        guard let time = event.time else { return period(on: event.date) }
        let start = setting.zones.persons.instant(of: event.date, at: time)
        return periods.last { $0.version.effective <= start }
    }
}

extension CareKitEntity {
    /// Whether an app, or Hexis, says that the task is a medicine.
    var isMedicine: Bool {
        var words = [object["groupIdentifier"]?.string].compactMap { $0 }
        if case .array(let tags)? = object["tags"] { words += tags.compactMap { $0.string } }
        return words.contains {
            ["medication", "medications", "medicine", "medicines"].contains($0.lowercased())
        }
    }

    /// How much of the medicine: the first target, such as 50 mg, or else the instructions if they are short.
    var dose: Line? {
        if case .array(let elements)? = object["schedule"]?["elements"],
            case .array(let targets)? = elements.first?["targetValues"], let target = targets.first,
            case .number(let number)? = target["value"], let unit = target["units"]?.string,
            let amount = Double(number)
        {
            let text = amount == amount.rounded() && abs(amount) < 1e9 ? "\(Int(amount))" : number
            return Line("\(text) \(unit)")
        }
        return object["instructions"]?.string.flatMap { Line($0) }
    }
}
