import HexisCore
import Testing

@testable import HexisApp

@Suite("Arranging habits")
struct ArrangeTests {
    private func names(_ visitor: Visitor) -> String {
        visitor.practice.habits.map { $0.name }.joined(separator: " ")
    }

    @Test(
        "A habit moves by one or to an end, and stays where it is when it cannot",
        arguments: [
            ("A", "first", "A B C D"), ("A", "up", "A B C D"), ("A", "down", "B A C D"),
            ("A", "last", "B C D A"), ("C", "first", "C A B D"), ("C", "up", "A C B D"),
            ("C", "down", "A B D C"), ("D", "down", "A B C D"), ("D", "first", "D A B C"),
            ("B", "sideways", "A B C D"),
        ])
    func move(name: String, direction: String, expected: String) {
        var visitor = Visitor()
        let ids = ["A", "B", "C", "D"].map { ($0, visitor.register($0)) }
        for (other, id) in ids where other == name {
            visitor.post("/habits/\(id)/move", [("direction", direction)])
        }
        #expect(names(visitor) == expected)
    }

    @Test("The fifteenth habit is first after two taps: its menu, then the button")
    func fifteenth() {
        var visitor = Visitor()
        let ids = (1...15).map { visitor.register("H\($0)") }
        visitor.get("/habits")
        #expect(visitor.page.contains("href=\"/habits/\(ids[14])/arrange\""))
        visitor.get("/habits/\(ids[14])/arrange")
        #expect(visitor.page.contains("name=\"direction\" value=\"first\""))
        #expect(!visitor.page.contains("name=\"direction\" value=\"down\""))
        visitor.post("/habits/\(ids[14])/move", [("direction", "first")])
        #expect(visitor.practice.habits.first?.name == "H15")
        #expect(visitor.page.contains("“H15” saved."))
    }

    @Test("A habit moves into a group in use, into a new one, and out of every group")
    func groups() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        let group = { (visitor: Visitor) in visitor.practice.habits.first?.group?.text }
        visitor.post("/habits/\(id)/move", [("group", "Evening")])
        #expect(group(visitor) == "Evening")
        visitor.post("/habits/\(id)/move", [("new-group", " In bed ")])
        #expect(group(visitor) == "In bed")
        visitor.post("/habits/\(id)/move", [("group", "")])
        #expect(group(visitor) == nil)
        visitor.post("/habits/\(id)/move", [("new-group", " ")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(HabitsWording.groupMissing))
        visitor.post("/habits/\(id)/move", [("new-group", String(repeating: "x", count: 101))])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(HabitsWording.groupTooLong))
        #expect(visitor.page.contains("xxx"))
    }

    @Test("A dropped habit stands where it was dropped; a drop that makes no sense changes nothing")
    func drop() {
        var visitor = Visitor()
        let ids = ["A", "B", "C"].map { visitor.register($0) }
        visitor.post("/habits/\(ids[0])/move", [("group", "Morning")])
        visitor.post(
            "/habits/arrange",
            [("habit", "\(ids[2])"), ("group", "Morning"), ("before", "\(ids[0])")])
        #expect(names(visitor) == "B C A")
        #expect(visitor.practice.habit(ids[2])?.group?.text == "Morning")
        visitor.post("/habits/arrange", [("habit", "\(ids[2])"), ("group", "Morning"), ("before", "")])
        #expect(names(visitor) == "B A C")
        visitor.post("/habits/arrange", [("habit", "nothing"), ("group", ""), ("before", "")])
        #expect(names(visitor) == "B A C")
    }

    @Test("The groups of the list move and are renamed on a sheet of their own; Today follows")
    func groupSheet() throws {
        var visitor = Visitor()
        for name in ["Evening", "Morning", "Sport"] {
            let id = visitor.register("In \(name)")
            visitor.post("/habits/\(id)/move", [("group", name)])
        }
        #expect(headings(&visitor, "/habits") == ["Evening", "Morning", "Sport"])
        visitor.post("/habits/groups", [("group", "Sport"), ("direction", "first")])
        #expect(headings(&visitor, "/habits") == ["Sport", "Evening", "Morning"])
        visitor.post("/habits/groups", [("group", "Evening"), ("direction", "down")])
        #expect(headings(&visitor, "/today") == ["Sport", "Morning", "Evening"])
        visitor.post("/habits/groups", [("group", "Morning"), ("name", "Before work")])
        #expect(headings(&visitor, "/today") == ["Sport", "Before work", "Evening"])
        visitor.post("/habits/groups", [("group", "Sport"), ("name", "")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(HabitsWording.groupMissing))
        visitor.get("/habits/groups?group=Nowhere")
        #expect(visitor.status == 404)
    }

    private func headings(_ visitor: inout Visitor, _ address: String) -> [String] {
        visitor.get(address)
        return visitor.page.split(separator: "<h2>").dropFirst().map {
            String($0.prefix { $0 != "<" })
        }.filter { ["Evening", "Morning", "Sport", "Before work"].contains($0) }
    }
}
