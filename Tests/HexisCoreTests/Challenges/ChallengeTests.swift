import Testing

@testable import HexisCore

extension Diary {
    @discardableResult
    mutating func accept(_ level: ChallengeLevel, from: String, _ challenge: UInt64 = 70) -> Identifier {
        record(
            .challengeAccepted(
                ChallengeAccepted(
                    challenge: identifier(challenge), habit: id, level: level, from: day(from))))
        return identifier(challenge)
    }
}

@Suite("Challenges of a habit")
struct ChallengeTests {
    private func removed(_ challenge: UInt64) -> Fact {
        .challengeRemoved(ChallengeRemoved(challenge: identifier(challenge), habit: identifier(1)))
    }

    @Test("The four levels add up to 70 days")
    func seventyDays() {
        #expect(ChallengeLevel.allCases.map { $0.days } == [7, 14, 21, 28])
        #expect(ChallengeLevel.allCases.reduce(0) { $0 + $1.days } == 70)
    }

    @Test("Challenges are ordered by their days")
    func order() {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-16", 71)
        diary.accept(.oneWeek, from: "2026-11-02", 72)
        #expect(diary.habit.challenges.map { $0.id } == [identifier(72), identifier(71)])
    }

    @Test("Of two overlapping challenges the first accepted holds; both are removed together")
    func overlapping() throws {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09", 71)
        diary.accept(.twoWeeks, from: "2026-11-15", 72)
        diary.accept(.oneWeek, from: "2026-11-16", 73)
        #expect(diary.habit.challenges.map { $0.id } == [identifier(71), identifier(73)])
        let first = try #require(diary.habit.challenges.first)
        #expect(
            diary.habit.challenges(sharingDaysWith: first).map { $0.id } == [identifier(71), identifier(72)])
    }

    @Test("A changed challenge keeps its place; a removed one stays removed")
    func changed() {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09", 71)
        diary.accept(.twoWeeks, from: "2026-11-12", 71)
        #expect(diary.habit.challenges.map { $0.level } == [.twoWeeks])
        #expect(diary.habit.challenges.map { $0.last } == [day("2026-11-25")])
        diary.record(removed(71))
        diary.accept(.oneWeek, from: "2026-11-09", 71)
        #expect(diary.habit.challenges.isEmpty)
    }

    @Test(
        "Completing a level opens the next one and keeps the lower ones open",
        arguments: [
            (nil, [ChallengeLevel.oneWeek]), (.oneWeek, [.oneWeek, .twoWeeks]),
            (.twoWeeks, [.oneWeek, .twoWeeks, .threeWeeks]),
            (.threeWeeks, [.oneWeek, .twoWeeks, .threeWeeks, .fourWeeks]),
            (.fourWeeks, [.oneWeek, .twoWeeks, .threeWeeks, .fourWeeks]),
        ] as [(ChallengeLevel?, [ChallengeLevel])])
    func open(completed: ChallengeLevel?, open: [ChallengeLevel]) {
        var diary = Diary()
        if let completed { diary.accept(completed, from: "2026-11-02") }
        let today = completed.map { day("2026-11-02").advanced(by: $0.days) } ?? day("2026-11-02")
        let levels = ChallengeLevel.allCases.filter {
            diary.practice.isOpen($0, for: diary.habit, on: today)
        }
        #expect(levels == open)
        let before = ChallengeLevel.allCases.filter {
            diary.practice.isOpen($0, for: diary.habit, on: today.previous)
        }
        #expect(before == [.oneWeek])
    }

    @Test("The next challenge can begin after the days of the existing ones")
    func firstFreeDay() {
        var diary = Diary()
        #expect(diary.practice.firstFreeDay(for: diary.habit, on: day("2026-11-05")) == day("2026-11-05"))
        #expect(diary.practice.firstFreeDay(for: diary.habit, on: day("2026-11-01")) == day("2026-11-02"))
        diary.accept(.oneWeek, from: "2026-11-09")
        #expect(diary.practice.firstFreeDay(for: diary.habit, on: day("2026-11-13")) == day("2026-11-16"))
        #expect(diary.practice.firstFreeDay(for: diary.habit, on: day("2026-11-20")) == day("2026-11-20"))
        #expect(
            diary.practice.firstFreeDay(
                for: diary.habit, on: day("2026-11-13"), but: diary.habit.challenges[0])
                == day("2026-11-13"))
    }

    @Test("A report is unread from completion until it is opened")
    func unread() {
        var diary = Diary()
        let challenge = diary.accept(.oneWeek, from: "2026-11-09")
        let unread = { (today: String) in
            diary.practice.unreadReports(of: diary.habit, on: day(today)).map { $0.id }
        }
        #expect(unread("2026-11-15").isEmpty)
        #expect(unread("2026-11-16") == [challenge])
        diary.record(.reportRead(ReportRead(challenge: challenge, habit: diary.id)))
        #expect(diary.practice.unreadReports(of: diary.habit, on: day("2026-11-16")).isEmpty)
    }
}
