/// The encoding of an occurrence that waits to be sent.
extension Occurrence {
    init?(json: JSON) {
        guard let day = json["day"]?.string.flatMap({ Day($0) }), let at = json["at"]?.integer else {
            return nil
        }
        let reminder = json["reminder"]?.string.flatMap { Identifier($0) }
        let habit = json["habit"]?.string.flatMap { Identifier($0) }
        let medicine = json["medicine"]?.string.flatMap { Identifier($0) }
        let slot = json["slot"]?.string.flatMap { DoseSlot($0) }
        let kind: Kind
        if let loop = json["loop"]?.string.flatMap({ Identifier($0) }) {
            self.init(.urgeQuestion(loop), on: day, at: Instant(clamping: at))
            return
        }
        if let given = json["questionnaire"]?.string.flatMap({ Identifier($0) }) {
            self.init(.questionnaire(given), on: day, at: Instant(clamping: at))
            return
        }
        if let companion = json["companion"]?.string.flatMap({ Identifier($0) }) {
            self.init(.cheer(companion), on: day, at: Instant(clamping: at))
            return
        }
        switch (reminder, habit, medicine, slot) {
        case (let reminder?, let habit?, nil, nil): kind = .reminder(reminder, habit: habit)
        case (nil, nil, let medicine?, let slot?): kind = .dose(slot, of: medicine)
        case (nil, nil, nil, nil):
            if json["last"] == .bool(true) {
                kind = .lastCall
            } else if json["week"] == .bool(true) {
                kind = .medicineWeek
            } else if json["patients"] == .bool(true) {
                kind = .patientsSummary
            } else {
                kind = json["heart"] == .bool(true) ? .heartRate : .eveningQuestion
            }
        default: return nil
        }
        self.init(kind, on: day, at: Instant(clamping: at))
    }

    var json: JSON {
        let when = [
            JSON.Member("day", .string(day.description)), JSON.Member("at", .integer(at.milliseconds)),
        ]
        switch kind {
        case .eveningQuestion: return .object(when)
        case .urgeQuestion(let loop):
            return .object(when + [JSON.Member("loop", .string(loop.description))])
        case .lastCall: return .object(when + [JSON.Member("last", .bool(true))])
        case .medicineWeek: return .object(when + [JSON.Member("week", .bool(true))])
        case .heartRate: return .object(when + [JSON.Member("heart", .bool(true))])
        case .patientsSummary: return .object(when + [JSON.Member("patients", .bool(true))])
        case .questionnaire(let given):
            return .object(when + [JSON.Member("questionnaire", .string(given.description))])
        case .cheer(let companion):
            return .object(when + [JSON.Member("companion", .string(companion.description))])
        case .dose(let slot, let medicine):
            return .object(
                when + [
                    JSON.Member("medicine", .string(medicine.description)),
                    JSON.Member("slot", .string(slot.description)),
                ])
        case .reminder(let reminder, let habit):
            return .object(
                when + [
                    JSON.Member("reminder", .string(reminder.description)),
                    JSON.Member("habit", .string(habit.description)),
                ])
        }
    }
}
