import Testing

@testable import HexisCore

@Suite("Fewer reminders as a habit settles")
struct FadingTests {
    private let today = day("2026-11-21")

    /// Done on `days` days up to today; reminders are set when the diary begins, on 2026-10-26.
    private func diary(days: Int, _ schedule: Schedule = .daily) -> Diary {
        var diary = Diary(start: "2026-01-01", schedule)
        for ago in 0..<days { diary.checkIn(today.advanced(by: -ago).description) }
        diary.plan()
        return diary
    }

    private func proposal(_ diary: Diary, on day: Day? = nil) -> FadingProposal? {
        diary.practice.fadingProposal(for: diary.habit, on: day ?? today.advanced(by: 7))
    }

    private func settling(_ diary: inout Diary) {
        diary.checkIn((1...7).map { today.advanced(by: $0).description })
    }

    @Test("A settling habit loses every second day of each reminder, a settled one all reminders")
    func steps() throws {
        var young = diary(days: 30)
        young.remind(at: "08:00", number: 1)
        young.remind(at: "20:00", number: 2, on: [.saturday, .sunday])
        #expect(proposal(young) == nil)
        settling(&young)
        let fewer = try #require(proposal(young))
        #expect(!fewer.isLettingGo)
        #expect(
            fewer.steps.map { $0.weekdays } == [
                Weekdays([.monday, .wednesday, .friday, .sunday]), Weekdays([.saturday]),
            ])
        var settled = diary(days: 66)
        settled.remind(at: "08:00", number: 1)
        settled.remind(at: "20:00", number: 2, on: [.saturday])
        settling(&settled)
        let none = try #require(proposal(settled))
        #expect(none.isLettingGo)
        #expect(none.steps.map { $0.reminder.id } == [1, 2].map { Diary.reminder($0) })
    }

    @Test("A place reminder fades like a timed one, and only while its place exists")
    func byPlace() throws {
        var young = diary(days: 30)
        young.place("Gym")
        young.remind(atPlace: 1, number: 2)
        settling(&young)
        let fewer = try #require(proposal(young))
        #expect(fewer.steps.map { $0.reminder.place } == [Diary.place(1)])
        #expect(fewer.steps.map { $0.weekdays } == [Weekdays([.monday, .wednesday, .friday, .sunday])])
        young.record(.placeRemoved(PlaceRemoved(place: Diary.place(1))))
        #expect(proposal(young) == nil)
    }

    @Test("Fading counts the habit's due days from the first weekday; a single day cannot be halved")
    func daysOfTheHabit() throws {
        var diary = diary(days: 33, weekdays(.monday, .tuesday, .wednesday, .sunday))
        diary.remind(at: "08:00", number: 1)
        diary.remind(at: "20:00", number: 2, on: [.tuesday, .saturday])
        settling(&diary)
        #expect(try #require(proposal(diary)).steps.map { $0.weekdays } == [Weekdays([.monday, .wednesday])])
        diary.record(.firstWeekdaySet(FirstWeekdaySet(weekday: .sunday)))
        #expect(try #require(proposal(diary)).steps.map { $0.weekdays } == [Weekdays([.sunday, .tuesday])])
        diary.record(.reminderRemoved(ReminderRemoved(reminder: Diary.reminder(1), habit: diary.id)))
        #expect(proposal(diary) == nil)
    }

    @Test("A reminder set or changed within four weeks is left alone")
    func recent() throws {
        var diary = diary(days: 100)
        diary.remind(at: "08:00")
        let set = Moment(instant: instant(1_793_000_000_000)).date
        let after = { (days: Int) in set.advanced(by: days) }
        diary.checkIn((0...40).map { after($0).description })
        #expect(proposal(diary, on: after(27)) == nil)
        #expect(proposal(diary, on: after(28))?.isLettingGo == true)
    }

    @Test("A habit without reminders has nothing to fade")
    func none() {
        #expect(proposal(diary(days: 100)) == nil)
    }
}
