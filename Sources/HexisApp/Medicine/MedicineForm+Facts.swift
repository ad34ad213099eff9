import HexisCore

/// The facts that a valid form yields.
extension MedicineForm {
    /// The facts that add a medicine with this description.
    func facts(registering medicine: Identifier) -> [Fact] {
        guard let name = Line(name), let first = Day(start), let regimen = regimen(from: first) else {
            return []
        }
        return [naming(medicine, name)] + setting(regimen, of: medicine, from: first) + stock(of: medicine)
            + (isCalledFor ? [call(for: medicine)] : [])
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
        if name.text != medicine.name { facts.append(naming(medicine.id, name)) }
        facts += changes(to: regimen, of: medicine, from: from, seenFrom: today)
        if looks != medicine.looks { facts.append(looks(of: medicine.id)) }
        if isCalledFor != medicine.isCalledFor { facts.append(call(for: medicine.id)) }
        return facts + stockChanges(of: medicine, on: today)
    }

    private func naming(_ medicine: Identifier, _ name: Line) -> Fact {
        .medicineNamed(MedicineNamed(medicine: medicine, name: name))
    }

    private func changes(to regimen: Regimen, of medicine: Medicine, from day: Day, seenFrom today: Day)
        -> [Fact]
    {
        let held = medicine.prescription(on: day)
        let isNew = held?.regimen != regimen || held?.dose != Line(dose)
        let endsAnew = medicine.end(seenFrom: today) != Day(end)
        return isNew || endsAnew ? setting(regimen, of: medicine.id, from: day) : []
    }

    /// The regimen from the day on, up to its end if it has one.
    private func setting(_ regimen: Regimen, of medicine: Identifier, from day: Day) -> [Fact] {
        [.regimenSet(RegimenSet(medicine: medicine, from: day, regimen: regimen, dose: Line(dose)))]
            + end(of: medicine)
    }

    private func stockChanges(of medicine: Medicine, on today: Day) -> [Fact] {
        let held = medicine.stock(on: today)
        let isSame =
            held?.pieces == number(pieces, in: 0...Stock.most)
            && held.map { $0.perDose == number(perDose, in: 1...1000) } ?? true
        return isSame ? [] : stock(of: medicine.id, evenNone: true)
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
