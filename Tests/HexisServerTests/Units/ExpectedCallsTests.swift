import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

private let second: Int64 = 1000
private let minute: Int64 = 60_000
private let hour: Int64 = 3_600_000

@Suite("Expected reminders")
struct ExpectedCallsTests {
    private func practice(_ habits: [CallingHabit], _ more: [Entry] = []) -> Practice {
        Practice(habits.flatMap(\.entries) + more)
    }

    private func habit(_ number: UInt64, in milliseconds: Int64) -> CallingHabit {
        CallingHabit(
            number, due: noon.advanced(byMilliseconds: milliseconds),
            at: noon.advanced(byMilliseconds: -3 * hour))
    }

    /// Returns the reminders expected after the practice is read at noon, and read again this many minutes later with
    /// `later` added.
    private func expected(
        _ first: [CallingHabit], after minutes: Int64, adding later: [CallingHabit] = [], since: Int64? = nil
    ) -> [Occurrence] {
        var expected = ExpectedCalls()
        expected.update(practice(first), at: noon, in: .utc)
        expected.update(
            practice(first + later), at: noon.advanced(byMilliseconds: minutes * minute),
            since: since.map { noon.advanced(byMilliseconds: $0 * minute) }, in: .utc)
        return expected.calls
    }

    @Test("A reminder that the practice announced before its time stays expected until it is handled")
    func stays() {
        let (soon, later) = (habit(1, in: 5 * minute), habit(2, in: hour))
        #expect(expected([soon, later], after: 10) == [soon.call, later.call])
        var all = ExpectedCalls()
        all.update(practice([soon, later]), at: noon, in: .utc)
        #expect(all.due(by: noon.advanced(byMilliseconds: 5 * minute)) == [soon.call])
        #expect(all.due(by: noon.advanced(byMilliseconds: 5 * minute - 1)).isEmpty)
        all.remove([soon.call])
        all.update(practice([soon, later]), at: noon.advanced(byMilliseconds: 10 * minute), in: .utc)
        #expect(all.calls == [later.call])
    }

    @Test(
        "A reminder set for a time in the past is not expected",
        arguments: [(-2 * hour, false), (9 * minute, false), (10 * minute - 4 * second, true), (hour, true)])
    func passed(_ due: Int64, isExpected: Bool) {
        let habit = habit(2, in: due)
        #expect(expected([], after: 10, adding: [habit]) == (isExpected ? [habit.call] : []))
    }

    @Test("After a given instant, reminders count even if they were not announced before")
    func since() {
        let (before, after) = (habit(2, in: 3 * minute), habit(3, in: 5 * minute))
        #expect(expected([], after: 10, adding: [before, after], since: 4) == [after.call])
    }

    @Test("A reminder that is done or snoozed is no longer expected")
    func withdrawn() {
        let habits = [habit(1, in: 5 * minute), habit(2, in: 6 * minute)]
        var expected = ExpectedCalls()
        expected.update(practice(habits), at: noon, in: .utc)
        let later = noon.advanced(byMilliseconds: hour)
        let changes =
            habits[0].done + habits[1].putOff(until: later, at: noon.advanced(byMilliseconds: minute))
        expected.update(
            practice(habits, changes), at: noon.advanced(byMilliseconds: 2 * minute), in: .utc)
        #expect(expected.calls.map(\.at) == [later])
    }

    @Test("Expected reminders reach six hours ahead")
    func outlook() {
        var expected = ExpectedCalls()
        expected.update(practice([habit(1, in: 6 * hour), habit(2, in: 6 * hour - 1)]), at: noon, in: .utc)
        #expect(expected.calls.count == 1)
        #expect(expected.end == noon.advanced(byMilliseconds: 6 * hour))
    }
}
