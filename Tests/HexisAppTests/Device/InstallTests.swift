import HexisCore
import Testing

@testable import HexisApp

@Suite("Install prompt")
struct InstallTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let marks: [Mark]
        let moment: InstallMoment

        init(_ description: String, _ marks: [Mark], _ moment: InstallMoment) {
            testDescription = description
            self.marks = marks
            self.moment = moment
        }
    }

    /// A check-in made `hoursAgo` hours before now, which is 09:41 on Saturday.
    struct Mark: Sendable {
        var hoursAgo: Int64
        var about = SamplePractice.today
        var isAnswer = false

        func fact(of habit: Identifier) -> Fact {
            isAnswer
                ? .dayMarked(DayMarked(habit: habit, day: about, mark: .kept))
                : .checkedIn(CheckedIn(habit: habit, day: about, amount: .one))
        }
    }

    @Test(
        "The install prompt comes after records on two different days",
        arguments: [
            Row("nothing was marked", [], .notReturned),
            Row(
                "three times today", [Mark(hoursAgo: 2), Mark(hoursAgo: 1), Mark(hoursAgo: 0)], .notReturned),
            Row(
                "yesterday is filled in today",
                [Mark(hoursAgo: 1), Mark(hoursAgo: 0, about: SamplePractice.today.previous)], .notReturned),
            // 23:41 on Thursday and 01:41 on Friday, with a day that starts at 03:00.
            Row("an evening past midnight", [Mark(hoursAgo: 34), Mark(hoursAgo: 32)], .notReturned),
            // 01:41 and 05:41 on Saturday.
            Row("a night, and the morning after", [Mark(hoursAgo: 8), Mark(hoursAgo: 4)], .fitting),
            Row("on Friday and on Saturday", [Mark(hoursAgo: 24), Mark(hoursAgo: 0)], .fitting),
            Row(
                "a limit was kept, and again", [Mark(hoursAgo: 24, isAnswer: true), Mark(hoursAgo: 0)],
                .fitting),
            Row("long ago, twice", [Mark(hoursAgo: 2400), Mark(hoursAgo: 2000)], .fitting),
        ])
    func moments(row: Row) {
        let practice = practice(row.marks)
        #expect(
            InstallMoment(practice, practice.habits, on: SamplePractice.today, in: keeping) == row.moment)
    }

    @Test("The install prompt comes only on today's page, with a service worker and at least one habit")
    func elsewhere() {
        let practice = practice([Mark(hoursAgo: 24), Mark(hoursAgo: 0)])
        let habits = practice.habits
        let today = SamplePractice.today
        #expect(InstallMoment(practice, habits, on: today.previous, in: keeping) == .otherDay)
        #expect(InstallMoment(practice, [], on: today, in: keeping) == .noHabits)
        let elsewhere = Surroundings(
            moment: keeping.moment, device: keeping.device, random: keeping.random)
        #expect(InstallMoment(practice, habits, on: today, in: elsewhere) == .notKept)
    }

    @Test("The install prompt is hidden on Today, below the habits, with buttons that submit nothing")
    func markup() {
        let page = today(practice([Mark(hoursAgo: 24), Mark(hoursAgo: 0)]))
        #expect(
            page.contains(
                "<aside class=\"panel install\" id=\"install\" aria-labelledby=\"install-title\" hidden>"))
        #expect(page.contains("<ol role=\"list\" data-install=\"steps\">"))
        for (answer, look, text) in [
            ("yes", "button", InstallWording.yes), ("no", "button quiet", InstallWording.no),
        ] {
            #expect(
                page.contains(
                    "<button class=\"\(look)\" type=\"button\" data-install=\"\(answer)\">\(text)</button>"))
        }
        #expect(page.split(separator: "<aside")[0].contains("href=\"/habits/new\""))
        #expect(!today(practice([Mark(hoursAgo: 0)])).contains("id=\"install\""))
    }

    @Test(
        "The theme-color follows the theme",
        arguments: [
            (
                Theme.device,
                [
                    "content=\"#faf7f2\" media=\"(prefers-color-scheme: light)\"",
                    "content=\"#161412\" media=\"(prefers-color-scheme: dark)\"",
                ]
            ),
            (.light, ["content=\"#faf7f2\""]), (.dark, ["content=\"#161412\""]),
        ])
    func themeColours(theme: Theme, colours: [String]) {
        var settings = Settings()
        settings.theme = theme
        let page = Document("Today", in: .today, settings: settings, assets: Assets()).page { _ in }
        let all = colours.map { "<meta name=\"theme-color\" \($0)>" }.joined()
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("\(all)<link"))
        #expect(text.split(separator: "theme-color").count == colours.count + 1)
    }

    private var keeping: Surroundings {
        Surroundings(
            moment: SamplePractice.moment, device: Identifier(high: 0, low: 1),
            random: Identifier(high: 0, low: 2),
            assets: Assets([Assets.serviceWorkerName: "/service-worker.js"]))
    }

    private func practice(_ marks: [Mark]) -> Practice {
        var sample = SamplePractice()
        let habit = sample.habit("Read")
        let entries = marks.enumerated().map { number, mark in
            Entry(
                id: Identifier(high: 3, low: UInt64(number)),
                at: SamplePractice.moment.instant.advanced(byMilliseconds: -mark.hoursAgo * 3_600_000),
                device: Identifier(high: 7, low: 7), fact: mark.fact(of: habit))
        }
        return Practice(sample.entries + entries)
    }

    private func today(_ practice: Practice) -> String {
        let page = TodayPage(
            practice: practice, day: SamplePractice.today, surroundings: keeping, query: Form([])
        ).page()
        return String(decoding: page.bytes, as: UTF8.self)
    }
}
