import ArgumentParser
import CoreMetrics
import Foundation
import HexisCore
import HexisServer
import HexisService
import HexisStore
import Logging

/// Prints what people cost a server who are not there at the moment: the milliseconds of a check-in among so many, planning
/// and commit included, and the megabytes of the process before and after.
///
/// The first run on a folder creates the people, and prints nothing.
struct Crowd: AsyncParsableCommand {
    @Option(help: "Where the store is, or its master key.") var folder: String
    @Option(help: "The address of a PostgreSQL database.") var database: String?
    @Option var people = 100_000
    @Option var checkIns = 2000

    func run() async throws {
        let store = try open()
        if try await store.hasPeople() {
            try await measure(store)
        } else {
            try await create(store)
        }
        try await store.close()
    }

    private func open() throws -> SQLStore {
        guard let database else { return try SQLStore(in: DataFolder(path: folder)) }
        guard let address = PostgreSQLAddress(database) else {
            throw ValidationError("\(database) is no address")
        }
        return try SQLStore(at: address, in: DataFolder(path: folder))
    }

    private func create(_ store: SQLStore) async throws {
        let journals = try backend(store).journals
        try await withThrowingTaskGroup { group in
            for worker in 0..<64 {
                group.addTask {
                    for number in stride(from: worker, to: people, by: 64) {
                        let person = try await store.createPerson(
                            NewPerson(userName: "person\(number)", passwordHash: "none", admission: .nothing))
                        try await journals.record(beginning(of: person), for: person)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// A habit with a reminder in the evening.
    private func beginning(of person: PersonID) -> [Entry] {
        guard let name = Line("Write one line"), let cue = Line("pour my coffee") else { return [] }
        let id = person.identifier
        let (habit, plan, reminder) = (id.derived(1), id.derived(2), id.derived(3))
        return [
            entry(.habitAdded(HabitAdded(habit: habit, name: name, day: day)), of: person),
            entry(
                .planMade(PlanMade(plan: plan, habit: habit, kind: .action, situation: cue, response: name)),
                of: person),
            entry(
                .reminderSet(
                    ReminderSet(
                        reminder: reminder, habit: habit, plan: plan, time: .midnight, weekdays: nil,
                        routine: .home)), of: person),
        ]
    }

    private var day: Day { Moment(instant: World.machine.now()).today }

    private func entry(_ fact: Fact, of person: PersonID) -> Entry {
        Entry(id: World.machine.identifier(), at: World.machine.now(), device: person.identifier, fact: fact)
    }

    private func backend(_ store: SQLStore) throws -> Backend {
        var logger = Logger(label: "bench")
        logger.logLevel = .error
        return try Backend(
            store, try ServerSettings { _ in nil }.backend, world: .machine, logger: logger,
            metrics: NOOPMetricsHandler.instance)
    }

    private func measure(_ store: SQLStore) async throws {
        let journals = try backend(store).journals
        let before = memory
        let all = try await store.people(after: nil, atMost: people)
        let chosen = (0..<checkIns).compactMap { _ in all.randomElement() }
        let start = ContinuousClock.now
        for person in chosen {
            let done = CheckedIn(habit: person.identifier.derived(1), day: day, amount: .one)
            try await journals.record([entry(.checkedIn(done), of: person)], for: person)
        }
        print("check-in \(start.duration(to: .now) / .milliseconds(1) / Double(max(1, chosen.count)))")
        print("before \(before)")
        print("after \(memory)")
    }

    /// The megabytes of this process that are in memory.
    private var memory: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let kilobytes = status.firstMatch(of: /VmRSS:\s+(\d+)/).flatMap { Double($0.1) } ?? 0
        return kilobytes / 1024
    }
}
