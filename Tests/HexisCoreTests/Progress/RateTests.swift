import HexisCore
import Testing

@Suite("Rate")
struct RateTests {
    @Test(
        "A rate is a whole percentage, 0 only for none and 100 only for all",
        arguments: [
            (0, 7, 0), (1, 400, 1), (1, 3, 33), (2, 3, 67), (1, 2, 50), (199, 200, 99), (7, 7, 100),
        ])
    func percent(done: Int, relevant: Int, percent: Int) {
        #expect(Rate(done: done, of: relevant).percent == percent)
    }

    @Test("A rate of nothing has no percentage")
    func nothing() {
        #expect(Rate.nothing.percent == nil)
        #expect(Rate.nothing.permille == nil)
    }
}
