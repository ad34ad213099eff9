import HexisCore

/// The weekly feedback: a warm word for each of the five grades, and a tip for what happened.
enum WeekWording {
    static var title: String { "Weeks" }
    static var lead: String { "A word for every week that has ended, the latest first." }
    static var lastWeek: String { "Your last week" }
    static var call: String { "As a notification" }
    static var callOn: String {
        "On the morning after each week, its word comes as a notification, too, whatever the week was like."
    }
    static var callOff: String { "A week’s word stands here and on Today, and does not call." }
    static var callEnd: String { "Do not notify me of weeks" }
    static var callBegin: String { "Notify me of each week" }
    static var all: String { "All weeks" }
    static var none: String { "When your first week has ended, a word about it will stand here." }
    static func taken(_ rate: Rate) -> String {
        "Everything taken on \(rate.done) of \(CommonWording.days(rate.relevant))."
    }

    static func line(_ rate: Rate) -> String {
        "Last week: all taken on \(rate.done) of \(CommonWording.days(rate.relevant))"
    }

    /// The wording changes from week to week and is the same whenever the week is read again.
    static func feedback(_ grade: WeekGrade, _ week: MedicineWeek, name: String?) -> String {
        let words = feedback(grade)
        let text = words[Int(week.first.number + 100_000) / 7 % words.count]
        return name.map { "\($0), \(text)" } ?? capitalized(text)
    }

    private static func feedback(_ grade: WeekGrade) -> [String] {
        switch grade {
        case .all:
            [
                "every dose, every day: a whole week. That is how a habit looks.",
                "you kept the whole week. Your body can rely on you.",
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
                "it was not an easy week, and still you took it some of the time.",
                "a day that is kept is a beginning. This week can have more of them.",
                "some weeks are hard. You came back to it, and that counts.",
            ]
        case .none:
            [
                "last week is over, and a new one is here. One dose is all it takes to begin.",
                "good that you are here. Today is a fine day to begin again.",
                "weeks like that happen. If something is in the way, your doctor or pharmacist can help.",
            ]
        }
    }

    static func tip(_ grade: WeekGrade, _ cause: MedicineWeek.Cause) -> String {
        if grade == .all { return "Tip: keep it where you see it at the same moment of every day." }
        return switch cause {
        case .firstWeek:
            "Tip: the first week is for finding your moment. Put the box beside something you do anyway, such as your toothbrush."
        case .weekend:
            "Tip: the weekend has another rhythm. A small box for the week, packed on Friday, can help."
        case .evenings:
            "Tip: it was mostly the evening. Could the box stand where you sit in the evening, or by your bed?"
        case .other:
            "Tip: choose one thing that happens every day, such as breakfast, and let it be your sign."
        }
    }

    /// With a large first letter; the texts above begin with Latin ones.
    private static func capitalized(_ text: String) -> String {
        var bytes = text.bytes
        if let first = bytes.first, first >= UInt8(ascii: "a") { bytes[0] = first - 32 }
        return String(decoding: bytes, as: UTF8.self)
    }
}
