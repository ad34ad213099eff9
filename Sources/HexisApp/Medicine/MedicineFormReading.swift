import HexisCore

/// Reading the form: either the whole form is valid, or each invalid field has a message.
extension MedicineForm {
    /// A change takes effect today at the earliest: past days keep their regimen.
    func problems(today: Day) -> [Problem] {
        var problems: [Problem] = []
        func check(_ field: String, _ message: String?) {
            if let message { problems.append(Problem(field: field, message: message)) }
        }
        check(
            "name",
            Line(name) == nil
                ? (name.isBlank ? MedicineFormWording.nameMissing : MedicineFormWording.tooLong) : nil)
        check("dose", Line(dose) == nil && !dose.isBlank ? MedicineFormWording.tooLong : nil)
        check("kind-daily", kind == nil ? MedicineFormWording.whenMissing : nil)
        check("weekdays", kind == .weekdays && weekdays.isEmpty ? MedicineFormWording.weekdaysMissing : nil)
        check("interval", kind == .interval && days == nil ? MedicineFormWording.intervalProblem : nil)
        check("hours", kind == .hours && elapsedHours == nil ? MedicineFormWording.hoursProblem : nil)
        check("time-1", timesProblem)
        check("start", (Day(start).map { $0 >= today } ?? false) ? nil : MedicineFormWording.startProblem)
        check("end", endProblem)
        check(
            "pieces",
            pieces.isBlank || number(pieces, in: 0...Stock.most) != nil
                ? nil : MedicineFormWording.piecesProblem)
        check(
            "per-dose",
            pieces.isBlank || number(perDose, in: 1...1000) != nil ? nil : MedicineFormWording.perDoseProblem)
        return problems
    }

    private var hasTimes: Bool { kind == .daily || kind == .weekdays || kind == .interval }

    private var doseTimes: DoseTimes? {
        let read = times.compactMap { TimeOfDay($0) }
        return read.count == times.count ? DoseTimes(read) : nil
    }

    private var timesProblem: String? {
        guard hasTimes, doseTimes == nil else { return nil }
        return times.isEmpty ? MedicineFormWording.timesMissing : MedicineFormWording.timesProblem
    }

    private var endProblem: String? {
        guard !end.isBlank else { return nil }
        guard let last = Day(end), last >= Day(start) ?? .first, last < Day.last else {
            return MedicineFormWording.endProblem
        }
        return nil
    }

    private var days: Int? { number(interval, in: 2...365) }
    private var elapsedHours: Int? { number(hours, in: Regimen.hours) }

    /// The typed whole number; `nil` if it is none, or outside the range.
    func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard let number = TypedNumber.whole(text), range.contains(number) else { return nil }
        return number
    }

    /// Returns `nil` while there are problems. An interval counts from `day`.
    func regimen(from day: Day) -> Regimen? {
        switch kind {
        case .hours: return elapsedHours.map { .afterLast(hours: $0) }
        case .needed: return .asNeeded
        case .daily, .weekdays, .interval:
            let days = schedule(from: day).flatMap { DosingDays($0) }
            guard let times = doseTimes, let days else { return nil }
            return .at(times, on: days)
        case nil: return nil
        }
    }

    private func schedule(from day: Day) -> Schedule? {
        switch kind {
        case .weekdays: Weekdays(weekdays).map { .weekdays($0) }
        case .interval: days.flatMap { DayInterval($0, from: day) }.map { .everyDays($0) }
        default: .daily
        }
    }
}
