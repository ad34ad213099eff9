import Chance
import HexisApp
import HexisCore
import Testing

@testable import HexisExchange

@Suite("What a person recorded, in CareKit")
struct CareKitPublicationTests {
    private let medicine = Identifier(high: 8, low: 8)

    private func at(_ times: String..., on schedule: Schedule = .daily) throws -> Regimen {
        .at(
            try #require(DoseTimes(times.compactMap { TimeOfDay($0) })),
            on: try #require(DosingDays(schedule)))
    }

    private func name(_ text: String, _ world: inout CareKitWorld) throws {
        world.record(.medicineNamed(MedicineNamed(medicine: medicine, name: try #require(Line(text)))))
    }

    private func prescribe(_ regimen: Regimen, _ ago: Int, dose: String? = nil, _ world: inout CareKitWorld) {
        world.record(
            .regimenSet(
                RegimenSet(
                    medicine: medicine, from: world.today.advanced(by: -ago), regimen: regimen,
                    dose: dose.flatMap { Line($0) })))
    }

    private func take(_ slot: DoseSlot, _ ago: Int = 0, at time: String, _ world: inout CareKitWorld) throws {
        let day = world.today.advanced(by: -ago)
        let time = try #require(TimeOfDay(time))
        let instant = world.setting.instant(of: day, at: time)
        world.record(
            .doseTaken(
                DoseTaken(
                    medicine: medicine, day: day, slot: slot, registered: day, taken: instant, time: time)),
            at: instant)
    }

    private func expect(
        _ lines: [String], _ world: inout CareKitWorld, at location: SourceLocation = #_sourceLocation
    ) throws {
        let published = try published(&world)
        #expect(published == lines, sourceLocation: location)
    }

    /// A line for each new version: its number among all, what it replaces, and what it says.
    private func published(_ world: inout CareKitWorld) throws -> [String] {
        try world.publish().flatMap { $0.entities }.map { entity in
            let previous = entity.previous.isEmpty ? "" : " replaces \(entity.previous.count)"
            let gone = entity.isDeleted ? " deleted" : ""
            let date = world.setting.date(of: entity)
            switch entity.kind {
            case .outcome:
                let values = entity.values.map { value in
                    switch value["value"] {
                    case .number(let text)?: text + (value["units"]?.string.map { " \($0)" } ?? "")
                    case .bool(let isTrue)?: "\(isTrue)"
                    default: "?"
                    }
                }.joined(separator: ", ")
                return "\(entity.object["taskOccurrenceIndex"]?.integer ?? -1): \(values)\(gone)\(previous)"
            default:
                var count = 0
                if case .array(let elements)? = entity.object["schedule"]?["elements"] {
                    count = elements.count
                }
                return
                    "\(entity.object["title"]?.string ?? "") \(entity.object["instructions"]?.string ?? "-") \(world.today.distance(to: date)) \(count)\(gone)\(previous)"
            }
        }
    }

    @Test("A medicine and its doses, step by step")
    func steps() throws {
        var world = CareKitWorld()
        try expect([], &world)
        try name("Metoprolol", &world)
        prescribe(try at("08:00", "20:00"), 10, dose: "1 tablet", &world)
        let morning = DoseSlot.time(try #require(TimeOfDay("08:00")))
        try take(morning, 10, at: "08:10", &world)
        try take(morning, 1, at: "08:00", &world)
        try expect(["Metoprolol 1 tablet -10 2", "0: true", "18: true"], &world)
        try expect([], &world)

        // Another name counts from today on, and nothing before it is touched.
        try name("Metoprolol mite", &world)
        try expect(["Metoprolol mite 1 tablet 0 2 replaces 1"], &world)
        // Another dose from three days ago on: its doses belong to the new version.
        prescribe(try at("08:00", "20:00"), 3, dose: "2 tablets", &world)
        try expect(["Metoprolol mite 2 tablets -3 2 replaces 1", "4: true"], &world)
        // Undone, skipped, and taken all the same.
        let day = world.today.previous
        world.record(
            .doseUndone(DoseUndone(medicine: medicine, day: day, slot: morning, registered: world.today)))
        try expect(["4: true deleted replaces 1"], &world)
        world.record(
            .doseSkipped(
                DoseSkipped(
                    medicine: medicine, day: day, slot: morning, registered: world.today, reason: Line("Sick")
                )))
        try expect(["4: true deleted replaces 1"], &world)
        try take(morning, 1, at: "09:00", &world)
        try expect([], &world)  // Recorded before the skip.
        world.record(
            .doseTaken(
                DoseTaken(
                    medicine: medicine, day: day, slot: morning, registered: world.today, taken: world.now,
                    time: world.setting.moment(world.now).timeOfDay)))
        try expect(["4: true replaces 1"], &world)
        prescribe(.stopped, 0, &world)
        try expect(["Metoprolol mite 2 tablets 0 2 deleted replaces 1"], &world)
        try expect([], &world)
    }

    @Test("As needed: one outcome a day, with a value for each dose")
    func asNeeded() throws {
        var world = CareKitWorld()
        try name("Ibuprofen", &world)
        prescribe(.asNeeded, 2, &world)
        try take(.single(Identifier(high: 4, low: 1)), 1, at: "08:10", &world)
        try expect(["Ibuprofen - -2 1", "1: true"], &world)
        try take(.single(Identifier(high: 4, low: 2)), 1, at: "18:10", &world)
        try expect(["1: true, true replaces 1"], &world)
        let day = world.today.previous
        for low in [1, 2] as [UInt64] {
            world.record(
                .doseUndone(
                    DoseUndone(
                        medicine: medicine, day: day, slot: .single(Identifier(high: 4, low: low)),
                        registered: world.today)))
            #expect(try published(&world).count == 1)
        }
        try expect([], &world)
        prescribe(.afterLast(hours: 8), 0, &world)
        try expect(["Ibuprofen - 0 1 replaces 1"], &world)
    }

    @Test("Measurements: a task each, and an outcome a day")
    func signals() throws {
        var world = CareKitWorld()
        func measure(_ signal: Signal, _ amount: Int64, _ id: UInt64) throws {
            world.record(
                .measured(
                    try #require(
                        Measured(
                            measurement: Identifier(high: 3, low: id), signal: signal, amount: amount,
                            day: world.today))))
        }
        try measure(.weight, 82_500, 1)
        let place = world.today.startOfYear.distance(to: world.today)
        try expect(["Weight - \(-place) 1", "\(place): 82.5 kg"], &world)
        try measure(.weight, 82_000, 1)
        try expect(["\(place): 82 kg replaces 1"], &world)
        world.record(.measurementRemoved(MeasurementRemoved(measurement: Identifier(high: 3, low: 1))))
        try expect(["\(place): 82 kg deleted replaces 1"], &world)
        try measure(.steps, 4_321_000, 2)
        try expect(["Steps - \(-place) 1", "\(place): 4321 steps"], &world)
        try expect([], &world)
    }

    @Test("Made-up lives: published once, nothing is left, and another server reads the same")
    func lives() throws {
        var dice = Dice.thrown()
        for _ in 0..<rounds(30) {
            var world = CareKitWorld()
            if dice.chance(oneIn: 3) {
                world.zone = try zone("Europe/Vienna")
                world.zoneName = "Europe/Vienna"
            }
            let share = dice.number(2...8)
            for entry in Demonstration.entries(
                until: Moment(instant: world.now), device: Identifier(high: 1, low: 2), sharingWith: nil)
            where !dice.chance(oneIn: share) {
                world.add(entry)
            }
            let isChanged = dice.chance(oneIn: 2)
            if isChanged { try change(&world, &dice) }
            try world.publish()
            #expect(try world.publish() == [])

            var other = CareKitWorld(2, now: world.now)
            other.zone = world.zone
            other.zoneName = world.zoneName
            let all = CareKitPush(
                world.log.revisions(since: KnowledgeVector()), knowledge: world.log.knowledge)
            #expect(try other.push(all))
            for medicine in world.practice.medicines where !CareKitTimeline(medicine).changes.isEmpty {
                let same = try #require(other.practice.medicine(medicine.id), "\(medicine.name)")
                #expect(same.name == medicine.name)
                #expect(CareKitTimeline(same) == CareKitTimeline(medicine))
                let doses = Set(same.answeredDoses.map { "\($0)" })
                let all = Set(medicine.answeredDoses.map { "\($0)" })
                #expect(isChanged ? doses.isSubset(of: all) : doses == all, "\(medicine.name)")
            }
            let signals = CareKitSignal.all.map { $0.signal }
            for signal in signals where signal != .restingHeartRate {
                for day in world.practice.measuredDays(of: signal) {
                    #expect(
                        other.practice.value(of: signal, on: day) == world.practice.value(of: signal, on: day)
                    )
                }
            }
        }
    }

    /// Changes to medicines at random, as a person makes them.
    private func change(_ world: inout CareKitWorld, _ dice: inout Dice) throws {
        let medicines = world.practice.medicines
        for _ in 0..<dice.number(1...6) where !medicines.isEmpty {
            let medicine = dice.one(of: medicines)
            let ago = dice.number(-5...60)
            world.record(
                .regimenSet(
                    RegimenSet(
                        medicine: medicine.id, from: world.today.advanced(by: -ago),
                        regimen: try regimen(&dice),
                        dose: dice.chance(oneIn: 2) ? nil : Line("\(dice.number(1...3)) tablets"))))
        }
    }

    private func regimen(_ dice: inout Dice) throws -> Regimen {
        let times = (0..<dice.number(1...4)).compactMap { _ in TimeOfDay(minutes: dice.number(0...1439)) }
        let schedules: [Schedule] = [
            .daily, .weekdays(try #require(Weekdays(bits: UInt8(dice.number(1...127))))),
            .everyDays(
                try #require(
                    DayInterval(dice.number(2...20), from: Day(clamping: Int64(dice.number(0...30)))))),
        ]
        switch dice.number(0...5) {
        case 0: return .asNeeded
        case 1: return .stopped
        case 2: return .afterLast(hours: dice.number(1...168))
        default:
            return .at(
                try #require(DoseTimes(times)), on: try #require(DosingDays(dice.one(of: schedules))))
        }
    }
}
