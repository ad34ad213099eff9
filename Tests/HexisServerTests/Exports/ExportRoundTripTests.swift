import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisExport
import HexisStore
import Testing

@testable import HexisService

@Suite("Exporting a person and importing them on another server")
struct ExportRoundTripTests {
    private let now = Instant(clamping: 1_795_248_000_000)
    private let folder: TemporaryFolder
    private let world: World

    init() throws {
        folder = try TemporaryFolder()
        let now = now
        world = World(now: { now }, randomBytes: World.machine.randomBytes)
    }

    private func newStore(_ name: String) throws -> SQLStore {
        try SQLStore(in: DataFolder(path: folder.path(name)))
    }

    private func export(_ userName: String, from store: SQLStore) async throws -> SentFile {
        let file = try UnlinkedFile(in: NSTemporaryDirectory())
        let export = try await personExport(
            of: userName, from: store, zones: ZoneFolder(path: "/usr/share/zoneinfo"), at: now)
        try await export.write { piece in
            #expect(piece.count < 5_000_000)
            _ = try piece.withUnsafeBytes { try file.append($0) }
        }
        return SentFile(file)
    }

    private func intake(_ store: SQLStore, _ journals: Journals, of person: PersonID) -> ExportIntake {
        ExportIntake(
            store, journals,
            within: StorageQuota(
                store, journals.practices, standard: .init(journal: 1_000_000_000, photos: 1_000_000_000)),
            PictureMaker(), folder: NSTemporaryDirectory(), world, of: person)
    }

    @Test("Half a year of a full life arrives whole, with its photos, and a second time changes nothing")
    func life() async throws {
        let home = try newStore("home")
        let people = try await makeDemonstration(in: home, world: world)
        let original = try await LivePractices(home).practice(of: people.patient)
        let file = try await export("demo", from: home)

        let away = try newStore("away")
        let person = try await away.createPerson(NewPerson(userName: "robin", passwordHash: "none"))
        let journals = Journals(away, LivePractices(away))
        let preview = try ExportContents(file.file.descriptor).preview(against: Practice(), in: .utc).0
        #expect(preview.userName == "demo" && preview.unreadable == 0)
        #expect(preview.newEntries == original.count && preview.entries == original.count)
        #expect(preview.habits == original.habits.count && preview.photos == original.photos.count)

        let result = try await intake(away, journals, of: person).record(file.file.descriptor)
        #expect(result.entries == original.count)
        #expect(result.photos == original.photos.count && result.lostPhotos == 0)
        // The care provider and the friend are not on this server.
        #expect(result.endedConnections == 2)
        let copy = try await LivePractices(away).practice(of: person)
        try await comparePages(original, copy)
        for photo in original.photos {
            #expect(try await away.picture(.large, of: photo.id, of: person) != nil)
        }

        let again = try await intake(away, journals, of: person).record(file.file.descriptor)
        #expect(again == ExportImportResult())
        #expect(try await LivePractices(away).practice(of: person) == copy)
        #expect(try ExportContents(file.file.descriptor).preview(against: copy, in: .utc).0.newEntries == 0)

        // What was exported, imported and exported is the same again.
        let second = try await export("robin", from: away)
        let returned = try ExportContents(second.file.descriptor).preview(against: copy, in: .utc).0
        #expect(returned.newEntries == 0 && returned.entries == original.count + 2)
        try await home.close()
        try await away.close()
    }

    /// Compares the pages that say nothing of connections to others, byte for byte.
    private func comparePages(_ one: Practice, _ other: Practice) async throws {
        let surroundings = Surroundings(
            moment: Moment(instant: now), device: Identifier(high: 1, low: 1),
            random: Identifier(high: 2, low: 2))
        let habit = try #require(one.habits.first).id
        let medicine = try #require(one.medicines.first).id
        let addresses = [
            "/habits", "/habits/\(habit)", "/progress", "/rewards", "/loops", "/photos", "/routes",
            "/medicine/\(medicine)", "/measurements", "/pauses", "/settings/reminders",
        ]
        for address in addresses {
            let pages = [one, other].map { practice in
                HexisApp.respond(to: Request(.get, address), with: practice, in: surroundings)
            }
            #expect(pages.map { $0.status } == [200, 200], "\(address)")
            guard case .page(let page) = pages[0].content, case .page(let copy) = pages[1].content else {
                Issue.record("\(address) is no page")
                continue
            }
            #expect(page == copy, "\(address)")
        }
    }

    @Test("A removed photo stays removed, whatever the file has")
    func removed() async throws {
        let home = try newStore("home")
        let people = try await makeDemonstration(in: home, world: world)
        let file = try await export("demo", from: home)
        let journals = Journals(home, LivePractices(home))
        let photo = try #require(try await journals.practices.practice(of: people.patient).photos.first).id
        let entry = Entry(
            id: world.identifier(), at: now, device: Identifier(high: 1, low: 1),
            fact: .photoRemoved(PhotoRemoved(photo: photo)))
        try await journals.record([entry], for: people.patient)
        try await home.removePicture(of: photo, of: people.patient)
        let result = try await intake(home, journals, of: people.patient).record(file.file.descriptor)
        #expect(result == ExportImportResult())
        #expect(try await home.picture(.large, of: photo, of: people.patient) == nil)
        try await home.close()
    }

    @Test("A file does not decide what a care provider of this server may see")
    func grants() async throws {
        let home = try newStore("home")
        let people = try await makeDemonstration(in: home, world: world)
        let journals = Journals(home, LivePractices(home))
        let before = try await journals.practices.practice(of: people.patient)
        let connection = try #require(before.careConnections.first)
        let granted = Entry(
            id: world.identifier(), at: now, device: Identifier(high: 1, low: 1),
            fact: .careGranted(
                CareGranted(connection: connection.id, scope: CareScope(CareTopic.allCases), until: nil)))
        let file = try UnlinkedFile(in: NSTemporaryDirectory())
        let bytes =
            ExportJSON.head(of: "demo", at: RFC3339.text(now)) + ExportJSON.lines([granted], areFirst: true)
            + ExportJSON.tail(unreadable: 0)
        _ = try bytes.withUnsafeBytes { try file.append($0) }
        let result = try await intake(home, journals, of: people.patient).record(file.descriptor)
        #expect(result == ExportImportResult())
        #expect(try await journals.practices.practice(of: people.patient) == before)
        try await home.close()
    }
}
