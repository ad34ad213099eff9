@testable import HexisCore
import Testing

/// Days of March 2026: Monday is the 2nd. Honolulu is 10 hours behind UTC, Auckland 13 ahead, Tokyo 9, Berlin 1.
@Suite("Journeys and shortened days")
struct JourneyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// In hours east of UTC.
        let from: Int
        let to: Int
        /// The day of March and the local time of the departure.
        let day: Int64
        let at: String
        var start = "03:00"
        /// How long the days from Sunday, the 1st, to Thursday, the 5th, last, in hours.
        let hours: [Double]
        /// The days of March that count as hardly lived.
        let hardly: [Int64]
    }

    static let cases = [
        Case(
            testDescription:
                "Honolulu to Auckland, Monday at 10:00, which is Tuesday, 09:00: Monday lasted from 3 to 10",
            from: -10, to: 13, day: 2, at: "10:00", hours: [24, 7, 18, 24, 24], hardly: [2]),
        Case(
            testDescription: "Monday at 20:00, which is Tuesday, 19:00: Tuesday lasts from 19 to 3",
            from: -10, to: 13, day: 2, at: "20:00", hours: [24, 17, 8, 24, 24], hardly: [3]),
        Case(
            testDescription:
                "Tuesday at 02:00, still Monday's night, which is Wednesday, 01:00, still Tuesday's",
            from: -10, to: 13, day: 3, at: "02:00", hours: [24, 23, 2, 24, 24], hardly: [3]),
        Case(
            testDescription: "Monday at 15:30, which is Tuesday, 14:30: half of each",
            from: -10, to: 13, day: 2, at: "15:30", hours: [24, 12.5, 12.5, 24, 24], hardly: []),
        Case(
            testDescription: "Monday at 15:00: just twelve hours are enough",
            from: -10, to: 13, day: 2, at: "15:00", hours: [24, 12, 13, 24, 24], hardly: []),
        Case(
            testDescription: "Monday at 03:30, which is Tuesday, 02:30, still Monday's night",
            from: -10, to: 13, day: 2, at: "03:30", hours: [24, 1, 24, 24, 24], hardly: [2]),
        Case(
            testDescription: "days that start at 04:00: Monday at 20:00",
            from: -10, to: 13, day: 2, at: "20:00", start: "04:00", hours: [24, 16, 9, 24, 24], hardly: [3]),
        Case(
            testDescription: "days that start at 04:00: Tuesday at 03:30 is Monday still",
            from: -10, to: 13, day: 3, at: "03:30", start: "04:00", hours: [24, 23.5, 1.5, 24, 24],
            hardly: [3]),
        Case(
            testDescription: "days that start at midnight: Tuesday at 02:00, which is Wednesday, 01:00",
            from: -10, to: 13, day: 3, at: "02:00", start: "00:00", hours: [24, 24, 2, 23, 24], hardly: [3]),
        Case(
            testDescription:
                "Auckland to Honolulu, Tuesday at 20:00, which is Monday, 21:00: Tuesday comes again",
            from: 13, to: -10, day: 3, at: "20:00", hours: [24, 30, 41, 24, 24], hardly: []),
        Case(
            testDescription: "Berlin to Tokyo, Monday at 20:00, which is Tuesday, 04:00",
            from: 1, to: 9, day: 2, at: "20:00", hours: [24, 17, 23, 24, 24], hardly: []),
        Case(
            testDescription: "Berlin to Tokyo, Monday at 10:00, which is Monday, 18:00",
            from: 1, to: 9, day: 2, at: "10:00", hours: [24, 16, 24, 24, 24], hardly: []),
        Case(
            testDescription:
                "from the last time zone on Earth to the first, Tuesday at 02:00: nothing is left of Tuesday",
            from: -12, to: 14, day: 3, at: "02:00", hours: [24, 23, 0, 23, 24], hardly: [3]),
    ]

    @Test("A day is hardly lived if less than twelve hours of it remained", arguments: cases)
    func lengths(given: Case) {
        var journal = Journal(startingAt: given.start)
        journal.travel(from: given.from, to: given.to, on: given.day, at: given.at)
        let days = (1...5).map { march($0) }
        #expect(days.map { Double(journal.length(of: $0)) / 3600 } == given.hours)
        #expect(days.filter { journal.practice.isHardlyLived($0) } == given.hardly.map { march($0) })
    }

    @Test("A person who returns before the day is over lives it to its end")
    func back() {
        var journal = Journal()
        journal.travel(from: -10, to: 13, on: 2, at: "10:00")
        #expect(journal.practice.isHardlyLived(march(2)))
        // An hour later: seven hours of Monday and the sixteen from 11:00 on; one of Tuesday, and then all of it.
        journal.travel(from: 13, to: -10, on: 3, at: "10:00")
        #expect((1...4).map { journal.length(of: march($0)) / 3600 } == [24, 23, 25, 24])
    }

    @Test("Neither the first zone nor one chosen before offsets were stored is a journey")
    func unknown() {
        var journal = Journal()
        journal.choose(nil, leaving: -10, at: 0)
        journal.choose(13, leaving: nil, at: 0)
        #expect((-3...3).allSatisfy { journal.length(of: Day(clamping: $0)) == 86_400 })
    }

    @Test(
        "After any journeys, days add up to the time that passed, in any order of entries")
    func sums() {
        var dice = Dice.thrown()
        for _ in 0..<500 {
            var journal = Journal(startingAt: dice.one(of: ["00:00", "03:00", "23:59"]))
            var (offset, second) = (dice.number(-14...14), Int64(86_400 * 5))
            let first = offset
            for _ in 0..<dice.number(1...6) {
                let next = dice.number(-14...14)
                second += Int64(dice.number(0...200_000))
                journal.choose(next, leaving: offset, at: second)
                offset = next
            }
            let days = (0..<30).map { Day(clamping: $0) }
            let passed = Int64(30 * 86_400 - (offset - first) * 3600)
            #expect(days.reduce(0) { $0 + journal.length(of: $1) } == passed)
            let shuffled = journal.entries.shuffled(using: &dice)
            #expect(Practice(shuffled) == journal.practice)
        }
    }

    @Test("A journey whose clock goes back, or forward by at most twelve hours, takes no day away")
    func harmless() {
        var dice = Dice.thrown()
        for _ in 0..<500 {
            let from = dice.number(-12...14)
            var journal = Journal()
            journal.choose(
                dice.number(-12...min(14, from + 12)), leaving: from, at: Int64(dice.number(0...200_000)))
            #expect((-3...5).allSatisfy { !journal.practice.isHardlyLived(Day(clamping: $0)) })
        }
    }

    // MARK: What counts

    /// Walked every day of two weeks except Tuesday the 3rd, of which a journey leaves eight hours.
    private static func walks(_ schedule: Schedule, isTravelled: Bool, done: [Int64] = []) -> Journal {
        var journal = Journal()
        let habit = identifier(1)
        journal.record(.habitAdded(HabitAdded(habit: habit, name: line("Walk"), day: day("2026-02-23"))))
        journal.record(
            .habitScheduled(HabitScheduled(habit: habit, from: day("2026-02-23"), schedule: schedule)))
        for number in -5...8 as ClosedRange<Int64> where number != 3 || done.contains(3) {
            journal.record(.checkedIn(CheckedIn(habit: habit, day: march(number), amount: .one)))
        }
        if isTravelled { journal.travel(from: -10, to: 13, on: 2, at: "20:00") }
        return journal
    }

    @Test(
        "A hardly lived day is not missed by a habit, and what is done on it counts",
        arguments: [
            (Schedule.daily, false, [], Rate(done: 13, of: 14)), (.daily, true, [], Rate(done: 13, of: 13)),
            (.daily, true, [3], Rate(done: 14, of: 14)),
            (timesAWeek(7), false, [], Rate(done: 13, of: 14)),
            (timesAWeek(7), true, [], Rate(done: 13, of: 13)),
            (timesAWeek(7, in: .anySevenDays), false, [], Rate(done: 13, of: 14)),
            (timesAWeek(7, in: .anySevenDays), true, [], Rate(done: 13, of: 13)),
            (timesAWeek(7, in: .anySevenDays), true, [3], Rate(done: 14, of: 14)),
        ] as [(Schedule, Bool, [Int64], Rate)])
    func habits(schedule: Schedule, isTravelled: Bool, done: [Int64], rate: Rate) throws {
        let practice = Self.walks(schedule, isTravelled: isTravelled, done: done).practice
        let habit = try #require(practice.habits.first)
        let counted = practice.countedDays(of: habit, from: march(-5), to: march(8), seenFrom: march(9))
        #expect(counted.reduce(.nothing) { $0 + $1.rate } == rate)
        // Counting the days one by one gives the same.
        let relevant = (-5...8).filter { practice.isRelevant(habit, on: march($0)) }.count
        #expect(relevant == rate.relevant)
        let progress = practice.progress(of: practice.habits, on: march(3), seenFrom: march(3))
        #expect(progress.asked == (isTravelled && done.isEmpty ? 0 : 1))
        // The habit is due like on any other day: there is time left to walk.
        #expect(practice.dueness(of: habit, on: march(3)).isAsked)
    }

    @Test(
        "A hardly lived day does not end a streak, lengthens it if taken, and is left out of adherence",
        arguments: [(false, false, 5, 13, 14), (true, false, 13, 13, 13), (true, true, 14, 14, 14)])
    func medicine(isTravelled: Bool, isTaken: Bool, streak: Int, taken: Int, due: Int) {
        var journal = Journal()
        let medicine = identifier(1)
        journal.record(.medicineNamed(MedicineNamed(medicine: medicine, name: line("Bisoprolol"))))
        journal.record(
            .regimenSet(
                RegimenSet(medicine: medicine, from: day("2026-02-22"), regimen: atTimes("20:00"))))
        for number in -5...8 as ClosedRange<Int64> where number != 3 || isTaken {
            journal.take(medicine, on: march(number))
        }
        if isTravelled { journal.travel(from: -10, to: 13, on: 2, at: "20:00") }
        let practice = journal.practice
        #expect(practice.streak(upTo: march(8)) == streak)
        #expect(practice.longestStreak(upTo: march(8)) == max(streak, 8))
        let adherence = practice.adherence(
            of: practice.medicines, from: march(-5), to: march(8), seenFrom: march(20))
        #expect(adherence.days == Rate(done: taken, of: due) && adherence.doses == adherence.days)
        let week = practice.medicineWeek(around: march(3), seenFrom: march(9))
        #expect(week.rate == Rate(done: taken - 7, of: due - 7))
        // The dose of that evening is still due.
        #expect(
            practice.medicines[0].doses(on: march(3), seenFrom: march(3), dayStart: .threeInTheMorning).map {
                $0.isOpen
            } == [!isTaken])
    }

    @Test("A one-week challenge requires six days if a journey took one")
    func challenge() throws {
        for (isTravelled, due) in [(false, 7), (true, 6)] {
            var journal = Self.walks(.daily, isTravelled: isTravelled)
            journal.record(
                .challengeAccepted(
                    ChallengeAccepted(
                        challenge: identifier(5), habit: identifier(1), level: .oneWeek, from: march(2))))
            let practice = journal.practice
            let challenge = try #require(practice.habits.first?.challenges.first)
            #expect(practice.report(on: challenge)?.rate == Rate(done: 6, of: due))
        }
    }
}

/// The day of March 2026 with this number; 0 is the last of February.
private func march(_ number: Int64) -> Day { day("2026-03-01").advanced(by: Int(number) - 1) }

/// Entries with explicit instants, as journeys need them.
private struct Journal {
    private(set) var entries: [Entry] = []
    private let start: TimeOfDay

    init(startingAt start: String = "03:00") {
        self.start = time(start)
        record(.dayStartSet(DayStartSet(time: self.start)))
    }

    var practice: Practice { Practice(entries) }

    func length(of day: Day) -> Int64 {
        practice.fields.settings.journeys.length(of: day, startingAt: start)
    }

    mutating func record(_ fact: Fact, at second: Int64 = 0, by offset: Int? = nil) {
        entries.append(
            Entry(
                id: identifier(1_000_000 + UInt64(entries.count)), at: instant(second * 1000),
                device: identifier(9), fact: fact, offset: offset))
    }

    /// Chooses a zone; offsets are in hours.
    mutating func choose(_ to: Int?, leaving from: Int?, at second: Int64) {
        let chosen = TimeZoneChosen(zone: line("Over/There"), offset: to.map { Int64($0) * 3600 })
        record(.timeZoneChosen(chosen), at: second, by: from.map { $0 * 3600 })
    }

    /// Travels on a day of March, at a local time of the place that is left.
    mutating func travel(from: Int, to: Int, on day: Int64, at clock: String) {
        let local = Int64(march(day).number) * 86_400 + Int64(time(clock).minutes) * 60
        choose(to, leaving: from, at: local - Int64(from) * 3600)
    }

    mutating func take(_ medicine: Identifier, on day: Day) {
        let noon = Int64(day.number) * 86_400 + 43_200
        record(
            .doseTaken(
                DoseTaken(
                    medicine: medicine, day: day, slot: .time(time("20:00")), registered: day,
                    taken: instant(noon * 1000), time: time("20:00"))), at: noon)
    }
}
