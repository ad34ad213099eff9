@testable import HexisCore

/// A person with medicines, recorded one fact after another. They live in UTC, and their day starts at 03:00.
struct MedicineDiary {
    private(set) var entries: [Entry] = []
    let id = identifier(1)

    /// One medicine, taken at these times every day since `start`.
    init(since start: String = "2026-11-02", _ times: String...) {
        name(id)
        prescribe(start, times.isEmpty ? atTimes("08:00") : .at(doseTimes(times), on: .every))
    }

    init(since start: String, _ regimen: Regimen) {
        name(id)
        prescribe(start, regimen)
    }

    var practice: Practice { Practice(entries) }
    var medicine: Medicine { practice.medicines[0] }

    /// Records a fact at noon of a day, one second after the previous one; without a day, at an instant long ago.
    mutating func record(_ fact: Fact, on registered: Day? = nil) {
        let noon = Int64(registered?.number ?? 20_000) * 86_400_000 + 43_200_000
        entries.append(
            Entry(
                id: identifier(1_000_000 + UInt64(entries.count)),
                at: instant(noon + Int64(entries.count) * 1000), device: identifier(9), fact: fact))
    }

    mutating func name(_ medicine: Identifier) {
        record(.medicineNamed(MedicineNamed(medicine: medicine, name: line("Bisoprolol"))))
    }

    mutating func prescribe(_ from: String, _ regimen: Regimen, to medicine: Identifier? = nil) {
        record(.regimenSet(RegimenSet(medicine: medicine ?? id, from: day(from), regimen: regimen)))
    }

    /// Takes the dose of a time, marked on its own day unless `registered` says otherwise.
    mutating func take(
        _ on: String, _ slot: String = "08:00", at clock: String? = nil, registered: String? = nil,
        of medicine: Identifier? = nil
    ) {
        take(on, .time(time(slot)), at: clock ?? slot, registered: registered, of: medicine)
    }

    mutating func take(
        _ on: String, _ slot: DoseSlot, at clock: String, registered: String? = nil,
        of medicine: Identifier? = nil
    ) {
        let registered = day(registered ?? on)
        let minutes = Int64(time(clock).minutes(after: .threeInTheMorning) + 180)
        record(
            .doseTaken(
                DoseTaken(
                    medicine: medicine ?? id, day: day(on), slot: slot, registered: registered,
                    taken: instant(Int64(day(on).number) * 86_400_000 + minutes * 60_000), time: time(clock))),
            on: registered)
    }

    /// Takes the same dose on every day of a span.
    mutating func take(from first: String, to last: String, _ slot: String = "08:00") {
        var current = day(first)
        while current <= day(last) {
            take(current.description, slot)
            current = current.next
        }
    }

    mutating func undo(_ on: String, _ slot: String = "08:00", registered: String? = nil) {
        let registered = day(registered ?? on)
        record(
            .doseUndone(
                DoseUndone(medicine: id, day: day(on), slot: .time(time(slot)), registered: registered)),
            on: registered)
    }

    mutating func skip(_ on: String, _ slot: String = "08:00", _ reason: String? = nil) {
        record(
            .doseSkipped(
                DoseSkipped(
                    medicine: id, day: day(on), slot: .time(time(slot)), registered: day(on),
                    reason: reason.map { line($0) })), on: day(on))
    }

    mutating func pause(_ from: String, _ until: String?) {
        record(
            .medicinePaused(
                MedicinePaused(
                    pause: identifier(500 + UInt64(entries.count)), medicine: id, from: day(from),
                    until: until.map { day($0) })), on: day(from))
    }

    func states(on date: String, seenFrom today: String) -> [Dose.State] {
        medicine.doses(on: day(date), seenFrom: day(today), dayStart: .threeInTheMorning).map { $0.state }
    }

    func streak(_ today: String) -> Int { practice.streak(upTo: day(today)) }
}

func doseTimes(_ times: [String]) -> DoseTimes {
    guard let times = DoseTimes(times.map { time($0) }) else { preconditionFailure("no times: \(times)") }
    return times
}

func atTimes(_ times: String..., on schedule: Schedule = .daily) -> Regimen {
    guard let days = DosingDays(schedule) else { preconditionFailure("no days: \(schedule)") }
    return .at(doseTimes(times), on: days)
}
