import HexisCore
import Testing

@testable import HexisApp

@Suite("What is stored about a person")
struct StoredPageTests {
    private func page(_ data: StoredData, of sample: SamplePractice) -> String {
        let surroundings = Surroundings(
            moment: SamplePractice.moment, device: Identifier(high: 9, low: 9),
            random: Identifier(high: 9, low: 1), userName: "maria")
        return String(
            decoding: StoredPage(data, practice: sample.practice, surroundings: surroundings).bytes,
            as: UTF8.self)
    }

    @Test("Every kind that is stored is listed with its count and purpose, and no other")
    func kinds() {
        var data = StoredData()
        data.add(SamplePractice.medicines.entries)
        let page = page(data, of: SamplePractice.medicines)
        #expect(data.count(of: .medicine) > 100)
        for kind in StoredKind.allCases {
            let count = data.count(of: kind)
            #expect(page.contains("card-name\">\(StoredWording.name(of: kind))<") == (count > 0), "\(kind)")
            #expect(page.contains(">\(StoredWording.purpose(of: kind))<") == (count > 0), "\(kind)")
            if count > 0 { #expect(page.contains(">\(StoredWording.entries(count))<"), "\(kind)") }
        }
        #expect(page.contains(StoredWording.others(isShared: false)) && page.contains(StoredWording.noLooks))
    }

    @Test("With nothing recorded it says so")
    func nothing() {
        let page = page(StoredData(), of: SamplePractice())
        #expect(page.contains(StoredWording.nothing))
        #expect(page.contains("User name, password, 0 passkeys, 0 recovery codes"))
        #expect(!page.contains(StoredWording.importsText))
    }

    @Test("An import that awaits a decision, or can be undone, is listed")
    func imports() {
        var data = StoredData()
        data.importCount = 1
        let page = page(data, of: SamplePractice())
        #expect(page.contains(">1 import<") && page.contains(StoredWording.importsText))
    }

    @Test("It names everyone who can see something, and the looks")
    func seers() throws {
        var sample = SamplePractice()
        let id = Identifier(high: 5, low: 5)
        let name = try #require(Line("Ada <3"))
        let scope = CareScope([.adherence])
        sample.record(
            .careRequested(CareRequested(connection: id, provider: Identifier(high: 8, low: 8), name: name)))
        var data = StoredData()
        data.tokens = ["My <watch>"]
        data.webhooks = ["https://home.example/hook"]
        data.hasCalendar = true
        // Who only asked sees nothing.
        #expect(!page(data, of: sample).contains("Ada"))
        sample.record(.careGranted(CareGranted(connection: id, scope: scope)))
        sample.record(.careLooked(CareLooked(connection: id, page: .patient, scope: scope)))
        let met = CompanionJoined(
            companion: id, person: id, name: try #require(Line("Bob <3")), challenge: id)
        sample.record(.companionJoined(met))
        // So does a companion, until the person chooses what.
        #expect(!self.page(data, of: sample).contains("Bob"))
        sample.record(.companionShown(CompanionShown(companion: id, level: .days)))
        let page = page(data, of: sample)
        for text in [
            "Bob &lt;3", StoredWording.companion(.days), "Ada &lt;3", "May see adherence", "My &lt;watch&gt;",
            "https://home.example/hook",
            StoredWording.calendar, StoredWording.others(isShared: true), "1 look, today at",
        ] { #expect(page.contains(text), "\(text)") }
    }

    @Test(
        "Sizes are in megabytes with one decimal",
        arguments: [
            (0, "less than 0.1 MB"), (99_999, "less than 0.1 MB"), (100_000, "0.1 MB"),
            (12_349_999, "12.3 MB"),
        ]
            as [(Int64, String)])
    func sizes(bytes: Int64, text: String) { #expect(StoredWording.size(bytes) == text) }
}
