/// The settings that can be changed together with a care provider, each as a list of lines: a goal is `80`, a boundary
/// `72`, times of doses are `08:00` and `20:00`, reminders `on`. Without a line there is none, or it is off.
extension Practice {
    /// Returns what a setting is; `nil` where there is no such setting, for example times of a medicine without any.
    public func careSetting(_ setting: CareTopic, of medicine: Identifier?, on today: Day) -> LineList? {
        switch setting {
        case .setGoal: LineList(number: adherenceGoal)
        case .setHeartRateLimit: LineList(number: fields.heart.boundary)
        case .setDoseTimes:
            currentMedicine(medicine, on: today).flatMap { LineList(times: $0.times(on: today)) }
        case .setReminders:
            currentMedicine(medicine, on: today).flatMap { LineList(texts: $0.isCalledFor ? ["on"] : []) }
        case .adherence, .doses, .heartRate, .measurements, .notes, .questionnaires: nil
        }
    }

    /// Returns the fact that makes a setting something else; `nil` where that is impossible.
    public func fact(
        making setting: CareTopic, of medicine: Identifier?, _ value: LineList, on today: Day
    ) -> Fact? {
        let first = value.lines.first.map { $0.text }
        switch setting {
        case .setGoal:
            let percent = first.flatMap { TypedNumber.whole($0) }
            guard first == nil || percent.map({ (1...100).contains($0) }) ?? false else { return nil }
            return .adherenceGoalSet(AdherenceGoalSet(percent: percent.map { Int64($0) }))
        case .setHeartRateLimit:
            let beats = first.flatMap { TypedNumber.whole($0) }
            guard first == nil || beats.map({ HeartRate.boundaries.contains($0) }) ?? false else {
                return nil
            }
            return .heartRateBoundarySet(
                HeartRateBoundarySet(boundary: beats.map { Int64($0) }, gap: Int64(fields.heart.gap)))
        case .setDoseTimes:
            return currentMedicine(medicine, on: today)?.fact(
                taking: value.lines.compactMap { TimeOfDay($0.text) }, on: today)
        case .setReminders:
            return currentMedicine(medicine, on: today).map {
                .doseRemindersSet(DoseRemindersSet(medicine: $0.id, isOn: first != nil))
            }
        case .adherence, .doses, .heartRate, .measurements, .notes, .questionnaires: return nil
        }
    }

    private func currentMedicine(_ id: Identifier?, on today: Day) -> Medicine? {
        id.flatMap { self.medicine($0) }.flatMap { $0.isStopped(on: $0.changesFrom(today)) ? nil : $0 }
    }
}

extension Medicine {
    /// The times of the doses from the next change on; `nil` if the medicine has none.
    fileprivate func times(on today: Day) -> [TimeOfDay]? {
        guard case .at(let times, _)? = prescription(on: max(start, changesFrom(today)))?.regimen else {
            return nil
        }
        return times.times
    }

    /// Returns the fact that moves the doses to other times; `nil` if they are not as many.
    fileprivate func fact(taking times: [TimeOfDay], on today: Day) -> Fact? {
        let from = max(start, changesFrom(today))
        guard let prescription = prescription(on: from), case .at(let old, let days) = prescription.regimen,
            let new = DoseTimes(times), new.times.count == old.times.count
        else { return nil }
        return .regimenSet(
            RegimenSet(medicine: id, from: from, regimen: .at(new, on: days), dose: prescription.dose))
    }
}

extension LineList {
    fileprivate init?(texts: [String]) { self.init(texts.map { Line(inCode: $0) }) }
    fileprivate init?(number: Int?) { self.init(texts: number.map { ["\($0)"] } ?? []) }
    fileprivate init?(times: [TimeOfDay]?) {
        guard let times else { return nil }
        self.init(texts: times.map { $0.description })
    }
}
