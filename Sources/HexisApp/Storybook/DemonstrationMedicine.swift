import HexisCore

/// The medicines that Robin takes: forgotten a few times at first, late now and then.
extension Demonstration {
    private struct Medicine {
        let name: String
        let dose: String
        let times: [String]
        let begunAgo: Int
        var forgottenAgo: [Int] = []
        let pieces: Int64
        let looks: MedicineLooks
    }

    private var medicines: [Medicine] {
        [
            Medicine(
                name: "Blood pressure tablet", dose: "5 mg", times: ["08:00"], begunAgo: 70,
                forgottenAgo: [61, 47, 34, 33, 19], pieces: 100,
                looks: MedicineLooks(form: .roundTablet, colour: .pink)),
            Medicine(
                name: "Magnesium", dose: "1 tablet", times: ["13:00", "20:00"], begunAgo: 17, pieces: 60,
                looks: MedicineLooks(form: .ovalTablet, colour: .white)),
            Medicine(
                name: "Eye drops", dose: "1 drop", times: ["08:00", "13:00", "20:00"], begunAgo: 10,
                pieces: 200, looks: MedicineLooks(form: .drops, colour: nil)),
        ]
    }

    mutating func takeMedicine() {
        for (number, medicine) in medicines.enumerated() { take(medicine, id(1800 + UInt64(number))) }
    }

    /// Begins to take a medicine, from its first dose in the morning on.
    private mutating func take(_ medicine: Medicine, _ id: Identifier) {
        let slots = medicine.times.compactMap { TimeOfDay($0) }
        guard let name = Line(medicine.name), let times = DoseTimes(slots) else { return }
        let begun = medicine.begunAgo
        let regimen = RegimenSet(
            medicine: id, from: day(begun), regimen: .at(times, on: .every), dose: Line(medicine.dose))
        let facts: [Fact] = [
            .medicineNamed(MedicineNamed(medicine: id, name: name)), .regimenSet(regimen),
            .stockCounted(StockCounted(medicine: id, pieces: medicine.pieces)),
            .doseRemindersSet(DoseRemindersSet(medicine: id, isOn: true)),
            .medicineLooksChosen(MedicineLooksChosen(medicine: id, looks: medicine.looks)),
        ]
        for fact in facts { record(fact, daysAgo: begun, at: 7) }
        for ago in (0...begun).reversed() where !medicine.forgottenAgo.contains(ago) {
            for slot in slots {
                let late = chance.permille() < 80 ? 150 : 0
                take(id, at: slot, late: late + chance.number(below: 25), daysAgo: ago)
            }
        }
    }

    private mutating func take(
        _ medicine: Identifier, at slot: TimeOfDay, late minutes: Int, daysAgo days: Int
    ) {
        guard let time = TimeOfDay(minutes: slot.minutes + minutes) else { return }
        let taken = instant(daysAgo: days, minutes: time.minutes)
        let dose = DoseTaken(
            medicine: medicine, day: day(days), slot: .time(slot), registered: day(days), taken: taken,
            time: time)
        record(.doseTaken(dose), at: taken)
    }

    /// Robin's watch measures the resting heart rate; above 72 beats, Hexis would ask about the tablet.
    mutating func checkHeart() {
        record(.heartRateBoundarySet(HeartRateBoundarySet(boundary: 72, gap: 5)), daysAgo: 60, at: 7)
    }
}
