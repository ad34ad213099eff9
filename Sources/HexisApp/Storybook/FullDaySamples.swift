import HexisCore

extension Storybook {
    /// Today when things pile up, at five past one.
    static var fullDay: [Sample] {
        let practice = SamplePractice.fullDay.practice
        return [
            Sample(
                name: "today, a habit and a goal", practice: SamplePractice.habitAndGoal.practice,
                request: Request(.get, "/today")),
            Sample("today, a full day") { surroundings in
                let noon = Surroundings(
                    moment: SamplePractice.afterLunch, device: surroundings.device,
                    random: surroundings.random, zones: surroundings.zones, assets: surroundings.assets,
                    userName: surroundings.userName)
                guard
                    case .page(let bytes) = respond(to: Request(.get, "/today"), with: practice, in: noon)
                        .content
                else { return [] }
                return bytes
            },
        ] + arranging(practice)
    }

    /// The menus of a card, of a row and of a group.
    private static func arranging(_ practice: Practice) -> [Sample] {
        let meditate = practice.habits[1].id
        return [
            Sample(
                name: "menu of a card", practice: practice,
                request: Request(.get, "/habits/\(meditate)/days/2026-11-21/menu")),
            Sample(
                name: "search", practice: practice, request: Request(.get, "/search", query: "text=e+m")),
            Sample(
                name: "search, nothing found", practice: practice,
                request: Request(.get, "/search", query: "text=elephant")),
            Sample(name: "habits, in groups", practice: practice, request: Request(.get, "/habits")),
            Sample(
                name: "habit to move", practice: practice,
                request: Request(.get, "/habits/\(meditate)/arrange")
            ),
            Sample(
                name: "habit to move, wrong", practice: practice,
                request: Request(.post, "/habits/\(meditate)/move", body: "new-group=")),
            Sample(
                name: "group", practice: practice,
                request: Request(.get, "/habits/groups", query: "group=Afternoon")),
            Sample(
                name: "group, wrong", practice: practice,
                request: Request(.post, "/habits/groups", body: "group=Afternoon&name=")),
        ]
    }
}

extension SamplePractice {
    /// 13:05 UTC on the day of all samples.
    static let afterLunch = Moment(instant: moment.instant.advanced(byMilliseconds: 12_240_000))

    /// Few rows, of two kinds.
    static var habitAndGoal: SamplePractice {
        var sample = SamplePractice()
        sample.habit("Read two pages", .book, .indigo)
        sample.challenge("Swim", .minutes, .total, 300, from: 10, days: 60)
        return sample
    }

    /// Nine doses, fifteen habits in groups, and four goals.
    static var fullDay: SamplePractice {
        var sample = SamplePractice()
        for name in ["Ramipril", "Metformin", "Levothyroxine"] {
            let medicine = sample.medicine(name, "1 tablet", daily("08:00", "13:00", "20:00"), begun: 20)
            for ago in 0...20 {
                sample.take(medicine, "08:00", late: 2, daysAgo: ago)
                guard ago > 0 else { continue }
                sample.take(medicine, "13:00", late: 4, daysAgo: ago)
                sample.take(medicine, "20:00", late: 1, daysAgo: ago)
            }
        }
        let habits: [(name: String, symbol: HabitSymbol, colour: HabitColour, group: String?, isDone: Bool)] =
            [
                ("Stretch", .stretch, .rose, "Morning", true), ("Meditate", .lotus, .plum, "Morning", true),
                ("Drink water", .drop, .sky, "Morning", true),
                ("Write a line", .pen, .indigo, "Morning", false),
                ("Walk at lunch", .walk, .moss, "Afternoon", true),
                ("Eat fruit", .apple, .amber, "Afternoon", false),
                ("Tidy the desk", .home, .teal, "Afternoon", false),
                ("Breathe for a minute", .leaf, .sky, "Afternoon", false),
                ("Read two pages", .book, .indigo, "Evening", false),
                ("Call the family", .people, .plum, "Evening", false),
                ("Plan tomorrow", .pen, .teal, "Evening", false),
                ("Lights out at ten", .moon, .indigo, "Evening", false),
                ("Practise the piano", .music, .rose, nil, false),
                ("Take the stairs", .walk, .moss, nil, true),
                ("Learn ten words", .book, .amber, nil, false),
            ]
        for (place, one) in habits.enumerated() {
            let habit = sample.habit(one.name, one.symbol, one.colour, group: one.group)
            for ago in 1...12 where (ago + place) % 5 != 0 { sample.checkIn(habit, daysAgo: ago) }
            if one.isDone { sample.checkIn(habit, daysAgo: 0) }
        }
        sample.challenge("Walk 10,000 steps", .steps, .oneDay, 10_000, from: 2, days: 7)
        let books = sample.challenge("Read 12 books", .count, .total, 12, unit: "books", from: 60)
        sample.record(
            .personalChallengeCounted(
                PersonalChallengeCounted(challenge: books, day: today, amount: Amount(clamping: 4000))))
        sample.challenge("Swim", .minutes, .total, 300, from: 10, days: 60)
        sample.challenge("Watch the sun rise", .done, .oneDay, 1, from: 3)
        return sample
    }

    /// A full day of a person whose clock has twelve hours.
    static var twelveHours: SamplePractice {
        var sample = fullDay
        sample.record(.preferenceChosen(PreferenceChosen(preference: .twelveHourClock, isOn: true)))
        return sample
    }
}
