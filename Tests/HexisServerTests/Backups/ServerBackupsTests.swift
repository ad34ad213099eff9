import Foundation
import HexisCore
import Logging
import NIOHTTP1
import Synchronization
import Testing

@testable import HexisServer
@testable import HexisService
@testable import HexisStore

@Suite("The server's backups of itself")
struct ServerBackupsTests {
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let kept: BackupFolder

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
        kept = BackupFolder(path: folder.path("backups"))
    }

    /// A clock, in hours after noon, and the machine's uptime, in minutes.
    private final class GivenTime: Sendable {
        let hours = Atomic<Int>(0)
        let uptime = Atomic<Int>(0)

        var world: World {
            World(
                now: { noon + .hours(self.hours.load(ordering: .relaxed)) },
                uptime: { Duration.minutes(self.uptime.load(ordering: .relaxed)).milliseconds },
                randomBytes: World.machine.randomBytes)
        }
    }

    private func backups(
        every hours: Int = 24, keep: Int = 3, _ clock: GivenTime, recording changes: ChangeLog? = nil
    ) -> ServerBackups {
        ServerBackups(
            of: DataFolder(path: folder.path("data")),
            BackupPlan(folder: kept, every: .hours(hours), keep: keep), changes, clock.world,
            Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    /// The hours after noon at which the backups in the folder were begun.
    private func begun() throws -> [Int] {
        try kept.backups(until: noon + .days(1000)).map { Int(($0.begun - noon) / .hours(1)) }
    }

    @Test(
        "A backup is made at once, and then whenever the last is old enough",
        arguments: [
            (hours: [0, 1, 23, 24, 25], begun: [0, 24]),
            // The machine was off for days.
            (hours: [0, 100, 101, 124], begun: [0, 100, 124]),
            (hours: [0, 24, 48, 72, 96], begun: [48, 72, 96]),
            // The clock was ahead by 1,000 hours for a while: what it named counts only once that time has come.
            (hours: [0, 1000, 1, 24, 48, 49], begun: [0, 24, 48, 1000]),
            // The clock was behind.
            (hours: [-1000, 0, 24], begun: [-1000, 0, 24]),
        ])
    func schedule(_ hours: [Int], _ expected: [Int]) async throws {
        let clock = GivenTime()
        for hour in hours {
            clock.hours.store(hour, ordering: .relaxed)
            // Each time as after a restart.
            await backups(clock).backUpIfDue()
        }
        #expect(try begun() == expected)
    }

    @Test("A start makes a backup, from which changes are recorded, unless one was made just before")
    func starts() async throws {
        let clock = GivenTime()
        for (hours, isRecording, count) in [(0, true, 1), (0, false, 1), (1, true, 2), (2, true, 3)] {
            clock.hours.store(hours, ordering: .relaxed)
            let changes = ChangeLog(of: DataFolder(path: folder.path("data")), now: clock.world.now)
            let backups = backups(clock, recording: changes)
            for _ in 0..<3 {
                await backups.backUpIfDue()
                #expect(changes.isRecording == isRecording)
                #expect(try begun().count == count)
            }
        }
    }

    @Test("After a failure, the next attempt is a quarter of an hour later, whatever the clock says")
    func failure() async throws {
        let clock = GivenTime()
        let backups = backups(clock)
        try Data().write(to: URL(filePath: kept.path))
        await backups.backUpIfDue()
        try FileManager.default.removeItem(atPath: kept.path)
        for (hours, uptime) in [(0, 0), (100, 1), (-100, 14)] {
            clock.hours.store(hours, ordering: .relaxed)
            clock.uptime.store(uptime, ordering: .relaxed)
            await backups.backUpIfDue()
            #expect(!FileManager.default.fileExists(atPath: kept.path))
        }
        clock.hours.store(1, ordering: .relaxed)
        clock.uptime.store(15, ordering: .relaxed)
        await backups.backUpIfDue()
        #expect(try begun() == [1])
        clock.hours.store(25, ordering: .relaxed)
        await backups.backUpIfDue()
        #expect(try begun() == [1, 25])
    }

    @Test("A server that stops gives up the backup, and ends")
    func stopping() async throws {
        let backups = backups(GivenTime())
        backups.stop()
        await backups.backUpIfDue()
        #expect(try begun() == [])
        await backups.run()
    }
}

extension RealServer {
    @Suite("The server's backups of itself, as a process")
    struct Backups {
        @Test("A server backs itself up, says how old the last backup is, and the backup can be restored")
        func backedUp() async throws {
            let folder = try TemporaryFolder()
            let environment = ["HEXIS_BACKUP_FOLDER": folder.path("backups"), "HEXIS_METRICS": "true"]
            let kept = BackupFolder(path: folder.path("backups"))
            let doctor = try hexis("doctor", "--data", folder.path("data"), environment: environment)
            #expect(doctor.output.contains("backups cannot be used: No such file or directory."))

            let first = try await RunningServer(in: folder)
            var ada = Browser(first)
            try await ada.join("Ada")
            #expect(first.stop() == 0)
            let server = try await RunningServer(
                in: folder,
                .init(flags: ["--backup-folder", folder.path("backups")], environment: environment))
            try await server.says("people=1")
            let backup = try #require(try kept.backups(until: World.machine.now()).first)
            try await eventually("the metrics show the age of the backup") {
                let text = try await Browser(server).send(.GET, "/metrics").text
                return text.contains("# TYPE hexis_backup_age_seconds gauge\nhexis_backup_age_seconds ")
                    ? true : nil
            }
            var bea = Browser(server)
            try await bea.join("Bea")
            #expect(server.stop() == 0)

            let now = try hexis("doctor", "--data", folder.path("data"), environment: environment)
            #expect(now.output.contains("Backups         1 in \(kept.path), the last of 20"))
            #expect(!now.output.contains("! The last backup"))
            let last = try hexis("restore", kept.path, "--data", folder.path("data"), "--replace")
            #expect(
                last.output.contains(/contains 2 people and \d+ entries, as of 20\d\d-\S+Z\./),
                "\(last.output)")
            let never = try hexis(
                "restore", kept.path, "--data", folder.path("data"), "--replace", "--until",
                "2020-02-02T02:02:02Z")
            #expect(never.code == 1)
            #expect(never.output.contains("No backup in \(kept.path) leads to this moment."))
            let soon = try hexis("restore", kept.path, "--data", folder.path("data"), "--until", "soon")
            #expect(soon.output.contains("Invalid moment “soon”: expected one like 2026-11-28T19:03:00Z"))

            let old = KeptBackup(begun: World.machine.now() - .hours(50), in: kept.path)
            try FileManager.default.moveItem(atPath: backup.path, toPath: old.path)
            let later = try hexis("doctor", "--data", folder.path("data"), environment: environment)
            #expect(later.code == 1)
            #expect(later.output.contains("! The last backup is older than twice the time"))

            let restored = try hexis("restore", old.path, "--data", folder.path("data"), "--replace")
            #expect(restored.output.contains("contains 1 person and "), "\(restored.output)")
        }

        @Test("A server does not start with a backup folder that it cannot use, and says why in one sentence")
        func refused() throws {
            let folder = try TemporaryFolder()
            _ = try folder.newFile("backups")
            let answer = try hexis(
                "serve", "--data", folder.path("data"), "--port", "0", "--backup-folder",
                folder.path("backups"))
            #expect(answer.code == 1)
            #expect(answer.output == "\(folder.path("backups")) cannot be used: Not a directory.\n")
            #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
        }
    }
}
