import ArgumentParser
import FakePushService
import Foundation
import HexisCore
import HexisServer
import HexisService
import HexisStore
import Logging

/// Prints how late reminders are that other programs send, which share a database: all are due at the same instant.
///
/// First prints that instant, in milliseconds since 1970; the servers have to run by then. The push service runs in this
/// process.
struct Doses: AsyncParsableCommand {
    @Option(help: "Where the master key is made.") var folder: String
    @Option(help: "The address of a PostgreSQL database.") var database: String
    @Option var people = 1000
    @Option(help: "The seconds from the start until all of them are due.") var wait = 60

    func run() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let now = World.machine.now()
            let due = now.advanced(byMilliseconds: Int64(wait) * 1000)
            let moment = ContinuousClock.now + .seconds(wait)
            try await invite(to: service, due: due)
            // Not buffered, as print's would be.
            FileHandle.standardOutput.write(Data("\(due.milliseconds)\n".utf8))
            while arrivals(at: service).count < people, ContinuousClock.now < moment + .seconds(180) {
                try await Task.sleep(for: .milliseconds(50))
            }
            let lateness = arrivals(at: service).values.map { ($0 - moment) / .milliseconds(1) }.sorted()
            print("shown \(lateness.count)")
            print("messages \(service.received.count)")
            guard let last = lateness.last else { return }
            print("p50 \(lateness[lateness.count / 2])")
            print("p99 \(lateness[lateness.count * 99 / 100])")
            print("last \(last)")
        }
    }

    /// When each person's first message arrived.
    private func arrivals(at service: FakePushService) -> [String: ContinuousClock.Instant] {
        Dictionary(service.received.map { ($0.path, $0.at) }, uniquingKeysWith: min)
    }

    private func invite(to service: FakePushService, due: Instant) async throws {
        guard let address = PostgreSQLAddress(database) else {
            throw ValidationError("\(database) is no address")
        }
        let store = try SQLStore(at: address, isShared: true, in: DataFolder(path: folder))
        var logger = Logger(label: "bench")
        logger.logLevel = .error
        let settings = try ServerSettings { $0.name == SettingKey.pushServices.name ? "any" : nil }
        let pace = ReminderPace(store, settings.backend, .machine, logger: logger)
        let recipient = Recipient()
        try await withThrowingTaskGroup { group in
            for number in 0..<people {
                group.addTask {
                    try await pace.invite(
                        "person\(number)",
                        subscribed: recipient.subscription(at: "\(service.address)/\(number)"), due: due)
                }
            }
            try await group.waitForAll()
        }
        try await store.close()
    }
}
