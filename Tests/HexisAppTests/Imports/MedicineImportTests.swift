import HexisCore
import Testing

@testable import HexisApp

@Suite("Medicines from another program")
struct MedicineImportTests {
    /// 2026-11-21 at 16:00 in UTC.
    private let now = Instant(clamping: 1_795_276_800_000)
    private var today: Day { Moment(instant: now).today }
    private let device = Identifier(high: 1, low: 1)

    private func at(_ ago: Int, _ time: String) throws -> Instant {
        ZoneRules.utc.instant(of: today.advanced(by: -ago), at: try #require(TimeOfDay(time)))
    }

    private func history() throws -> TrackerHistory {
        let morning = try #require(TimeOfDay("08:00"))
        var iron = TrackedMedicine(
            key: "medtimer:Iron", name: try #require(Line("Iron")), dose: Line("2 pills"),
            regimen: .at(try #require(DoseTimes([morning])), on: .every))
        iron.doses = [
            // On time; by a reminder that came an hour later; left out; in the night after; too late; by a wrong clock.
            TrackedDose(due: try at(5, "08:00"), time: morning, answered: try at(5, "08:10"), isTaken: true),
            TrackedDose(due: try at(4, "09:00"), time: morning, answered: try at(4, "09:00"), isTaken: true),
            TrackedDose(due: try at(3, "08:00"), time: morning, answered: try at(3, "10:00"), isTaken: false),
            TrackedDose(due: try at(2, "08:00"), time: morning, answered: try at(1, "07:00"), isTaken: true),
            TrackedDose(due: try at(6, "08:00"), time: morning, answered: try at(1, "07:00"), isTaken: true),
            TrackedDose(
                due: try at(-9, "08:00"), time: morning, answered: try at(-9, "08:00"), isTaken: true),
            // Far from its reminder's time: a dose of its own.
            TrackedDose(due: try at(1, "20:00"), time: morning, answered: try at(1, "20:00"), isTaken: true),
        ]
        var zinc = TrackedMedicine(key: "medtimer:Zinc", name: try #require(Line("Zinc")), regimen: nil)
        zinc.doses = [
            TrackedDose(due: try at(8, "08:00"), time: nil, answered: try at(8, "08:00"), isTaken: true)
        ]
        return TrackerHistory(medicines: [iron, zinc])
    }

    private func bring(_ history: TrackerHistory, into practice: inout Practice) -> HabitImport {
        let found = HabitImport(history, into: practice, on: today)
        for entry in found.entries(practice, device: device, at: now) { practice.add(entry) }
        return found
    }

    @Test("Doses count on their days, as they were recorded then, and a file that comes twice adds nothing")
    func doses() throws {
        var practice = Practice()
        let found = bring(try history(), into: &practice)
        #expect(found.newMedicines.map { $0.name } == ["Iron", "Zinc"])
        #expect(found.medicines.map { $0.doses } == [5, 1] && found.late == 1)
        #expect(found.differences == ["1 dose answered more than a day late left out."])
        let iron = try #require(practice.medicines.first { $0.name == "Iron" })
        let days = (0...6).map { ago in
            iron.doses(on: today.advanced(by: -ago), seenFrom: today, dayStart: .threeInTheMorning).map {
                dose in
                "\(dose.slot.time.map { $0.description } ?? "-") \(dose.state.word)"
            }.joined(separator: ", ")
        }
        #expect(
            days == [
                "08:00 open", "08:00 open, 20:00 taken", "08:00 taken", "08:00 skipped", "08:00 taken",
                "08:00 taken", "",
            ])
        let zinc = try #require(practice.medicines.first { $0.name == "Zinc" })
        #expect(zinc.isStopped(on: today) && zinc.hasRecords)
        #expect(HabitImport(try history(), into: practice, on: today).isEmpty)
    }

    @Test("Measurements come once, are undone, and come again")
    func measurements() throws {
        let steps = [
            TrackedMeasurement(signal: .steps, amount: 843_000, day: today),
            TrackedMeasurement(signal: .steps, amount: 1_200_000, day: today, start: 3600, seconds: 600),
            TrackedMeasurement(signal: .steps, amount: 5000, day: today.advanced(by: 9)),
        ]
        let history = TrackerHistory(measurements: steps, by: "Pedometer")
        var practice = Practice()
        let found = bring(history, into: &practice)
        #expect(found.measurements.count == 2 && found.ahead == 1)
        // At one in the morning, the day before has not ended.
        #expect(found.measuredDays == [today.previous, today])
        #expect(practice.value(of: .steps, on: today) == 843_000)
        #expect(practice.measurements(of: .steps, on: today).map { $0.source } == ["Pedometer"])
        #expect(HabitImport(history, into: practice, on: today).isEmpty)
        for (number, one) in practice.undoing(measurements: found.measurements).enumerated() {
            practice.add(
                Entry(
                    id: Identifier(high: 10, low: UInt64(number)), at: practice.instant(at: now),
                    device: device,
                    fact: one.fact))
        }
        #expect(practice.value(of: .steps, on: today) == nil)
        #expect(bring(history, into: &practice).measurements.count == 2)
        #expect(practice.value(of: .steps, on: today.previous) == 1_200_000)
    }

    @Test("An import is undone with all doses, also those marked since, and can come again")
    func undone() throws {
        var practice = Practice()
        let found = bring(try history(), into: &practice)
        let iron = found.medicines[0].id
        let slot = DoseSlot.time(try #require(TimeOfDay("08:00")))
        practice.add(
            Entry(
                id: Identifier(high: 9, low: 1), at: now, device: device,
                fact: .doseTaken(
                    DoseTaken(
                        medicine: iron, day: today, slot: slot, registered: today, taken: now,
                        time: Moment(instant: now).timeOfDay))))
        for (number, one) in practice.undoing(medicines: found.medicines.map { $0.id }).enumerated() {
            practice.add(
                Entry(
                    id: Identifier(high: 10, low: UInt64(number)), at: one.at ?? practice.instant(at: now),
                    device: device, fact: one.fact))
        }
        #expect(practice.medicines.isEmpty)
        let again = bring(try history(), into: &practice)
        #expect(again.newMedicines.count == 2 && again.doses == 6)
        #expect(practice.medicines.map { $0.name } == ["Iron", "Zinc"])
    }
}

extension Dose.State {
    fileprivate var word: String {
        switch self {
        case .open: "open"
        case .missed: "missed"
        case .taken: "taken"
        case .skipped: "skipped"
        }
    }
}
