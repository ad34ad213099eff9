import HexisCore
import Testing

@testable import HexisApp

@Suite("Explanation of changed figures")
struct FiguresTests {
    @Test("Progress explains changed figures once there are figures, until the explanation is read")
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
