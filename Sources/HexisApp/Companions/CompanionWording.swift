import HexisCore

/// User-facing text about pursuing a goal together.
enum CompanionWording {
    static var title: String { "Companions" }
    static var lead: String {
        "Pursue a goal together with a friend or your family. Each of you chooses what the other sees; nothing else is ever shown."
    }
    static var none: String {
        "No one is with you so far. Open a goal, or a challenge of a habit, and invite somebody, or enter a code that you were given."
    }
    static var sectionText: String {
        "A friend or somebody of your family can take part, too. Each of you chooses what the other sees."
    }
    static func together(_ challenge: PersonalChallenge, _ standing: PersonalStanding) -> String {
        "Together: \(PersonalWording.progress(challenge, standing))"
    }
    static func doneToday(by names: [String]) -> String {
        "Done today by \(MedicineWording.list(names))"
    }
    static var invite: String { "Invite somebody" }
    static var enterCode: String { "Enter a code" }
    static var past: String { "Earlier" }

    static func joined(_ name: String, _ goal: String) -> String { "\(name) joined “\(goal)”" }
    static func joinedText(_ name: String) -> String {
        "\(name) used your code. They see nothing until you choose what."
    }
    static var choose: String { "Choose what they see" }
    static func sees(_ name: String) -> String { "What \(name) sees of you" }
    static func shows(_ name: String) -> String { "What \(name) shows you" }
    static func name(of level: CompanionLevel) -> String {
        switch level {
        case .finish: "Only the finish"
        case .days: "The days"
        case .amounts: "The amounts"
        }
    }
    static func line(of level: CompanionLevel) -> String {
        switch level {
        case .finish: "That you finished, once you do"
        case .days: "Also, on which days you did something"
        case .amounts: "Also, how much you have done"
        }
    }
    static var show: String { "Show this" }
    static var decline: String { "No, show nothing" }
    static var leave: String { "Leave" }
    static func leaveText(_ name: String) -> String {
        "If you leave, \(name) sees nothing more of yours, at once, or without a connection, as soon as the server hears of it. Your goal or challenge stays. To pursue one together again, you need a new code. If you block them, you leave, too, and neither of you can use the other’s codes."
    }
    static var left: String { "You left. Your goal or challenge stays." }
    static var block: String { "Block" }
    static func block(_ name: String) -> String { "Block \(name)" }
    static func blocked(_ name: String) -> String {
        "You blocked \(name). Neither of you can use the other’s codes."
    }
    static var unblock: String { "Unblock" }
    static func mute(_ name: String) -> String { "Nothing of \(name) on Today" }

    static var notify: String { "Notify me of cheers" }
    static var rank: String { "Show who is ahead" }
    static var rankText: String { "Only once all of you want it and show the amounts." }
    /// `1. Anna`
    static func placed(_ name: String, _ place: Int?) -> String { place.map { "\($0). \(name)" } ?? name }
    static var you: String { "You" }

    static func line(_ companion: Companion, seenFrom now: Moment) -> String {
        switch companion.state {
        case .waiting: "Waits for you to choose what they see"
        case .active:
            companion.progress.map { progress($0.shown, seenFrom: now.today) }
                ?? "Shows nothing at the moment"
        case .left(.person, let instant): "You left on \(day(instant, now))"
        case .left(.companion, let instant): "Left on \(day(instant, now))"
        }
    }

    private static func day(_ instant: Instant, _ now: Moment) -> String {
        DateWording.short(
            Moment(instant: instant, offset: now.offset, dayStart: now.dayStart).today, seenFrom: now.today)
    }

    /// `3 of 12 books · done today · 5 of 7 days`
    private static func progress(_ shown: CompanionProgressed, seenFrom today: Day) -> String {
        var parts: [String] = []
        if let amounts = shown.amounts, let challenge = amounts.challenge(from: shown.day) {
            parts.append(
                PersonalWording.progress(challenge, amounts.standing(completed: shown.completed)))
        }
        return (parts + days(shown, seenFrom: today)).joined(separator: " · ")
    }

    private static func days(_ shown: CompanionProgressed, seenFrom today: Day) -> [String] {
        if let completed = shown.completed {
            return ["Finished on \(DateWording.short(completed, seenFrom: today))"]
        }
        guard let isDone = shown.isDone(daysAgo: 0) else { return ["Has not finished yet"] }
        let count = (0..<7).count { shown.isDone(daysAgo: $0) ?? false }
        let week = "\(count) of the last 7 days"
        return shown.day == today ? [isDone ? "Done today" : "Not done today", week] : [week]
    }

    /// `As of today at 18:02`
    static func asOf(_ instant: Instant, seenFrom now: Moment, by clock: ClockFormat) -> String {
        "As of \(DateWording.dayAndTime(instant, seenFrom: now, by: clock))"
    }
}
