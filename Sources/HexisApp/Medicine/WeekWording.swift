import HexisCore

/// The weekly feedback: a warm message for each of the five grades, and a tip that fits what happened.
enum WeekWording {
    static var title: String { "Weeks" }
    static var row: String { "How each week went" }
    static var lead: String { "A summary of each week, the latest first." }
    static var lastWeek: String { "Your last week" }
    static var call: String { "As a notification" }
    static var callOn: String {
        "On the morning after each week, its word comes as a notification, too, whatever the week was like."
    }
    static var callOff: String { "Weekly summaries appear here and on Today, without a notification." }
    static var callEnd: String { "Turn off weekly notifications" }
    static var callBegin: String { "Notify me of each week" }
    static var all: String { "All weeks" }
    static var none: String { "When your first week has ended, its summary will appear here." }
    static func taken(_ rate: Rate) -> String {
        "Everything taken on \(rate.done) of \(CommonWording.days(rate.relevant))."
    }

    static func line(_ rate: Rate) -> String {
        "Last week: all taken on \(rate.done) of \(CommonWording.days(rate.relevant))"
    }

    /// The message varies from week to week but stays the same for a given week.
    static func feedback(_ grade: WeekGrade, _ week: MedicineWeek, name: String?) -> String {
        let words = feedback(grade)
        let text = words[Int(week.first.number + 100_000) / 7 % words.count]
        return name.map { "\($0), \(text)" } ?? CommonWording.capitalized(text)
    }

    private static func feedback(_ grade: WeekGrade) -> [String] {
        switch grade {
        case .all:
            [
                "every dose, every day: a whole week. That is how a habit looks.",
                "you kept the whole week. Well done.",
                "a full week. Nothing was left out, well done.",
            ]
        case .most:
            [
                "nearly the whole week. That is very good.",
                "almost every day. You are close to a full week.",
                "a strong week, with very little missing.",
            ]
        case .some:
            [
                "about half of the week is there. That is something to build on.",
                "some days went well. What was different on them?",
                "you are on the way: some days are kept, and more can follow.",
            ]
        case .few:
            [
                "it wasn’t an easy week, and still you took it some of the time. \(gap)",
                "some weeks are hard, and you marked what you could. \(gap)",
            ]
        case .none:
            ["last week has no doses marked. If you took them, just mark from today. \(gap)"]
        }
    }

    /// Some medicines must be built up again after a gap, so no week invites anyone to start again.
    private static var gap: String {
        "If you stopped or missed several days, ask your doctor or pharmacist before you start again."
    }

    static func tip(_ grade: WeekGrade, _ cause: MedicineWeek.Cause) -> String {
        switch grade {
        case .all: "Tip: the same moment every day makes it easier."
        case .none:
            "Tip: if something is in the way, such as side effects, your doctor or pharmacist can help."
        case .most, .some, .few: tip(cause)
        }
    }

    private static func tip(_ cause: MedicineWeek.Cause) -> String {
        switch cause {
        case .firstWeek:
            "Tip: link it to something you always do, such as breakfast. Keep medicines dry, cool and out of children’s reach: not in the bathroom."
        case .weekend:
            "Tip: the weekend has another rhythm. If a pill box would help, ask your pharmacist whether yours may leave its packaging."
        case .evenings:
            "Tip: it was mostly the evening. Link it to something you do every evening, such as dinner."
        case .other:
            "Tip: choose one thing that happens every day, such as breakfast, and let it be your sign."
        }
    }
}
