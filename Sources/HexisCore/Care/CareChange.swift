/// A setting that a care provider changed together with the patient.
public struct CareChange: Hashable, Sendable {
    public let setting: CareTopic
    /// The medicine, where the setting belongs to one.
    public let medicine: Identifier?
    public let before: LineList
    public let after: LineList
    let stamp: Stamp

    init(_ fact: CareChanged, at stamp: Stamp) {
        setting = fact.setting
        medicine = fact.medicine
        before = fact.before
        after = fact.after
        self.stamp = stamp
    }

    public var id: Identifier { stamp.id }
    public var instant: Instant { stamp.at }

    func isAboutSame(as other: CareChange) -> Bool { setting == other.setting && medicine == other.medicine }
}

extension CareConnection {
    /// The changes that still hold, the latest first: the last of each setting, as long as nobody changed it since.
    public func standingChanges(in practice: Practice, on today: Day) -> [CareChange] {
        var latest: [CareChange] = []
        for change in changes.reversed() where !latest.contains(where: { $0.isAboutSame(as: change) }) {
            latest.append(change)
        }
        return latest.filter { practice.careSetting($0.setting, of: $0.medicine, on: today) == $0.after }
    }

    /// The changes that still hold, and that the patient has not answered.
    public func openChanges(in practice: Practice, on today: Day) -> [CareChange] {
        standingChanges(in: practice, on: today).filter { !isKept($0.id) }
    }
}
