import HexisCore

/// A tablet that Robin takes each morning: forgotten a few times at first, late now and then.
extension Demonstration {
    private static let begunAgo = 70
    private static let forgottenAgo = [61, 47, 34, 33, 19]

    mutating func takeMedicine() {
        guard let name = Line("Blood pressure tablet"), let morning = TimeOfDay("08:00"),
            let times = DoseTimes([morning])
        else { return }
        let medicine = id(1800)
        let begun = Demonstration.begunAgo
        record(.medicineNamed(MedicineNamed(medicine: medicine, name: name)), daysAgo: begun, at: 7)
        let regimen = RegimenSet(
            medicine: medicine, from: day(begun), regimen: .at(times, on: .every), dose: Line("5 mg"))
        record(.regimenSet(regimen), daysAgo: begun, at: 7)
        for ago in (0...begun).reversed() where !Demonstration.forgottenAgo.contains(ago) {
            let late = chance.permille() < 80 ? 150 : 0
            take(medicine, at: morning, late: late + chance.number(below: 25), daysAgo: ago)
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
}
