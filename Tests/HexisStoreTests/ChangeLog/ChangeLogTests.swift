import Chance
import Foundation
import HexisCore
import Synchronization
import Testing

@testable import HexisStore

@Suite("The log of changes between backups")
struct ChangeLogTests {
    private let folder: TemporaryFolder
    private let backups: BackupFolder
    private let ticks = Ticks()

    init() throws {
        folder = try TemporaryFolder()
        backups = BackupFolder(path: folder.file("backups"))
    }

    /// A clock that never shows the same twice.
    private final class Ticks: Sendable {
        private let last = Atomic<Int64>(0)

        func next() -> Instant {
            Instant.hours(0).advanced(byMilliseconds: last.add(1, ordering: .sequentiallyConsistent).newValue)
        }
    }

    /// An entry, and when its recording began and was acknowledged.
    private struct Appended: Sendable {
        let id: Identifier
        let begun: Instant
        let acknowledged: Instant
    }

    private func changeLog() -> ChangeLog { ChangeLog(of: folder.data, now: ticks.next) }

    private func backUp(_ changes: ChangeLog) throws -> KeptBackup {
        try backups.prepare()
        let count = try backups.backups(until: .hours(100_000)).count
        return try backups.add(of: folder.data, at: .hours(Int64(count)), recording: changes) { true }.backup
    }

    private func append(_ entry: Entry, for person: PersonID, in store: SQLStore) async throws
        -> Appended
    {
        let begun = ticks.next()
        _ = try await store.append([entry], for: person)
        return Appended(id: entry.id, begun: begun, acknowledged: ticks.next())
    }

    /// The entries of a person after a backup was restored into another folder.
    private func restored(
        _ backup: KeptBackup, asOf moment: RestoredMoment, for person: PersonID
    ) async throws -> (entries: Set<Identifier>, moment: Instant?) {
        let elsewhere = DataFolder(path: folder.file("elsewhere"))
        let key = try folder.data.existingMasterKey(given: nil)
        let reached = try elsewhere.restore(backup.path, asOf: moment, replacing: true, masterKey: key).moment
        let store = try SQLStore(in: elsewhere, masterKey: key)
        var entries: Set<Identifier> = []
        var cursor: Int64 = 0
        while true {
            let page = try await store.entries(of: person, after: cursor, limit: 100)
            if page.entries.isEmpty { break }
            entries.formUnion(page.entries.map { $0.id })
            cursor = page.cursor
        }
        try await store.close()
        return (entries, reached)
    }

    @Test(
        "Any moment between backups can be restored: all that was acknowledged is there, and nothing begun later"
    )
    func moments() async throws {
        let changes = changeLog()
        let store = try SQLStore(in: folder.data, recordingIn: changes)
        let ada = try await store.createPerson(.sample())
        _ = try await append(.sample(1_000_000), for: ada, in: store)
        let first = try backUp(changes)
        let begin = ticks.next()
        let appended = try await withThrowingTaskGroup(of: [Appended].self) { group in
            for writer in 0..<4 {
                group.addTask {
                    var appended: [Appended] = []
                    for number in 0..<120 {
                        // Most take several pages, so that SQLite begins its log anew again and again.
                        let id = writer * 1000 + number
                        let entry = number.isMultiple(of: 5) ? Entry.sample(id) : try Entry.long(id)
                        appended.append(try await append(entry, for: ada, in: store))
                    }
                    return appended
                }
            }
            group.addTask {
                // Erasing somebody empties SQLite's log; a copy made meanwhile keeps it from being begun anew.
                for number in 0..<6 {
                    let bea = try await store.createPerson(.sample("Bea \(number)"))
                    _ = try await store.append([.long(1)], for: bea)
                    try folder.data.backUp(to: folder.file("copy \(number)"))
                    try await store.erase(bea)
                    try changes.save()
                }
                return []
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        let second = try backUp(changes)
        let between = ticks.next()
        let last = try await append(.sample(2_000_000), for: ada, in: store)
        try await store.close()

        var dice = Dice.thrown()
        for round in 0..<rounds(20) {
            let moment = Instant.hours(0).advanced(
                byMilliseconds: Int64(
                    dice.number(
                        Int(
                            begin.milliseconds - Instant.hours(0).milliseconds)...Int(
                                between.milliseconds - Instant.hours(0).milliseconds - 3))))
            let (entries, reached) = try await restored(first, asOf: .at(moment), for: ada)
            #expect(reached == moment)
            let acknowledged = appended.filter { $0.acknowledged <= moment }
            let later = appended.filter { $0.begun > moment }
            #expect(acknowledged.allSatisfy { entries.contains($0.id) }, "round \(round)")
            #expect(!later.contains { entries.contains($0.id) }, "round \(round)")
        }
        let all = try await restored(second, asOf: .last, for: ada).entries
        #expect(all.isSuperset(of: appended.map { $0.id } + [last.id]))
        #expect(try await !restored(second, asOf: .backup, for: ada).entries.contains(last.id))
        #expect(try backups.backup(for: .at(begin), until: .hours(100)) == (first, .at(begin)))
        #expect(try backups.backup(for: .at(between), until: .hours(100)) == (second, .at(between)))
        #expect(try backups.backup(for: .last, until: .hours(100)) == (second, .last))
        #expect(throws: StoreError.noBackup(path: backups.path)) {
            try backups.backup(for: .at(.hours(-1)), until: .hours(100))
        }
    }

    @Test("A moment that was not recorded is refused, with those that were")
    func outOfReach() async throws {
        let changes = changeLog()
        let store = try SQLStore(in: folder.data, recordingIn: changes)
        let ada = try await store.createPerson(.sample())
        let begun = ticks.next()
        let backup = try backUp(changes)
        _ = try await append(.sample(1), for: ada, in: store)
        try await store.close()
        let moments = try #require(try BackupFile.moments(of: backup.changesPath))
        for moment in [begun, moments.upperBound.advanced(byMilliseconds: 1)] {
            await #expect(
                throws: StoreError.momentNotRecorded(
                    path: backup.changesPath, from: moments.lowerBound, until: moments.upperBound)
            ) { try await restored(backup, asOf: .at(moment), for: ada) }
        }
        #expect(try await restored(backup, asOf: .at(moments.lowerBound), for: ada).entries == [])
        #expect(try await restored(backup, asOf: .at(moments.upperBound), for: ada).entries.count == 1)
        try Files.remove(backup.changesPath)
        await #expect(throws: StoreError.databaseMissing(path: backup.changesPath)) {
            try await restored(backup, asOf: .last, for: ada)
        }
    }

    @Test("Whatever is cut off or flips in the file, what is restored is a state that existed")
    func damage() async throws {
        let changes = changeLog()
        let store = try SQLStore(in: folder.data, recordingIn: changes)
        let ada = try await store.createPerson(.sample())
        let backup = try backUp(changes)
        var appended: [Appended] = []
        for number in 0..<20 { appended.append(try await append(.sample(number), for: ada, in: store)) }
        try await store.close()
        let whole = try Array(folder.contents(of: backup.changesPath))
        var dice = Dice.thrown()
        var shorter = 0
        for _ in 0..<rounds(20) {
            var bytes = whole
            if dice.chance(oneIn: 2) {
                bytes = Array(bytes.prefix(dice.number(0...bytes.count)))
            } else {
                bytes[dice.number(0...bytes.count - 1)] ^= 1 << UInt8(dice.number(0...7))
            }
            try Data(bytes).write(to: URL(filePath: backup.changesPath))
            do {
                let (entries, moment) = try await restored(backup, asOf: .last, for: ada)
                let reached = try #require(moment)
                #expect(entries == Set(appended.filter { $0.begun < reached }.map { $0.id }))
                if entries.count < appended.count { shorter += 1 }
            } catch StoreError.backupBroken(let path, _) {
                #expect(path == backup.changesPath)
            }
        }
        #expect(shorter > 0)
    }

    @Test("What a killed server had not written yet is missing, and all before is there")
    func killed() async throws {
        let changes = changeLog()
        let store = try SQLStore(in: folder.data, recordingIn: changes)
        let ada = try await store.createPerson(.sample())
        let backup = try backUp(changes)
        let saved = try await append(.sample(1), for: ada, in: store)
        try changes.save()
        let lost = try await append(.sample(2), for: ada, in: store)
        let asKilled = try folder.contents(of: backup.changesPath)
        try await store.close()
        try asKilled.write(to: URL(filePath: backup.changesPath))
        #expect(try await restored(backup, asOf: .last, for: ada).entries == [saved.id])
        await #expect(throws: StoreError.self) {
            try await restored(backup, asOf: .at(lost.acknowledged), for: ada)
        }
    }

    @Test("When the file cannot be written, recording ends, commits go on, and the next backup begins anew")
    func unwritable() async throws {
        let changes = changeLog()
        let store = try SQLStore(in: folder.data, recordingIn: changes)
        let ada = try await store.createPerson(.sample())
        #expect(!changes.isRecording)
        let first = try backUp(changes)
        #expect(changes.isRecording)
        try Files.remove(first.changesPath)
        _ = try await append(.sample(1), for: ada, in: store)
        #expect(throws: StoreError.fileUnusable(path: first.changesPath, reason: "No such file or directory"))
        {
            try changes.save()
        }
        #expect(!changes.isRecording)
        _ = try await append(.sample(2), for: ada, in: store)
        let second = try backUp(changes)
        #expect(changes.isRecording)
        _ = try await append(.sample(3), for: ada, in: store)
        try await store.close()
        #expect(try await restored(second, asOf: .last, for: ada).entries.count == 3)
    }

    @Test("The last moment is restored from the backup that leads furthest")
    func furthest() throws {
        #expect(throws: StoreError.noBackup(path: backups.path)) {
            try backups.prepare()
            _ = try backups.backup(for: .last, until: .hours(100))
        }
        // For each backup, an hour after the other: the hour until which its changes lead, if they lead anywhere.
        for (reaches, best, moment) in [
            ([nil], 0, .backup), ([1], 0, .last), ([1, 2], 1, .last), ([2, nil], 0, .last),
            ([nil, nil], 1, .backup), ([1, nil, nil], 2, .backup), ([9, 2, nil], 0, .last),
        ] as [([Int?], Int, RestoredMoment)] {
            for (number, reach) in reaches.enumerated() {
                let backup = KeptBackup(begun: .hours(Int64(number)), in: backups.path)
                try Files.makeFile(backup.path)
                try Files.remove(backup.changesPath)
                try Files.writeNew(ChangeRecord.magic, to: backup.changesPath)
                guard let reach else { continue }
                let records = [
                    ChangeRecord.backedUp(at: .hours(Int64(number))), .quiet(until: .hours(Int64(reach))),
                ]
                try Files.append(records.map { $0.bytes }, to: backup.changesPath)
            }
            let found = try backups.backup(for: .last, until: .hours(Int64(reaches.count - 1)))
            #expect(found.backup.begun == .hours(Int64(best)), "\(reaches)")
            #expect(found.moment == moment, "\(reaches)")
        }
    }

    @Test("A backup that is given up ends its own recording, and not the one before")
    func givenUp() async throws {
        let changes = changeLog()
        let store = try SQLStore(in: folder.data, recordingIn: changes)
        let ada = try await store.createPerson(.sample())
        let first = try backUp(changes)
        #expect(throws: StoreError.interrupted) {
            _ = try backups.add(of: folder.data, at: .hours(9), recording: changes) { false }
        }
        _ = try await append(.sample(1), for: ada, in: store)
        try await store.close()
        #expect(try await restored(first, asOf: .last, for: ada).entries.count == 1)
        #expect(try Files.names(in: backups.path).count == 4)
    }
}
