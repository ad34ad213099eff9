import HexisCore

/// The periods of a task's versions, and what is prescribed in them.
struct CareKitHistory {
    private(set) var periods: [CareKitMedicine.Period] = []
    private(set) var timeline = CareKitTimeline()

    /// Returns `nil` if a version has a schedule that Hexis does not have.
    init?(_ versions: [CareKitEntity], _ setting: CareKitSetting) {
        for version in versions {
            let from = setting.date(of: version)
            periods.removeAll { $0.version.effective >= version.effective }
            if version.isDeleted {
                end(version, from: from)
            } else {
                guard add(version, from: from, setting) else { return nil }
            }
        }
    }

    private mutating func end(_ version: CareKitEntity, from day: Day) {
        periods.append(.init(from: day, version: version, schedule: nil, isSteady: true))
        timeline.set(Prescription(dose: nil, regimen: .stopped), from: day)
    }

    /// Returns `false` for a schedule that Hexis does not have.
    private mutating func add(_ version: CareKitEntity, from day: Day, _ setting: CareKitSetting) -> Bool {
        guard let schedule = CareKitSchedule(version, in: setting.zones),
            let prescribed = schedule.prescriptions(version, from: day, setting.dayStart)
        else { return false }
        periods.append(
            .init(from: day, version: version, schedule: schedule, isSteady: prescribed.count == 1))
        for (day, prescription) in prescribed { timeline.set(prescription, from: day) }
        return true
    }
}
