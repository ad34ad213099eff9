import HexisCore
import Testing

@testable import HexisApp

@Suite("Server with a full disk")
struct ServerFullTests {
    @Test("Today shows one line while the server's disk is full")
    func line() {
        var visitor = Visitor()
        for isFull in [false, true, false] {
            visitor.isServerFull = isFull
            visitor.get("/today")
            #expect(visitor.page.contains(DeviceWording.serverFull) == isFull)
        }
    }
}
