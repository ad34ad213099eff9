import HexisCore

/// A preset challenge: what to do, how much, and in how many days.
struct PersonalPreset {
    let title: String
    let kind: PersonalChallenge.Kind
    let pace: PersonalChallenge.Pace
    /// In the form's unit: steps, kilometres, minutes, pieces.
    let amount: Int
    let unit: String
    /// `nil` for a challenge without an end.
    let days: Int?

    init(
        _ title: String, _ kind: PersonalChallenge.Kind, _ pace: PersonalChallenge.Pace = .oneDay,
        _ amount: Int = 1, unit: String = "", days: Int? = nil
    ) {
        self.title = title
        self.kind = kind
        self.pace = pace
        self.amount = amount
        self.unit = unit
        self.days = days
    }

    struct Family {
        let name: String
        let presets: [PersonalPreset]
    }

    static var families: [Family] {
        [
            Family(
                name: "Walking",
                presets: [
                    PersonalPreset("Walk 10,000 steps", .steps, .oneDay, 10_000),
                    PersonalPreset("Walk 7,000 steps every day of a week", .steps, .everyDay, 7000, days: 7),
                    PersonalPreset("200,000 steps in a month", .steps, .total, 200_000, days: 30),
                    PersonalPreset("Walk backwards", .done),
                    PersonalPreset("Take a street you never took", .done),
                    PersonalPreset("Climb 20 floors", .count, .oneDay, 20, unit: "floors"),
                ]),
            Family(
                name: "Running and further",
                presets: [
                    PersonalPreset("Run 5 km", .distance, .oneDay, 5),
                    PersonalPreset("Run 10 km", .distance, .oneDay, 10),
                    PersonalPreset("50 km in a month", .distance, .total, 50, days: 30),
                    PersonalPreset("Be active 150 minutes in a week", .minutes, .total, 150, days: 7),
                    PersonalPreset("Swim 20 lengths", .count, .oneDay, 20, unit: "lengths"),
                ]),
            Family(
                name: "Strength and balance",
                presets: [
                    PersonalPreset("100 push-ups in a day", .count, .oneDay, 100, unit: "push-ups"),
                    PersonalPreset(
                        "30 squats every day for two weeks", .count, .everyDay, 30, unit: "squats", days: 14),
                    PersonalPreset("Hold a plank for 2 minutes", .count, .oneDay, 2, unit: "minutes"),
                    PersonalPreset("Put on your socks standing, a week long", .done, .everyDay, days: 7),
                ]),
            Family(
                name: "Mind and calm",
                presets: [
                    PersonalPreset("Read 12 books in a year", .count, .total, 12, unit: "books", days: 365),
                    PersonalPreset(
                        "Sit quietly for 10 minutes, a week long", .count, .everyDay, 10, unit: "minutes",
                        days: 7),
                    PersonalPreset("Learn 50 new words", .count, .total, 50, unit: "words", days: 30),
                    PersonalPreset("Know a poem by heart", .done),
                    PersonalPreset("An evening without a screen", .done),
                ]),
            Family(
                name: "People and home",
                presets: [
                    PersonalPreset("Call 3 old friends", .count, .total, 3, unit: "calls"),
                    PersonalPreset("Cook 5 new dishes", .count, .total, 5, unit: "dishes", days: 30),
                    PersonalPreset("Give away 20 things", .count, .total, 20, unit: "things"),
                    PersonalPreset("Watch the sun rise", .done),
                ]),
        ]
    }

    static var all: [PersonalPreset] { families.flatMap { $0.presets } }
}
