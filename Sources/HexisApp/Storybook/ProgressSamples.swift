import HexisCore

extension Storybook {
    static var progress: [Sample] { overviews + habits + years + charts }

    private static var overviews: [Sample] {
        let (year, long) = (SamplePractice.year.practice, SamplePractice.longNames.practice)
        return [
            Sample(name: "progress, none", practice: Practice(), request: Request(.get, "/progress")),
            Sample(
                name: "progress, one habit", practice: SamplePractice.fresh.practice,
                request: Request(.get, "/progress")),
            Sample(name: "progress, many habits", practice: year, request: Request(.get, "/progress")),
            Sample(
                name: "progress, an earlier week and month", practice: year,
                request: Request(.get, "/progress", query: "week=2026-09-30&month=2026-09")),
            Sample(
                name: "progress, wrong week", practice: year,
                request: Request(.get, "/progress", query: "week=soon&month=1900-01")),
            Sample(name: "progress, long words", practice: long, request: Request(.get, "/progress")),
        ]
    }

    private static var habits: [Sample] {
        let year = SamplePractice.year.practice
        return [
            habit("no days", SamplePractice.fresh.practice, "Write one line"),
            habit("first days", SamplePractice.fresh.practice, "Walk"),
            habit("amounts", year, "Drink water"), habit("workdays", year, "Read two pages"),
            habit("times a week", year, "Walk in the park"), habit("archived", year, "Practise the ukulele"),
            habit("long words", SamplePractice.longNames.practice, nil),
        ]
    }

    private static var years: [Sample] {
        let long = SamplePractice.longNames.practice
        return [
            year("nothing done", SamplePractice.unbegun.practice),
            year("first days", SamplePractice.fresh.practice),
            year("many habits", SamplePractice.year.practice), year("long words", long),
            year("the one before", long, query: "year=2025"),
        ]
    }

    private static func year(_ name: String, _ practice: Practice, query: String = "") -> Sample {
        Sample(
            name: "your year, \(name)", practice: practice,
            request: Request(.get, "/progress/year", query: query))
    }

    private static func habit(_ name: String, _ practice: Practice, _ habit: String?) -> Sample {
        let found = practice.habits.first { habit == nil || $0.name == habit ?? "" }
        return Sample(
            name: "progress of a habit, \(name)", practice: practice,
            request: Request(.get, "/progress/\(found?.id.description ?? "")"))
    }

    private static var charts: [Sample] {
        let week: [Int?] = [1000, 750, nil, 0, 333, 999, 1]
        let month: [Int?] = (0..<28).map { $0 % 9 == 4 ? nil : $0 * 37 % 11 * 100 }
        return [
            chart("none", []), chart("one bar", [640]), chart("a week of bars", week),
            chart("four weeks of bars", month),
        ]
    }

    private static func chart(_ name: String, _ permilles: [Int?]) -> Sample {
        Sample("chart, \(name)") { surroundings in
            Document("Chart", in: .habits, assets: surroundings.assets).page { html in
                html("h1", text: "Chart")
                html("section", .class("panel"), Attribute("data-colour", HabitColour.plum.name)) { html in
                    html(
                        BarChart(gist: "Made-up shares, one bar a day", count: permilles.count) { place in
                            BarChart.Bar(
                                permilles.count < 13 || place % 7 == 0 ? "\(place + 1)" : "",
                                permille: permilles[place])
                        })
                }
            }.bytes
        }
    }
}

extension SamplePractice {
    /// The demonstration's half a year, up to the day of the samples.
    fileprivate static var year: SamplePractice {
        SamplePractice(Demonstration.entries(until: moment, device: Identifier(high: 7, low: 7)))
    }

    fileprivate static var unbegun: SamplePractice {
        var sample = SamplePractice()
        sample.habit("Write one line", .pen, .coral, begun: 0)
        return sample
    }

    /// A habit without any days, and one with a few.
    fileprivate static var fresh: SamplePractice {
        var sample = SamplePractice()
        sample.habit("Write one line", .pen, .coral, begun: 0)
        let walk = sample.habit("Walk", .walk, .moss, begun: 5)
        for day in [1, 2, 5] { sample.checkIn(walk, daysAgo: day) }
        return sample
    }

    fileprivate static var longNames: SamplePractice {
        var sample = SamplePractice()
        let habit = sample.habit(
            "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren und sorgfältig einordnen",
            .brush, .plum, begun: 300,
            goal: DailyGoal(
                .atLeast, Amount(clamping: 12_500_000), unit: Line("Kapitänsmützenabzeichenpolierdurchgänge"))
        )
        for day in 0..<250 where day % 4 != 1 {
            sample.checkIn(habit, Amount(clamping: Int64(day % 3 + 1) * 6_250_125), daysAgo: day)
        }
        return sample
    }
}
