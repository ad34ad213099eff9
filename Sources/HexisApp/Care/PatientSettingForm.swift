public import HexisCore

/// A setting that a care provider changes together with a patient, as typed.
public struct PatientSettingForm: Equatable, Sendable {
    let setting: CareTopic?
    let medicine: Identifier?
    let values: [String]

    public init(_ form: Form) {
        setting = form["setting"].flatMap { CareTopic(name: $0) }
        medicine = form["medicine"].flatMap { Identifier($0) }
        values = form.all("value").filter { !$0.isBlank }
    }

    /// Returns the entry of the setting and that of the change, nothing if it is so already, and `nil` if it is impossible,
    /// or not the provider's to change.
    public func facts(of connection: CareConnection, in practice: Practice, at moment: Moment) -> [Fact]? {
        guard let setting, connection.scope(on: moment.today).contains(setting),
            let before = practice.careSetting(setting, of: medicine, on: moment.today), let typed,
            let fact = practice.fact(making: setting, of: medicine, typed, on: moment.today)
        else { return nil }
        let changed = practice.changed(by: fact, of: connection, at: moment.instant)
        guard let after = changed.careSetting(setting, of: medicine, on: moment.today) else { return nil }
        if after == before { return [] }
        let change = CareChanged(
            connection: connection.id, setting: setting, medicine: medicine, before: before, after: after)
        return [fact, .careChanged(change)]
    }

    /// The typed values; `nil` if one of them is not a line.
    private var typed: LineList? {
        let lines = values.compactMap { Line($0) }
        return lines.count == values.count ? LineList(lines) : nil
    }

    func problem(in scope: CareScope) -> Problem {
        guard let setting, scope.contains(setting) else {
            return Problem(field: "settings", message: PatientsWording.notYours)
        }
        let field = PatientSettings.field(setting, of: medicine)
        switch setting {
        case .setGoal: return Problem(field: field, message: MedicineWording.goalProblem)
        case .setHeartRateLimit: return Problem(field: field, message: HeartWording.boundaryProblem)
        default: return Problem(field: field, message: PatientsWording.timesProblem)
        }
    }
}

extension Practice {
    /// What the practice is once a care provider's fact is recorded.
    fileprivate func changed(by fact: Fact, of connection: CareConnection, at time: Instant) -> Practice {
        var changed = self
        changed.add(Entry(id: connection.id, at: instant(at: time), device: .careProviders, fact: fact))
        return changed
    }
}
