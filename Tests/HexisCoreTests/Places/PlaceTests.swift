import Testing

@testable import HexisCore

@Suite("Places")
struct PlaceTests {
    @Test("Places are ordered by creation, each with its latest name and position")
    func order() {
        var diary = Diary()
        diary.place("Gym", number: 2)
        diary.place("Park", number: 1)
        diary.place("Gymnasium", number: 2, at: "48.3, 16.4")
        #expect(diary.practice.places.map { $0.name.text } == ["Gymnasium", "Park"])
        #expect(diary.practice.place(Diary.place(2))?.position == position("48.3, 16.4"))
        #expect(diary.practice.isWithin(Diary.place(2), position("48.3005, 16.4")))
        #expect(!diary.practice.isWithin(Diary.place(2), position("48.31, 16.4")))
    }

    @Test("A removed place stays removed, whatever entries arrive later, and takes its reminders along")
    func removed() {
        var diary = Diary()
        diary.plan()
        diary.place("Gym")
        diary.remind(atPlace: 1)
        #expect(diary.practice.placeReminders(of: diary.habit).count == 1)
        diary.record(.placeRemoved(PlaceRemoved(place: Diary.place(1))))
        diary.place("Gym")
        #expect(diary.practice.places.isEmpty && diary.practice.place(Diary.place(1)) == nil)
        #expect(!diary.practice.isWithin(Diary.place(1), position(Diary.gym)))
        #expect(diary.practice.placeReminders(of: diary.habit).isEmpty)
        #expect(!diary.practice.hasCalls)
    }

    @Test("Each arrival counts once, whatever reports it")
    func arrivals() throws {
        var diary = Diary()
        let (morning, evening) = (try atUTC("2026-11-16T07:00:00Z"), try atUTC("2026-11-16T17:00:00Z"))
        diary.arrive(evening)
        diary.arrive(morning)
        diary.arrive(evening, source: .ownTracks)
        diary.place("Gym")
        #expect(diary.practice.fields.place(Diary.place(1))?.arrivals == [morning, evening])
        #expect(diary.practice.lastArrival(at: Diary.place(1))?.instant == evening)
        #expect(
            Arrived(place: Diary.place(1), instant: evening, source: .phone).entry
                == Arrived(place: Diary.place(1), instant: evening, source: .ownTracks).entry)
    }

    @Test("A reminder is by time or by place, whichever was set last, and is removed in either form")
    func eitherKind() {
        var diary = Diary()
        diary.plan()
        diary.place("Gym")
        diary.remind(at: "08:00")
        diary.remind(atPlace: 1)
        #expect(diary.practice.reminders(of: diary.habit).isEmpty)
        #expect(diary.practice.placeReminders(of: diary.habit).map { $0.place } == [Diary.place(1)])
        diary.remind(at: "09:00")
        #expect(diary.practice.reminders(of: diary.habit).map { $0.time.description } == ["09:00"])
        #expect(diary.practice.placeReminders(of: diary.habit).isEmpty)
        diary.record(.reminderRemoved(ReminderRemoved(reminder: Diary.reminder(1), habit: diary.id)))
        diary.remind(atPlace: 1)
        #expect(diary.practice.placeReminders(of: diary.habit).isEmpty)
    }

    @Test("A place reminder waits for its place and its plan, and is removed with the plan")
    func waits() {
        var diary = Diary()
        diary.remind(atPlace: 1)
        diary.plan()
        #expect(!diary.practice.hasCalls)
        diary.place("Gym")
        #expect(diary.practice.hasCalls)
        #expect(diary.practice.placeReminders(at: Diary.place(1)).map { $0.id } == [Diary.reminder(1)])
        diary.record(.planRemoved(PlanRemoved(plan: Diary.plan)))
        #expect(diary.practice.placeReminders(of: diary.habit).isEmpty && !diary.practice.hasCalls)
    }
}

extension Diary {
    static let gym = "48.2, 16.3667"

    static func place(_ number: UInt64) -> Identifier { identifier(600 + number) }

    mutating func place(_ name: String, number: UInt64 = 1, at text: String = Diary.gym) {
        record(.placeSet(PlaceSet(place: Diary.place(number), name: line(name), position: position(text))))
    }

    mutating func remind(
        atPlace place: UInt64, number: UInt64 = 1, on days: [Weekday] = [], routine: ReminderRoutine = .home
    ) {
        record(
            .placeReminderSet(
                PlaceReminderSet(
                    reminder: Diary.reminder(number), habit: id, plan: Diary.plan, place: Diary.place(place),
                    weekdays: Weekdays(days), routine: routine)))
    }

    @discardableResult
    mutating func arrive(_ at: Instant, number: UInt64 = 1, source: ArrivalSource = .phone) -> Identifier {
        record(.arrived(Arrived(place: Diary.place(number), instant: at, source: source)))
    }
}
