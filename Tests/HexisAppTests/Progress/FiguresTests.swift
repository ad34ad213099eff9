import HexisCore
import Testing

@testable import HexisApp

@Suite("Why past figures have changed")
struct FiguresTests {
    @Test("is on Progress once somebody has figures, until it is read, and then no more")
    func once() {
        var visitor = Visitor()
        visitor.get("/progress")
        #expect(!visitor.page.contains(FiguresWording.title))
        let read = visitor.register("Read")
        visitor.get("/progress")
        #expect(!visitor.page.contains(FiguresWording.title), "nothing was marked that could be counted")
        visitor.post("/habits/\(read)/check-in", [("amount", "1")])
        visitor.get("/progress")
        #expect(visitor.page.contains(FiguresWording.title))
        visitor.post("/progress/figures", [])
        #expect(visitor.address == "/progress" && visitor.said.contains("<p>Saved.</p>"))
        #expect(visitor.recorded.map { $0.fact } == [.figuresExplained(FiguresExplained(change: 1))])
        #expect(!visitor.page.contains(FiguresWording.title))
        visitor.post("/progress/figures", [])
        #expect(visitor.recorded.isEmpty, "there is nothing left to read")
    }
}
