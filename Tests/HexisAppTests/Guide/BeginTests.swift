import HexisCore
import Testing

@testable import HexisApp

@Suite("Where to begin")
struct BeginTests {
    @Test("Five doors lead to where each subject begins; the page asks nothing and can be skipped")
    func fiveDoors() {
        var visitor = Visitor()
        visitor.get("/begin")
        #expect(visitor.status == 200)
        #expect(visitor.page.contains("<h1>What brings you here?</h1>"))
        #expect(Door.allCases.count == 5)
        for door in Door.allCases {
            #expect(visitor.page.contains("class=\"card\" href=\"\(door.address)\""))
            #expect(visitor.page.contains(BeginWording.text(door).escaped))
        }
        #expect(visitor.page.contains("<a href=\"/today\">Look around first</a>"))
        #expect(!visitor.page.contains("<form") && !visitor.page.contains("<input"))
    }

    @Test("Every door that the app itself answers opens", arguments: Door.allCases.filter { $0 != .history })
    func opens(door: Door) {
        var visitor = Visitor()
        visitor.get(door.address)
        #expect(visitor.status == 200)
    }

    @Test("The page can be opened at any time, and nothing is below it")
    func anyTime() {
        var visitor = Visitor()
        _ = visitor.register("Walk")
        for address in ["/today", "/settings"] {
            visitor.get(address)
            #expect(visitor.page.contains("href=\"/begin\""), "\(address)")
        }
        visitor.get("/begin")
        #expect(visitor.status == 200)
        visitor.get("/begin/here")
        #expect(visitor.status == 404)
        visitor.post("/begin", [])
        #expect(visitor.status == 404)
    }
}
