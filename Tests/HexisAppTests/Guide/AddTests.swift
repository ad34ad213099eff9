import HexisCore
import Testing

@testable import HexisApp

@Suite("Adding")
struct AddTests {
    @Test("One button on Today and on Habits opens a sheet that closes to where it was opened")
    func button() {
        var visitor = Visitor()
        for (place, address) in [("/today", "/add"), ("/habits", "/add?from=habits")] {
            visitor.get(place)
            #expect(
                visitor.page.contains(
                    "<a class=\"round add-button\" href=\"\(address)\" aria-label=\"Add…\">"))
            visitor.get(address)
            #expect(visitor.status == 200)
            #expect(visitor.page.contains("class=\"round sheet-close\" href=\"\(place)\""))
        }
        visitor.get("/add?from=//elsewhere.example")
        #expect(visitor.page.contains("class=\"round sheet-close\" href=\"/today\""))
    }

    @Test("The sheet offers what stays and what belongs to today, and each of its links opens")
    func offers() {
        var visitor = Visitor()
        let ways = [
            ("New habit", "/habits/new"), ("Medicine", "/medicine"),
            ("A goal of my own", "/personal-challenges/new"), ("Change an old habit", "/loops/new"),
            ("Photo", "/photos"), ("Measurement", "/measurements"), ("Pause", "/pauses"),
        ]
        for (name, address) in ways {
            visitor.get("/add")
            #expect(visitor.page.contains("class=\"card\" href=\"\(address)\""))
            #expect(visitor.page.contains("<span class=\"card-name\">\(name)</span>"))
            visitor.get(address)
            #expect(visitor.status == 200)
        }
    }

    @Test("An urge can be logged once there is an old habit, and another medicine has its form at once")
    func more() {
        var visitor = Visitor()
        visitor.get("/add")
        #expect(!visitor.page.contains("/loops/urge") && !visitor.page.contains("/medicine/new"))
        _ = visitor.beginLoop()
        visitor.post("/medicine", [("name", "Ramipril"), ("regimen", "at"), ("times", "08:00")])
        visitor.get("/add")
        #expect(visitor.page.contains("class=\"card\" href=\"/loops/urge\""))
        #expect(
            visitor.page.contains("class=\"card\" href=\"/medicine/new\"")
                == !visitor.practice.medicines.isEmpty)
    }

    @Test("Nothing is below the sheet, and it takes no form")
    func nothingElse() {
        var visitor = Visitor()
        visitor.get("/add/habit")
        #expect(visitor.status == 404)
        visitor.post("/add", [])
        #expect(visitor.status == 404)
    }
}
