import HexisCore
import Testing

@testable import HexisApp

@Suite("A server whose disk is full")
struct ServerFullTests {
    @Test("Today says so in one line, while it is")
    func line() {
        var visitor = Visitor()
        for isFull in [false, true, false] {
            visitor.isServerFull = isFull
            visitor.get("/today")
            #expect(visitor.page.contains(DeviceWording.serverFull) == isFull)
        }
    }
}
