import Chance
import HexisCore
import Testing

@testable import HexisExchange

@Suite("Several devices with apps built on CareKit, and Hexis")
struct CareKitDevicesTests {
    /// What an app does.
    private struct App {
        let world: CareKitWorld
        let medicines = ["metoprolol", "ASS 100", "vitamin-d"]

        func version(
            _ kind: CareKitEntity.Kind, _ id: String, replacing previous: [CareKitEntity], _ object: JSON
        ) throws -> CareKitEntity {
            let now = world.now.careKitDate
            return try CareKitEntity(
                kind,
                completing: object.with(
                    ("id", .string(id)), ("uuid", .string(world.draw().careKitUUID)), ("effectiveDate", now),
                    ("createdDate", now), ("updatedDate", now), ("timezone", .careKit(("identifier", "GMT"))),
                    ("previousVersionUUIDs", .uuids(previous.map { $0.uuid }))))
        }

        func task(_ id: String, _ hour: Int, replacing previous: [CareKitEntity], isMedicine: Bool = true)
            throws
            -> CareKitEntity
        {
            let start = ZoneRules.utc.instant(
                of: Moment(instant: world.now).date, at: TimeOfDay(minutes: hour * 60) ?? .midnight)
            let element = JSON.careKit(
                ("start", start.careKitDate), ("interval", .careKit(("day", .integer(1)))),
                ("duration", .careKit(("isAllDay", .bool(false)), ("seconds", .integer(600)))),
                ("targetValues", .array([])))
            return try version(
                .task, id, replacing: previous,
                .careKit(
                    ("title", .string(id)), ("impactsAdherence", .bool(true)),
                    ("ours", .string("kept \(hour)")),
                    ("groupIdentifier", isMedicine ? "Medications" : "Symptoms"),
                    ("schedule", .careKit(("elements", .array([element]))))))
        }

        /// Lets the app do one thing with what its device knows.
        func act(_ device: CareKitDevice, _ dice: inout Dice) throws -> [CareKitEntity] {
            let id = dice.one(of: medicines)
            let tips = device.log.tips(.task, id)
            switch dice.number(0...9) {
            case 0: return [try task(id, dice.number(3...20), replacing: tips)]
            case 1:
                return [
                    try task(
                        "nausea", dice.number(3...20), replacing: device.log.tips(.task, "nausea"),
                        isMedicine: false)
                ]
            case 2:
                let contact = JSON.careKit(("name", .careKit(("givenName", "Ada"))), ("title", "Dr."))
                return [try version(.contact, "ada", replacing: device.log.tips(.contact, "ada"), contact)]
            default:
                // Today's event, with an outcome or without one.
                let tasks = device.log.ids(of: .task).flatMap { device.log.tips(.task, $0) }.filter {
                    !$0.isDeleted
                }
                guard !tasks.isEmpty else { return [] }
                let task = dice.one(of: tasks)
                guard let schedule = CareKitSchedule(task, in: world.setting.zones) else { return [] }
                let date = Moment(instant: world.now).date
                guard let time = schedule.elements.first?.time,
                    let occurrence = schedule.occurrence(of: .init(date: date, time: time))
                else { return [] }
                let outcome = "\(task.uuid.careKitUUID)_\(occurrence)"
                let known = device.log.tips(.outcome, outcome)
                let object =
                    known.last?.object
                    ?? .careKit(
                        ("taskUUID", .string(task.uuid.careKitUUID)),
                        ("taskOccurrenceIndex", .integer(Int64(occurrence))),
                        ("values", .array([])))
                let isDone = known.last.map { !$0.isDeleted } ?? false
                return [
                    try version(
                        .outcome, outcome, replacing: known,
                        object.with(("deletedDate", isDone ? world.now.careKitDate : nil)))
                ]
            }
        }
    }

    @Test("Whatever order they sync in, all know the same in the end, and nothing an app wrote is lost")
    func converge() throws {
        var dice = Dice.thrown()
        for _ in 0..<rounds(60) {
            var world = CareKitWorld()
            var devices = (1...dice.number(1...4)).map {
                CareKitDevice(Identifier(high: 66, low: UInt64($0)))
            }
            for _ in 0..<dice.number(5...40) {
                world.now = world.now.advanced(byMilliseconds: Int64(dice.number(1...40_000_000)))
                let place = dice.number(0...devices.count)
                if place == devices.count {
                    try record(&world, &dice)
                } else if dice.chance(oneIn: 3) {
                    _ = try devices[place].sync(with: &world, isInterrupted: dice.chance(oneIn: 4))
                } else {
                    devices[place].save(try App(world: world).act(devices[place], &dice))
                }
            }
            // Everybody syncs until nothing is new.
            for _ in 0..<3 {
                for place in devices.indices { #expect(try devices[place].sync(with: &world)) }
            }
            #expect(try world.publish() == [])
            for device in devices {
                for kind in CareKitEntity.Kind.allCases {
                    #expect(device.log.ids(of: kind) == world.log.ids(of: kind))
                    for id in world.log.ids(of: kind) {
                        #expect(device.log.chain(kind, id) == world.log.chain(kind, id))
                        #expect(world.log.tips(kind, id).count == 1, "\(kind) \(id)")
                    }
                }
            }
            try agree(world)
        }
    }

    /// Hexis and the log say the same about each medicine and today's doses.
    private func agree(_ world: CareKitWorld) throws {
        let outcomes = CareKitOutcomes(world.log)
        for task in world.log.ids(of: .task) where task != "nausea" {
            let said = try #require(CareKitMedicine(task, in: world.log, world.setting))
            guard let medicine = world.practice.medicine(said.id) else {
                #expect(said.timeline.changes.isEmpty)
                continue
            }
            #expect(CareKitTimeline(medicine) == said.timeline)
            #expect(
                said.tips.last?.object["ours"]?.string?.hasPrefix("kept") ?? (Identifier(uuid: task) != nil))
            for dose in medicine.doses(
                on: world.today, seenFrom: world.today, dayStart: world.setting.dayStart)
            {
                guard let time = dose.slot.time else { continue }
                let event = CareKitSchedule.Event(
                    date: world.setting.date(of: world.today, at: time), time: time)
                guard let period = said.period(of: event, world.setting),
                    let occurrence = period.schedule?.occurrence(of: event)
                else { continue }
                let place = CareKitOutcomes.Place(task: period.version.uuid, occurrence: occurrence)
                let tips = outcomes.tips(at: place)
                // An app may mark an event before its day has begun, which is no answer in Hexis.
                let isEarly = tips.contains { !world.setting.accepts(world.today, recorded: $0.made) }
                let isDone = CareKitDose(tips) != .open
                #expect(dose.isTaken == isDone || (isDone && isEarly), "\(task) \(event)")
            }
        }
    }

    /// A person does something in Hexis.
    private func record(_ world: inout CareKitWorld, _ dice: inout Dice) throws {
        let medicines = world.practice.medicines
        if medicines.isEmpty || dice.chance(oneIn: 8) {
            return try add("Iron", to: &world)
        }
        let medicine = dice.one(of: medicines)
        if dice.chance(oneIn: 6) {
            let regimen = dice.chance(oneIn: 4) ? .stopped : try daily(dice.one(of: ["07:00", "19:30"]))
            world.record(.regimenSet(RegimenSet(medicine: medicine.id, from: world.today, regimen: regimen)))
            return
        }
        let doses = medicine.doses(on: world.today, seenFrom: world.today, dayStart: world.setting.dayStart)
        guard !doses.isEmpty else { return }
        let dose = dice.one(of: doses)
        if dose.isOpen {
            world.record(
                .doseTaken(
                    DoseTaken(
                        medicine: medicine.id, day: world.today, slot: dose.slot, registered: world.today,
                        taken: world.now, time: world.setting.moment(world.now).timeOfDay)))
        } else {
            world.record(
                .doseUndone(
                    DoseUndone(
                        medicine: medicine.id, day: world.today, slot: dose.slot, registered: world.today)))
        }
    }

    private func daily(_ time: String) throws -> Regimen {
        .at(try #require(TimeOfDay(time).flatMap { DoseTimes([$0]) }), on: .every)
    }

    @Test("Merging revisions is idempotent, commutative and associative")
    func merging() throws {
        var dice = Dice.thrown()
        let app = App(world: CareKitWorld())
        for _ in 0..<rounds(50) {
            var device = CareKitDevice(Identifier(high: 66, low: 1))
            for _ in 0..<20 {
                device.save(try app.act(device, &dice))
                device.knowledge.advance(dice.one(of: [device.store, Identifier(high: 66, low: 2)]))
            }
            let revisions = device.log.revisions(since: KnowledgeVector())
            var shuffled = CareKitLog()
            for revision in (revisions + revisions.filter { _ in dice.chance(oneIn: 2) }).shuffled(
                using: &dice)
            {
                shuffled.merge(revision)
            }
            #expect(shuffled.knowledge == device.log.knowledge)
            for kind in CareKitEntity.Kind.allCases {
                for id in device.log.ids(of: kind) {
                    #expect(shuffled.chain(kind, id) == device.log.chain(kind, id))
                }
            }
        }
    }

    @Test("Ten thousand revisions: pulled, pushed and pulled again, nothing is sent twice")
    func many() throws {
        var world = CareKitWorld()
        var one = CareKitDevice(Identifier(high: 66, low: 1))
        var two = CareKitDevice(Identifier(high: 66, low: 2))
        let app = App(world: world)
        for number in 0..<10_000 {
            one.save([
                try app.version(
                    .contact, "contact \(number % 100)",
                    replacing: one.log.tips(.contact, "contact \(number % 100)"),
                    .careKit(("name", .careKit(("givenName", "Ada")))))
            ])
            one.knowledge.advance(one.store)
        }
        #expect(try one.sync(with: &world))
        #expect(try two.sync(with: &world))
        #expect(two.log.revisions(since: KnowledgeVector()).count == 10_000)
        #expect(try world.pull(since: two.knowledge) == [])
        #expect(world.log.tips(.contact, "contact 7").count == 1)
        #expect(world.log.chain(.contact, "contact 7") == two.log.chain(.contact, "contact 7"))
        #expect(world.log.chain(.contact, "contact 7").count == 100)
    }

    @Test("A device that does not know everything has to pull first; a push that comes twice changes nothing")
    func pushes() throws {
        var world = CareKitWorld()
        var one = CareKitDevice(Identifier(high: 66, low: 1))
        let two = CareKitDevice(Identifier(high: 66, low: 2))
        let app = App(world: world)
        one.save([try app.task("metoprolol", 8, replacing: [])])
        let push = CareKitPush(one.log.revisions(since: KnowledgeVector()), knowledge: one.knowledge)
        #expect(try world.push(push))
        #expect(world.practice.medicines.map { $0.name } == ["metoprolol"])
        let entries = world.entries.count
        #expect(try world.push(push))
        #expect(world.entries.count == entries)
        #expect(try !world.push(CareKitPush([], knowledge: two.knowledge)))
        // What the person changed meanwhile has to be pulled, too.
        try record(&world, medicine: world.practice.medicines[0].id)
        #expect(try !world.push(push))
        #expect(try one.sync(with: &world))
        #expect(one.log.tips(.task, "metoprolol").map { $0.object["title"] } == ["Metoprolol mite"])
    }

    @Test(
        "A server that was restored from a backup sends what is new, and gets back from the devices what it lost"
    )
    func restored() throws {
        var world = CareKitWorld()
        var device = CareKitDevice(Identifier(high: 66, low: 1))
        try add("Iron", to: &world)
        #expect(try device.sync(with: &world))
        let backup = world
        try add("Zinc", to: &world)
        #expect(try device.sync(with: &world))

        world.log = backup.log
        world.practice = backup.practice
        try add("Magnesium", to: &world)
        #expect(try device.sync(with: &world))
        let titles = device.log.ids(of: .task).compactMap {
            device.log.tips(.task, $0).last?.object["title"]?.string
        }
        #expect(titles.sorted() == ["Iron", "Magnesium", "Zinc"])
        #expect(world.practice.medicines.map { $0.name }.sorted() == ["Iron", "Magnesium", "Zinc"])
        #expect(try world.publish() == [])
        // Another phone, which never knew what was lost, learns all of it.
        var other = CareKitDevice(Identifier(high: 66, low: 2))
        #expect(try other.sync(with: &world))
        #expect(other.log.ids(of: .task) == device.log.ids(of: .task))
    }

    private func add(_ name: String, to world: inout CareKitWorld) throws {
        let medicine = world.draw()
        world.record(.medicineNamed(MedicineNamed(medicine: medicine, name: try #require(Line(name)))))
        world.record(
            .regimenSet(RegimenSet(medicine: medicine, from: world.today, regimen: try daily("12:00"))))
    }

    private func record(_ world: inout CareKitWorld, medicine: Identifier) throws {
        world.record(
            .medicineNamed(MedicineNamed(medicine: medicine, name: try #require(Line("Metoprolol mite")))))
    }
}
