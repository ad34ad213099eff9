import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("How fast a journal may grow")
struct EntryPaceTests {
    private let ada = Identifier(high: 0, low: 1)
    private let bob = Identifier(high: 0, low: 2)

    @Test("a large backlog goes in at once, and then one entry a second; others do not wait")
    func paced() {
        let pace = EntryPace(atOnce: 1000)
        #expect(pace.wait(of: ada, at: 50) == nil)
        pace.count(999, of: ada, at: 50)
        #expect(pace.wait(of: ada, at: 50) == nil)
        // What comes in one request may go beyond it: 999 + 500 - 1000, and one more.
        pace.count(500, of: ada, at: 50)
        #expect(pace.wait(of: ada, at: 50) == 500)
        #expect(pace.wait(of: bob, at: 50) == nil)
        #expect(pace.wait(of: ada, at: 499_050) == 1)
        #expect(pace.wait(of: ada, at: 500_050) == nil)
    }

    @Test("who comes back after years brings everything at once")
    func backlog() {
        let pace = EntryPace()
        // Ten years with fifty entries a day, in requests of 500.
        for _ in 0..<(10 * 365 * 50 / 500) {
            #expect(pace.wait(of: ada, at: 0) == nil)
            pace.count(500, of: ada, at: 0)
        }
    }
}
