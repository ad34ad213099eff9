import HexisApp
import HexisCore
import HexisStore
import Testing

@testable import HexisService

/// What a server wrote of an import before an update is read by the next one.
@Suite("Imports as they are stored")
struct StoredProgressTests {
    private static func text(of fact: Fact) -> String {
        let id = Identifier(high: 0, low: 0)
        return Base64URL.text(
            of: Entry(id: id, at: Instant(clamping: 0), device: id, fact: fact).bytes)
    }

    private static let number = Identifier(high: 1, low: 2)

    private static let steps: String = {
        let measured = Measured(
            measurement: number, signal: .steps, amount: 5_000_000, day: Day(clamping: 20_513),
            source: "Apple Health")
        return measured.map { text(of: .measured($0)) } ?? ""
    }()

    private static let checkIn = text(
        of: .checkedIn(CheckedIn(habit: number, day: Day(clamping: 20_513), amount: .one)))

    private static let news =
        #"{"facts":[["\#(number)","steps",20513,5000000]],"earlier":["\#(steps)"],"counts":[["steps",1]],"removed":2}"#
    private static let result = #"{"days":[["steps",1]],"news":1,"removed":2,"unused":[[0,3,"HKThing"]]}"#

    private func stored(_ text: String) -> StoredImport {
        StoredImport(
            person: PersonID(Self.number), kind: .habits, step: Self.number, content: Array(text.utf8),
            until: Instant(clamping: 0))
    }

    @Test(
        "From Apple Health",
        arguments: [
            #"{"state":"reading"}"#,
            #"{"state":"reading","percent":40}"#,
            #"{"state":"read","measurements":[["steps",20513,5000000]],"unused":[[1,2,"never"]]}"#,
            #"{"state":"recording","news":\#(news),"result":\#(result)}"#,
            #"{"state":"done","news":\#(news),"result":\#(result)}"#,
            #"{"state":"undoing","news":\#(news)}"#,
            #"{"state":"undone"}"#,
            #"{"state":"notUndone","news":\#(news)}"#,
            #"{"state":"failed","reason":"The file is empty."}"#,
        ])
    func health(_ text: String) throws {
        #expect(try #require(HealthProgress(stored(text))).json.text == text)
    }

    @Test(
        "Of Hexis",
        arguments: [
            #"{"state":"reading"}"#,
            #"{"state":"read","preview":{"userName":"ada","habits":1,"medicines":2,"photos":3,"newEntries":4,"entries":5,"unreadable":6,"first":20513,"last":20514},"newBytes":900}"#,
            #"{"state":"read","preview":{"userName":"ada","habits":0,"medicines":0,"photos":0,"newEntries":0,"entries":0,"unreadable":0},"newBytes":0}"#,
            #"{"state":"recording"}"#,
            #"{"state":"done","result":{"entries":1,"photos":2,"lostPhotos":3,"endedConnections":4}}"#,
            #"{"state":"refused","reason":"The file is empty."}"#,
        ])
    func hexis(_ text: String) throws {
        #expect(try #require(ExportProgress(stored(text))).json.text == text)
    }

    @Test(
        "Of other trackers",
        arguments: [
            #"{"state":"arriving"}"#,
            #"{"state":"choosing"}"#,
            #"{"state":"choosing","columns":{"roles":["day","habit","unused"],"dates":"month-first","decimals":"comma"}}"#,
            #"{"state":"read"}"#,
            #"{"state":"read","columns":{"roles":["day","answers"],"dates":"day-first","decimals":"point"}}"#,
            #"{"state":"done","changes":{"program":"Loop","habits":["\#(number)"],"medicines":[],"measurements":["\#(number)"],"joins":[{"habit":"\#(number)","start":20513,"entries":["\#(checkIn)"]}]}}"#,
            #"{"state":"undone"}"#,
            #"{"state":"refused","reason":"The file is empty."}"#,
        ])
    func habits(_ text: String) throws {
        #expect(try #require(HabitProgress(stored(text))).json.text == text)
    }

    @Test(
        "What a newer program wrote, or something else, is no import",
        arguments: [
            "", "{", "[]", "{}", #"{"state":"dreaming"}"#, #"{"state":"done"}"#,
            #"{"state":"read","measurements":[["steps",20513]],"unused":[]}"#,
        ])
    func unknown(_ text: String) {
        #expect(HealthProgress(stored(text)) == nil)
        #expect(ExportProgress(stored(text)) == nil)
    }
}
