import HexisCore

/// The reminder times of a medicine's doses in one routine, as typed: for each time of the regimen, one for weekdays
/// and one for weekends. An empty field reminds when the dose is due.
struct DoseCallTimesForm {
    let medicine: Medicine
    let routine: ReminderRoutine
    private(set) var fields: [Field] = []

    struct Field {
        let dose: TimeOfDay
        let isWeekend: Bool
        let typed: String

        var name: String { "\(isWeekend ? "weekend" : "weekday")-\(dose.minutes)" }
    }

    /// Fills in the times in effect.
    init(_ medicine: Medicine, _ routine: ReminderRoutine, at now: Moment) {
        self.init(medicine, routine, at: now) {
            medicine.callTime(of: $0, in: routine, isWeekend: $1).description
        }
    }

    /// Reads the form that a browser sent; a missing field keeps its time.
    init(_ form: Form, _ medicine: Medicine, _ routine: ReminderRoutine, at now: Moment) {
        self.init(medicine, routine, at: now) {
            form[Field(dose: $0, isWeekend: $1, typed: "").name]
                ?? medicine.callTime(of: $0, in: routine, isWeekend: $1).description
        }
    }

    private init(
        _ medicine: Medicine, _ routine: ReminderRoutine, at now: Moment, typed: (TimeOfDay, Bool) -> String
    ) {
        self.medicine = medicine
        self.routine = routine
        for dose in DoseCallTimesForm.doses(of: medicine, at: now) {
            for isWeekend in [false, true] {
                fields.append(Field(dose: dose, isWeekend: isWeekend, typed: typed(dose, isWeekend)))
            }
        }
    }

    /// The times of the regimen in the order of the person's day: times after midnight come last.
    private static func doses(of medicine: Medicine, at now: Moment) -> [TimeOfDay] {
        guard case .at(let times, _)? = medicine.prescription(on: max(now.today, medicine.start))?.regimen
        else { return [] }
        let doses = times.times
        let order = sortedPlaces(of: doses.count) {
            doses[$0].minutes(after: now.dayStart) < doses[$1].minutes(after: now.dayStart)
        }
        return order.map { doses[$0] }
    }

    var problems: [Problem] {
        fields.filter { !$0.typed.isBlank && TimeOfDay($0.typed) == nil }.map {
            Problem(field: $0.name, message: DoseCallTimesWording.timeProblem)
        }
    }

    /// One fact for each time that differs from the one in effect.
    var facts: [Fact] {
        fields.compactMap { field in
            let time = TimeOfDay(field.typed) ?? field.dose
            let held = medicine.callTime(of: field.dose, in: routine, isWeekend: field.isWeekend)
            if time == held { return nil }
            return .doseCallTimeSet(
                DoseCallTimeSet(
                    medicine: medicine.id, dose: field.dose, routine: routine, isWeekend: field.isWeekend,
                    time: time == field.dose ? nil : time))
        }
    }
}
