import HexisCore

/// One habit of the demonstration, and how the sample person keeps it.
struct DemonstrationHabit {
    let name: String
    let symbol: HabitSymbol
    let colour: HabitColour
    var group = ""
    var goal: DailyGoal?
    let rhythm: Rhythm
    var begunAgo = 182
    /// 0 for an active habit.
    var archivedAgo = 0
    /// The hour at which it is usually done.
    let hour: Int
    /// How often it was kept at first and lately, in days per thousand.
    let kept: (first: Int, lately: Int)
    /// The possible check-ins of a kept day: one of these lists of amounts.
    var servings: [[Int64]] = [[1000]]
    let notes: [String]
    /// The cue, and the response to it.
    var plan: (cue: String, response: String)?
    /// The time of its reminder, which belongs to the plan if there is one.
    var reminder: String?
    var challenges: [(level: ChallengeLevel, begunAgo: Int)] = []
    /// The sums of the four answers, every two weeks up to a week ago, latest last.
    var automaticity: [Int] = []

    enum Rhythm {
        case weekdays(Weekdays)
        case timesAWeek(Int)
        case everyDays(Int)
    }

    func schedule(from start: Day) -> Schedule {
        switch rhythm {
        case .weekdays(let days): .weekdays(days)
        case .timesAWeek(let times): TimesAWeek(times).map { .timesAWeek($0) } ?? .daily
        case .everyDays(let days): DayInterval(days, from: start).map { .everyDays($0) } ?? .daily
        }
    }

    /// Whether it is due on that day, `ago` days back, according to its rhythm.
    func isDue(_ day: Day, ago: Int) -> Bool {
        switch rhythm {
        case .weekdays(let days): days.contains(day.weekday)
        case .timesAWeek: [.monday, .wednesday, .saturday].contains(day.weekday)
        case .everyDays(let interval): (begunAgo - ago) % interval == 0
        }
    }

    /// Grows over the weeks, as habits do.
    func permille(_ ago: Int) -> Int {
        let gone = begunAgo - ago
        return kept.first + (kept.lately - kept.first) * gone / max(1, begunAgo - archivedAgo)
    }

    func amounts(_ chance: inout Chance) -> [Amount] {
        servings[chance.number(below: servings.count)].map { Amount(clamping: $0) }
    }
}

extension DemonstrationHabit {
    static var all: [DemonstrationHabit] {
        [
            DemonstrationHabit(
                name: "Drink water", symbol: .drop, colour: .sky, group: "Through the day",
                goal: DailyGoal(.atLeast, Amount(clamping: 8000), unit: Line("glasses")),
                rhythm: .weekdays(.every), hour: 6, kept: (820, 970),
                servings: [[2000, 3000, 3000], [3000, 3000, 2000], [2000, 2000, 1000], [4000, 4000]],
                notes: ["A bottle on the desk helps.", "Hot day."],
                plan: ("pour my coffee", "fill the bottle"),
                automaticity: [6, 10, 13, 16, 18, 19, 20, 21, 21, 22, 22, 23, 22]),
            DemonstrationHabit(
                name: "Read two pages", symbol: .book, colour: .indigo, group: "Evening",
                rhythm: .weekdays(.workdays), hour: 19, kept: (550, 880),
                notes: ["Could not stop: a whole chapter.", "Tired, but two pages are two pages."],
                plan: ("get into bed", "read two pages"), reminder: "21:30",
                challenges: [(.oneWeek, 100), (.twoWeeks, 90), (.fourWeeks, 40)],
                automaticity: [5, 7, 10, 11, 13, 14, 14, 16]),
            DemonstrationHabit(
                name: "Walk in the park", symbol: .walk, colour: .moss, group: "Afternoon",
                rhythm: .timesAWeek(3), hour: 15, kept: (600, 850),
                notes: ["The first snow.", "With Alex and the dog.", "Rain, and it was lovely."],
                plan: ("pass the park gate", "walk once around the lake"),
                automaticity: [8, 10]),
            DemonstrationHabit(
                name: "Stretch", symbol: .stretch, colour: .rose, group: "Morning", rhythm: .everyDays(2),
                hour: 6,
                kept: (450, 800), notes: ["The back says thank you."], automaticity: [7]),
            DemonstrationHabit(
                name: "Coffee", symbol: .cup, colour: .amber, group: "Through the day",
                goal: DailyGoal(.atMost, Amount(clamping: 2000), unit: Line("cups")),
                rhythm: .weekdays(.every),
                begunAgo: 120, hour: 7, kept: (930, 960),
                servings: [[1000], [1000, 1000], [1000, 1000], [1000, 1000, 1000]],
                notes: ["The third one was decaf. Mostly."], automaticity: [9]),
            DemonstrationHabit(
                name: "Write one line", symbol: .pen, colour: .coral, group: "Evening",
                rhythm: .weekdays(.every),
                begunAgo: 41, hour: 20, kept: (700, 920), notes: ["A good day, in one line."],
                plan: ("brush my teeth", "write one line"), reminder: "22:00",
                challenges: [(.oneWeek, 30), (.twoWeeks, 9)], automaticity: [5, 8, 11]),
            DemonstrationHabit(
                name: "Meditate", symbol: .lotus, colour: .plum, group: "Morning", rhythm: .weekdays(.every),
                begunAgo: 64, hour: 6, kept: (600, 880), notes: ["Only two minutes, and they were good."],
                plan: ("switch off the alarm", "sit quietly for five minutes"), reminder: "06:40",
                automaticity: [6, 8, 11]),
            DemonstrationHabit(
                name: "Learn ten words", symbol: .star, colour: .amber, group: "Afternoon",
                rhythm: .weekdays(.every), begunAgo: 27, hour: 13, kept: (750, 850),
                notes: ["Italian for “rain”: pioggia."], reminder: "13:30"),
            DemonstrationHabit(
                name: "Tidy the desk", symbol: .home, colour: .teal, group: "Afternoon",
                rhythm: .weekdays(.workdays), begunAgo: 90, hour: 16, kept: (500, 820),
                notes: ["Found the good pen."], plan: ("switch off the computer", "clear the desk")),
            DemonstrationHabit(
                name: "Call the family", symbol: .people, colour: .rose, group: "Evening",
                rhythm: .weekdays(.weekend), hour: 17, kept: (650, 850), notes: ["A whole hour."]),
            DemonstrationHabit(
                name: "Lights out at ten", symbol: .moon, colour: .indigo, group: "Evening",
                rhythm: .weekdays(.every), begunAgo: 56, hour: 21, kept: (600, 850),
                notes: ["The book was too good."]),
            DemonstrationHabit(
                name: "Practise the ukulele", symbol: .music, colour: .plum, group: "Evening",
                rhythm: .timesAWeek(3), archivedAgo: 75, hour: 18, kept: (800, 300),
                notes: ["The neighbours are patient."]),
        ]
    }
}
