@testable import HexisCore
import Testing

@Suite("What recurs around an urge")
struct CompilationTests {
    private func summary(_ groups: [AnswerGroup]) -> [String] {
        groups.map {
            "\($0.text) \($0.count)\($0.others.isEmpty ? "" : ": \($0.others.joined(separator: ", "))")"
        }
    }

    struct Case: Sendable {
        let places: [String]
        let groups: [String]
    }

    static let cases = [
        // Case, spaces and punctuation are ignored; the most recent spelling is shown.
        Case(places: ["At home", "at  home.", "at home"], groups: ["at home 3"]),
        // "at home" has six letters: one typo is forgiven, two are not.
        Case(
            places: ["at home", "at home", "at hme", "at ome", "a hom"],
            groups: ["at home 4: at hme, at ome", "a hom 1"]),
        // With four letters no typo is forgiven: a bed is not a bad.
        Case(places: ["bed", "bad", "desk", "disk"], groups: ["disk 1", "desk 1", "bad 1", "bed 1"]),
        // From nine letters on, two typos are forgiven.
        Case(
            places: ["in the kitchen", "in the kichen", "in te kichen"],
            groups: ["in te kichen 3: in the kichen, in the kitchen"]),
        // The most frequent first, then the most recent.
        Case(
            places: ["sea", "hill", "hill", "lake", "sea", "wood"],
            groups: ["sea 2", "hill 2", "wood 1", "lake 1"]),
        // An answer may name several things; a repetition within one urge counts once.
        Case(places: ["bus, work", "work; work", "bus"], groups: ["bus 2", "work 2"]),
        Case(places: ["🍫", "🍫!", "☕️", "?", ""], groups: ["🍫! 2", "? 1", "☕️ 1"]),
    ]

    @Test("Nearly equal answers are grouped", arguments: cases)
    func groups(sample: Case) {
        var diary = LoopDiary()
        diary.urges(at: sample.places)
        #expect(summary(diary.loop.compilation[.place]) == sample.groups)
    }

    @Test("Two grouped answers can be kept apart and merged again")
    func keptApart() {
        var diary = LoopDiary()
        diary.urges(at: ["at work", "at work", "at dork"])
        #expect(summary(diary.loop.compilation[.place]) == ["at work 3: at dork"])
        func say(_ bond: AnswerBond, _ one: String, _ other: String) {
            diary.record(
                .answersBound(
                    AnswersBound(
                        loop: diary.id, question: .place, one: answer(one), other: answer(other), bond: bond))
            )
        }
        say(.apart, "at work", "at dork")
        #expect(summary(diary.loop.compilation[.place]) == ["at work 2", "at dork 1"])
        #expect(diary.loop.compilation.apart.map { $0.other.text } == ["at dork"])
        say(.together, "At dork!", "at work")
        #expect(summary(diary.loop.compilation[.place]) == ["at work 3: at dork"])
        #expect(diary.loop.compilation.apart.isEmpty)
    }

    @Test("The same answers are grouped alike, whatever their order")
    func orderNeverMatters() {
        var dice = Dice.thrown()
        for _ in 0..<300 {
            var words = (0..<dice.number(0...12)).map { _ in
                String(String.UnicodeScalarView(dice.word().compactMap { Unicode.Scalar($0) }))
            }
            let expected = partition(words)
            words.shuffle(using: &dice)
            #expect(partition(words) == expected, "\(words)")
        }
    }

    private func partition(_ words: [String]) -> Set<Set<String>> {
        var diary = LoopDiary()
        diary.urges(at: words)
        return Set(diary.loop.compilation[.place].map { Set([$0.text] + $0.others) })
    }

    @Test("Answers that occur together are found by a rule that can be checked by hand")
    func recurrence() {
        var diary = LoopDiary()
        // Place, feeling, thought, company, before.
        diary.urge("2026-11-02", nil, "home", "tired", "", "", "dinner")
        diary.urge("2026-11-03", nil, "home", "bored", "", "Anna", "dinner")
        diary.urge("2026-11-04", nil, "Home", "", "", "", "dinner")
        diary.urge("2026-11-05", nil, "work", "tired", "", "", "a call")
        diary.urge("2026-11-06", nil, "home", "", "", "Anna", "Dinner!")
        diary.urge("2026-11-07", nil, "work")
        diary.urge("2026-11-08", nil, "home", "", "", "", "dinner")
        let recurring = diary.loop.compilation.recurring
        #expect(recurring.map { $0.answers.map { $0.text } } == [["home", "dinner"]])
        #expect(recurring.map { "\($0.count) of \($0.total)" } == ["5 of 7"])
    }

    @Test("A recurring triple is found, and its pairs that never occur without it are left out")
    func triple() {
        var diary = LoopDiary()
        for date in ["2026-11-02", "2026-11-03", "2026-11-04"] { diary.urge(date, "22:10", "sofa", "bored") }
        diary.urge("2026-11-05", "09:00", "sofa", "bored")
        diary.urge("2026-11-06", "10:30")
        let recurring = diary.loop.compilation.recurring
        // Sofa and bored came 4 times; with the time, 3. Each pair with the time always came with the third.
        #expect(recurring.map { $0.count } == [4, 3])
        #expect(recurring.map { $0.answers.count } == [2, 2])
        #expect(recurring.map { $0.time != nil } == [false, true])
    }

    @Test(
        "Fewer than three co-occurrences, or less than half, count as chance",
        arguments: [(2, 2), (3, 7), (4, 9)])
    func chance(together: Int, total: Int) {
        var diary = LoopDiary()
        for number in 0..<total {
            let date = day("2026-10-01").advanced(by: number).description
            if number < together { diary.urge(date, nil, "home", "tired") } else { diary.urge(date, nil) }
        }
        #expect(diary.loop.compilation.recurring.isEmpty)
    }

    @Test(
        "The two-hour span with the most urges is found",
        arguments: [
            (["15:30", "15:40", "15:50"], "14:30–16:30"),
            (["23:30", "00:15", "00:45", "12:00"], "23:00–01:00"),
            (["15:00", "16:59", "15:10"], "15:00–17:00"), (["15:00", "15:01"], nil),
            (["01:00", "05:00", "09:00", "13:00", "13:10", "13:20", "21:00"], nil),
        ])
    func usualTime(times: [String], expected: String?) {
        var diary = LoopDiary()
        for (number, time) in times.enumerated() {
            diary.urge(day("2026-11-02").advanced(by: number).description, time)
        }
        #expect(diary.loop.compilation.usualTime.map { "\($0.from)–\($0.until)" } == expected)
    }

    @Test("Urges are counted by hour and by day")
    func counts() {
        var diary = LoopDiary()
        for time in ["15:00", "15:59", "00:00", nil] { diary.urge("2026-11-03", time) }
        diary.urge("2026-11-05", "23:59")
        let hours = diary.loop.compilation.hours
        #expect(hours[15] == 2 && hours[0] == 1 && hours[23] == 1 && hours.reduce(0, +) == 4)
        #expect(diary.loop.urgeCount(on: day("2026-11-03")) == 4)
        #expect(diary.loop.urgeCount(on: day("2026-11-04")) == 0)
    }

    @Test("Only the latest four hundred urges count, even if long answers all differ")
    func bounded() {
        var diary = LoopDiary()
        for number in 0..<450 {
            let text = number < 350 ? "home" : String(repeating: "x", count: 190) + "\(number * 7919)"
            diary.urge(day("2025-01-01").advanced(by: number).description, "10:00", text)
        }
        let compilation = diary.loop.compilation
        #expect(compilation.urges.count == Compilation.most)
        #expect(compilation.urges.first?.day == day("2025-01-01").advanced(by: 50))
    }
}
