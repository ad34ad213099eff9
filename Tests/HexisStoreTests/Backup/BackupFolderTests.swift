import Chance
import Foundation
import HexisCore
import Testing

@testable import HexisStore

@Suite("A folder of backups")
struct BackupFolderTests {
    private let folder: TemporaryFolder
    private let backups: BackupFolder

    init() throws {
        folder = try TemporaryFolder()
        backups = BackupFolder(path: folder.file("backups"))
    }

    @Test("A backup is named after the second in which it was begun, in UTC, and found under that name again")
    func names() {
        let second: Int64 = 1_795_262_400_000
        for (milliseconds, name) in [
            (second, "hexis-20261121T120000Z.sqlite"), (second + 999, "hexis-20261121T120000Z.sqlite"),
            (second + 43_200_000, "hexis-20261122T000000Z.sqlite"), (0, "hexis-19700101T000000Z.sqlite"),
        ] {
            let backup = KeptBackup(begun: Instant(clamping: milliseconds), in: "f")
            #expect(backup.path == "f/\(name)")
            #expect(KeptBackup(named: name, in: "f") == backup)
        }
    }

    @Test(
        "Any other file is not taken for a backup, so it is never deleted",
        arguments: [
            "hexis.sqlite", "hexis-.sqlite", "hexis-20261121T120000Z.sqlite.partial", "hexis-20261121.sqlite",
            "hexis-20261121T120000Z.backup", "hexis-20261321T120000Z.sqlite", "hexis-20261121T120000.sqlite",
            "hexis-2026-11-21T12:00:00Z.sqlite", "hexis-20261121T120000+0100.sqlite",
            "copy of hexis-20261121T120000Z.sqlite", ".", "master.key",
        ])
    func otherNames(_ name: String) {
        #expect(KeptBackup(named: name, in: "f") == nil)
    }

    @Test("A backup in the folder can be restored")
    func restored() async throws {
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1), .sample(2)], for: ada)
        let (backup, contents) = try backups.add(of: folder.data, at: .hours(0)) { true }
        #expect(contents.entries == 2)
        _ = try await store.append([.sample(3)], for: ada)
        try await store.close()
        #expect(try folder.data.restore(backup.path, replacing: true).contents == contents)
        let restored = try SQLStore(in: folder.data)
        #expect(try await restored.entries(of: ada, after: 0, limit: 9).entries == [.sample(1), .sample(2)])
        #expect(Files.permissions(of: backups.path) == 0o700)
    }

    @Test("The newest backups are kept, whatever the clock does, and other files stay")
    func pruned() async throws {
        try await SQLStore(in: folder.data).close()
        try backups.prepare()
        let others = ["mine.sqlite", "hexis-20261121.sqlite"]
        for name in others { try Files.makeFile("\(backups.path)/\(name)") }
        var dice = Dice.thrown()
        var now = 1000
        var made: Set<Int> = []
        for _ in 0..<60 {
            // Mostly it is an hour later, but at times the clock is set forward or back by days.
            now += dice.chance(oneIn: 6) ? dice.number(-200...200) : 1
            guard made.insert(now).inserted else { continue }
            let keep = dice.number(1...8)
            _ = try backups.add(of: folder.data, at: .hours(Int64(now))) { true }
            try backups.prune(to: keep, every: .zero, at: .hours(Int64(now)))
            let past = made.filter { $0 <= now }.sorted()
            made.subtract(past.dropLast(keep))
            #expect(
                try backups.backups(until: .hours(Int64(now))).map { $0.begun }
                    == past.suffix(keep).map { .hours(Int64($0)) })
            #expect(
                try backups.backups(until: .hours(100_000)).map { $0.begun }
                    == made.sorted().map { .hours(Int64($0)) })
        }
        for name in others { #expect(Files.exists("\(backups.path)/\(name)")) }
    }

    @Test(
        "Of backups closer together than they should be, the first stays, and of the last two also the changes",
        arguments: [
            (hours: [0, 24, 48, 72], kept: [0, 24, 48, 72]), (hours: [0, 1, 2, 3], kept: [0, 2, 3]),
            (hours: [0, 12, 24, 36, 48, 60], kept: [0, 24, 48, 60]), (hours: [5], kept: [5]),
            (hours: [0, 23, 46, 69, 92], kept: [0, 46, 69, 92]),
        ])
    func spaced(_ hours: [Int], _ kept: [Int]) throws {
        try backups.prepare()
        for hour in hours {
            let backup = KeptBackup(begun: .hours(Int64(hour)), in: backups.path)
            try Files.makeFile(backup.path)
            try Files.makeFile(backup.changesPath)
            try backups.prune(to: 10, every: .hours(24), at: .hours(100))
        }
        let left = try backups.backups(until: .hours(100))
        #expect(left.map { $0.begun } == kept.map { .hours(Int64($0)) })
        #expect(left.filter { Files.exists($0.changesPath) } == left.suffix(2))
        #expect(try Files.names(in: backups.path).count == 2 + left.count + left.suffix(2).count)
    }

    @Test("What a killed server has left of a backup is removed with the next, and nothing else is")
    func remains() async throws {
        try await SQLStore(in: folder.data).close()
        try backups.prepare()
        let remains = KeptBackup(begun: .hours(0), in: backups.path).path + ".partial"
        let changes = KeptBackup(begun: .hours(0), in: backups.path).changesPath
        for path in [
            remains, remains + "-journal", changes, changes + ".new", backups.path + "/mine.sqlite.partial",
        ] {
            try Files.makeFile(path)
        }
        let (backup, _) = try backups.add(of: folder.data, at: .hours(1)) { true }
        let left = try FileManager.default.contentsOfDirectory(atPath: backups.path)
        #expect(
            Set(left.map { "\(backups.path)/\($0)" }) == [backup.path, backups.path + "/mine.sqlite.partial"])
    }

    @Test("A backup that is no longer wanted is given up within a few megabytes, and leaves nothing")
    func interrupted() async throws {
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample())
        for part in 0..<10 {
            _ = try await store.append((0..<100).map { try .long(part * 100 + $0) }, for: ada)
        }
        try await store.close()
        let megabytes = Int(try #require(Files.size(of: folder.data.databasePath))) >> 20
        #expect(megabytes >= 18)
        for patience in 0...2 {
            var asked = 0
            #expect(throws: StoreError.interrupted) {
                _ = try backups.add(of: folder.data, at: .hours(0)) {
                    asked += 1
                    return asked <= patience
                }
            }
            #expect(asked == patience + 1)
            #expect(try Files.names(in: backups.path).sorted() == [".", ".."])
        }
    }

    @Test("A folder that cannot be used is named, with the reason")
    func unusable() async throws {
        try Files.makeFile(folder.file("backups"))
        #expect(
            throws: StoreError.fileUnusable(path: backups.path, reason: "Not a directory")
        ) { try backups.prepare() }
        #expect(throws: StoreError.fileUnusable(path: backups.path, reason: "Not a directory")) {
            try backups.backups(until: .hours(0))
        }
    }
}
