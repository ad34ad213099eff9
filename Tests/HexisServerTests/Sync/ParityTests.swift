import Foundation
import HexisApp
import HexisCore
import HexisStore
import Logging
import NIOHTTP1
import ServiceLifecycle
import Testing

@testable import HexisServer
@testable import HexisService

/// Everything is random, from a seed that is printed, except for the clock and the server's own random bytes.
@Suite("The server renders what the app renders")
struct ParityTests {
    @Test(
        "After any sync, every page of the server equals the app's page for the same journal, byte for byte"
    )
    func pages() async throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["HEXIS_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        print("HEXIS_SEED=\(seed) pages")
        var chance = Chance(seed: seed)
        let host = try Host(in: try TemporaryFolder())
        try await host.serve { address in
            for number in 1...4 {
                var hermit = try await Hermit("maria\(number)", Browser(at: address))
                for _ in 0..<5 {
                    for _ in 0..<40 { hermit.live(&chance) }
                    try await hermit.send(&chance)
                    try await hermit.compare(host, &chance)
                }
            }
        }
    }
}

/// The instant at which all pages are requested. All entries are older.
private let now = Instant(clamping: 1_795_248_000_000)
/// All identifiers are the same. Only secrets are random: tokens have 32 bytes.
private let world = World(
    now: { now }, randomBytes: { $0 == 16 ? Array(1...16) : World.machine.randomBytes($0) })

/// The complete server, on a clock that stands still.
private struct Host {
    let zones = ZoneFolder(path: "/usr/share/zoneinfo")
    let assets: Assets
    private let settings: ServerSettings
    private let folder: TemporaryFolder

    init(in folder: TemporaryFolder) throws {
        self.folder = folder
        let own = [
            "port": "0", "data": folder.path("data"), "web": packageFolder + "/dist/web", "joining": "open",
        ]
        settings = try ServerSettings { own[$0.name] }
        let files = try WebFolder(from: settings.webFolder, adding: WebFile.zones(zones))
        let standing = DefaultHeaders(publicURL: nil)
        assets = Assets(ServiceWorkerScript(of: files, isOn: true, standing: standing).addresses)
    }

    func serve(_ body: (_ address: String) async throws -> Void) async throws {
        let (ports, port) = AsyncStream<Int>.makeStream()
        let logger = Logger(label: "parity", factory: { _ in SwiftLogNoOpLogHandler() })
        let server = try application(
            settings, store: SQLStore(in: DataFolder(path: folder.path("data"))), world: world,
            logger: logger
        ) { port.yield($0) }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: [server], logger: logger))
        let running = Task {
            defer { port.finish() }
            try await group.run()
        }
        do {
            try await body("http://127.0.0.1:\(#require(await ports.first { _ in true }))")
        } catch {
            running.cancel()
            throw error
        }
        await group.triggerGracefulShutdown()
        try await running.value
    }
}

/// A person who keeps a journal on a device that is offline for years.
private struct Hermit {
    private let name: String
    private var browser: Browser
    private var practice = Practice()
    private var unsent: [Entry] = []

    init(_ name: String, _ browser: Browser) async throws {
        self.name = name
        self.browser = browser
        try await self.browser.join(name)
        try await take(sending: [])
    }

    /// Submits one form, at some moment in three years.
    mutating func live(_ chance: inout Chance) {
        let moment = Moment(
            instant: now.advanced(byMilliseconds: -Int64(chance.number(0..<1100 * 86_400)) * 1000),
            offset: chance.number(-12..<15) * 3600, dayStart: practice.settings.dayStart)
        let (path, fields) = form(on: moment.today, &chance)
        let surroundings = Surroundings(
            moment: moment, zoneOffset: chance.number(-12..<15) * 3600, device: world.identifier(),
            random: chance.identifier())
        let request = Request(.post, path, body: Form(fields).encoded)
        let entries = respond(to: request, with: practice, in: surroundings).entries
        for entry in entries { practice.add(entry) }
        unsent += entries
    }

    /// Sends the entries in any order, some of them twice, in several requests.
    mutating func send(_ chance: inout Chance) async throws {
        var entries = (unsent + unsent.prefix(5)).shuffled(using: &chance)
        while !entries.isEmpty {
            let count = min(entries.count, chance.number(1..<100))
            try await take(sending: Array(entries.prefix(count)))
            entries.removeFirst(count)
        }
        unsent = []
    }

    private mutating func take(sending entries: [Entry]) async throws {
        let request = SyncRequest(
            person: nil, epoch: nil, cursor: 0, entries: entries.map { $0.bytes[...] })
        let answer = try await browser.send(
            .POST, "/sync", ["Origin": browser.address], bytes: request.bytes)
        let reply = try SyncReply(bytes: answer.bytes)
        #expect(reply.outcomes == entries.map { _ in .kept })
        for bytes in reply.entries { practice.add(try Entry(bytes: bytes)) }
    }

    func compare(_ host: Host, _ chance: inout Chance) async throws {
        for address in addresses(&chance) {
            let answer = try await browser.send(.GET, address)
            let parts = address.split(separator: "?").map(String.init)
            let reply = respond(
                to: Request(.get, parts[0], query: parts.count > 1 ? parts[1] : ""), with: practice,
                in: surroundings(host))
            #expect(answer.status == reply.status)
            guard case .page(let bytes) = reply.content else {
                Issue.record("\(address) leads elsewhere")
                continue
            }
            #expect(answer.bytes == bytes, "\(address)")
        }
    }

    private func surroundings(_ host: Host) -> Surroundings {
        let settings = practice.settings
        return Surroundings(
            moment: Moment(
                instant: now, offset: host.zones.offset(of: settings.zone?.text, at: now),
                dayStart: settings.dayStart),
            device: world.identifier(), random: world.identifier(), zones: host.zones.names,
            zonesSince: host.zones.since,
            assets: host.assets,
            userName: name)
    }
}

// The requests and forms to choose from.
extension Hermit {
    private func addresses(_ chance: inout Chance) -> [String] {
        let today = Moment(instant: now).today
        let some = today.advanced(by: -chance.number(0..<1100))
        let habits = practice.habits.flatMap { habit in
            [
                "", "/edit", "/delete", "/days/\(some)", "?month=\(some.description.prefix(7))", "/nothing",
                "/plans", "/challenges", "/automaticity", "/automaticity/questions", "/graduation",
            ]
            .map { "/habits/\(habit.id)\($0)" } + ["/progress/\(habit.id)"]
        }
        return [
            "/today", "/today?day=\(some)", "/today?day=\(today.next)", "/habits", "/habits/new", "/pauses",
            "/progress", "/progress?week=\(some)", "/rewards", "/reports", "/begin", "/guide", "/tour/4",
            "/settings", "/settings/reminders", "/nothing",
        ] + habits
    }

    private func move(_ text: String, _ chance: inout Chance) -> [(name: String, value: String)] {
        let direction = ["first", "up", "down", "last"].randomElement(using: &chance) ?? ""
        return [("direction", direction), ("group", text), ("new-group", text)].randomElement(using: &chance)
            .map { [$0] } ?? []
    }

    private func groupForm(_ text: String, _ chance: inout Chance) -> (
        String, [(name: String, value: String)]
    ) {
        let group = practice.habits.compactMap { $0.group?.text }.randomElement(using: &chance) ?? "Morning"
        let change = chance.isTrue(oneIn: 2) ? ("name", text) : ("direction", "up")
        return ("/habits/groups", [("group", group), change])
    }

    private func form(on day: Day, _ chance: inout Chance) -> (String, [(name: String, value: String)]) {
        let text = ["Walk", "Réveil & Tee", "👩‍👩‍👧 <3", "مشي", "\"10\""].randomElement(using: &chance) ?? ""
        let date = ("day", day.description)
        guard let habit = practice.habits.randomElement(using: &chance), !chance.isTrue(oneIn: 12) else {
            return ("/habits", habitForm(named: text, from: day, &chance))
        }
        let path = "/habits/\(habit.id)"
        switch chance.number(0..<26) {
        case 0..<8: return (path + "/check-in", [date, ("amount", "\(chance.number(-1..<4))")])
        case 8: return (path + "/undo", [date])
        case 9, 10:
            let mark = ["notDone", "skipped", "kept", ""].randomElement(using: &chance) ?? ""
            return (path + "/mark", [date, ("mark", mark), ("reason", text)])
        case 11, 12: return (path + "/days/\(day)", [("total", "\(chance.number(0..<9))"), ("note", text)])
        case 13: return (path, habitForm(named: text, from: day, &chance))
        case 14:
            return chance.isTrue(oneIn: 2) ? (path + "/move", move(text, &chance)) : groupForm(text, &chance)
        case 15: return (path + (chance.isTrue(oneIn: 2) ? "/archive" : "/bring-back"), [])
        case 16: return chance.isTrue(oneIn: 4) ? (path + "/delete", []) : (path + "/bring-back", [])
        case 20: return (path + "/challenges", [("level", "oneWeek"), ("from", day.description)])
        case 21, 22:
            let names = ["automatically", "without-remembering", "without-thinking", "before-realising"]
            return (path + "/automaticity/questions", names.map { ($0, "\(chance.number(1..<8))") })
        case 23: return (path + (chance.isTrue(oneIn: 2) ? "/graduation" : "/graduation/later"), [])
        case 24: return ("/rewards/\(chance.number(0..<4))/open", [])
        case 25:
            let plan = [("kind", "action"), ("situation", text), ("response", "do it")]
            return (path + "/plans", plan)
        case 17, 18:
            let until = day.advanced(by: chance.number(0..<20)).description
            return (
                "/pauses", [("habit", ""), ("from", day.description), ("until", until), ("reason", text)]
            )
        default:
            let zone = ["UTC", "Europe/Vienna", "America/St_Johns"].randomElement(using: &chance) ?? "UTC"
            let weekday = Weekday.allCases.randomElement(using: &chance) ?? .monday
            return (
                "/settings",
                [("name", text), ("zone", zone), ("day-start", "04:30"), ("first-weekday", weekday.name)]
            )
        }
    }

    private func habitForm(
        named name: String, from day: Day, _ chance: inout Chance
    ) -> [(name: String, value: String)] {
        let frequency = ["weekdays", "times", "interval"].randomElement(using: &chance) ?? ""
        let measure = ["once", "atLeast", "atMost"].randomElement(using: &chance) ?? ""
        return [
            ("name", name), ("frequency", frequency), ("weekday", "monday"), ("weekday", "friday"),
            ("times", "\(chance.number(1..<8))"), ("interval", "\(chance.number(1..<9))"),
            ("measure", measure), ("amount", "2.5"), ("unit", "km"), ("group", name),
            ("start", day.description),
        ]
    }
}
