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

    private func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard let number = TypedNumber.whole(text), range.contains(number) else { return nil }
        return number
    }

    /// Returns `nil` while there are problems. An interval counts from `day`.
    private func regimen(from day: Day) -> Regimen? {
        switch kind {
        case .hours: return elapsedHours.map { .afterLast(hours: $0) }
        case .needed: return .asNeeded
        case .daily, .weekdays, .interval:
            let schedule: Schedule? =
                switch kind {
                case .weekdays: Weekdays(weekdays).map { .weekdays($0) }
                case .interval: days.flatMap { DayInterval($0, from: day) }.map { .everyDays($0) }
                default: .daily
                }
            guard let times = doseTimes, let days = schedule.flatMap({ DosingDays($0) }) else { return nil }
            return .at(times, on: days)
        case nil: return nil
        }
    }

    /// The facts that add a medicine with this description.
    func facts(registering medicine: Identifier) -> [Fact] {
        guard let name = Line(name), let first = Day(start), let regimen = regimen(from: first) else {
            return []
        }
        return [
            .medicineNamed(MedicineNamed(medicine: medicine, name: name)),
            .regimenSet(RegimenSet(medicine: medicine, from: first, regimen: regimen, dose: Line(dose))),
        ] + end(of: medicine) + stock(of: medicine) + (isCalledFor ? [call(for: medicine)] : [])
            + (looks == MedicineLooks() ? [] : [looks(of: medicine)])
    }

    /// The facts that turn the medicine into this description: one per difference. The regimen changes today, or
    /// tomorrow if a dose of today was already marked, so that none is asked for twice.
    func facts(changing medicine: Medicine, on today: Day) -> [Fact] {
        let from = max(medicine.changesFrom(today), Day(start) ?? today)
        guard let name = Line(name), let regimen = regimen(from: medicine.interval(on: from) ?? from) else {
            return []
        }
        var facts: [Fact] = []
        if name.text != medicine.name {
            facts.append(.medicineNamed(MedicineNamed(medicine: medicine.id, name: name)))
        }
        let held = medicine.prescription(on: from)
        let isNew = held?.regimen != regimen || held?.dose != Line(dose)
        let endsAnew = medicine.end(seenFrom: today) != Day(end)
        if isNew || endsAnew {
            facts.append(
                .regimenSet(RegimenSet(medicine: medicine.id, from: from, regimen: regimen, dose: Line(dose)))
            )
            facts += end(of: medicine.id)
        }
        if looks != medicine.looks { facts.append(looks(of: medicine.id)) }
        if isCalledFor != medicine.isCalledFor { facts.append(call(for: medicine.id)) }
        let stock = medicine.stock(on: today)
        if stock?.pieces != number(pieces, in: 0...Stock.most)
            || stock.map({ $0.perDose != number(perDose, in: 1...1000) }) ?? false
        {
            facts += self.stock(of: medicine.id, evenNone: true)
        }
        return facts
    }

    private func call(for medicine: Identifier) -> Fact {
        .doseRemindersSet(DoseRemindersSet(medicine: medicine, isOn: isCalledFor))
    }

    private func looks(of medicine: Identifier) -> Fact {
        .medicineLooksChosen(MedicineLooksChosen(medicine: medicine, looks: looks))
    }

    private func end(of medicine: Identifier) -> [Fact] {
        Day(end).map { [.regimenSet(RegimenSet(medicine: medicine, from: $0.next, regimen: .stopped))] } ?? []
    }

    private func stock(of medicine: Identifier, evenNone: Bool = false) -> [Fact] {
        let counted = number(pieces, in: 0...Stock.most).map { Int64($0) }
        guard counted != nil || evenNone else { return [] }
        let perDose = Int64(number(perDose, in: 1...1000) ?? 1)
        return [.stockCounted(StockCounted(medicine: medicine, pieces: counted, perDose: perDose))]
    }
}

extension Medicine {
    /// The day from which an interval of days currently counts; `nil` without one.
    fileprivate func interval(on day: Day) -> Day? {
        guard case .at(_, let days)? = prescription(on: day)?.regimen,
            case .everyDays(let interval) = days.schedule
        else { return nil }
        return interval.first
    }
}
