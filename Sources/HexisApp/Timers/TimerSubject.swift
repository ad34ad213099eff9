import HexisCore

/// The subject of a timer: a challenge or a habit counted in minutes.
enum TimerSubject {
    case challenge(PersonalChallenge)
    case habit(Habit)

    /// `nil` for a subject that does not exist or is not counted in minutes.
    init?(_ id: Identifier, in practice: Practice, on today: Day) {
        if let challenge = practice.personalChallenge(id) {
            self = .challenge(challenge)
        } else if let habit = practice.habit(id) {
            self = .habit(habit)
        } else {
            return nil
        }
        guard takesMinutes(on: today) else { return nil }
    }

    func takesMinutes(on today: Day) -> Bool {
        switch self {
        case .challenge(let challenge):
            challenge.kind == .minutes || challenge.kind == .count && isMinutes(challenge.unit)
        case .habit(let habit): habit.dailyGoal(on: today).map { isMinutes($0.unit) } ?? false
        }
    }

    var id: Identifier {
        switch self {
        case .challenge(let challenge): challenge.id
        case .habit(let habit): habit.id
        }
    }

    var name: String {
        switch self {
        case .challenge(let challenge): challenge.title.text
        case .habit(let habit): habit.name
        }
    }

    var address: String {
        switch self {
        case .challenge(let challenge): "/personal-challenges/\(challenge.id)"
        case .habit(let habit): "/habits/\(habit.id)"
        }
    }

    /// The fact for a timer that ran that many seconds, on the day it was started. If devices measure minutes too,
    /// the fact is a measurement, so that the time counts once.
    func fact(_ timer: Timer, _ seconds: Int64, on day: Day) -> Fact? {
        let minutes = TimerSubject.minutes(seconds)
        guard minutes > .zero else { return nil }
        switch self {
        case .challenge(let challenge) where challenge.kind == .count:
            return .personalChallengeCounted(
                PersonalChallengeCounted(challenge: challenge.id, day: day, amount: minutes))
        case .habit(let habit) where habit.signal(on: day) != .minutes:
            return .checkedIn(CheckedIn(habit: habit.id, day: day, amount: minutes))
        default: return TimerSubject.measurement(timer, minutes, seconds, on: day)
        }
    }

    private static func measurement(
        _ timer: Timer, _ minutes: Amount, _ seconds: Int64, on day: Day
    ) -> Fact? {
        Measured(
            measurement: timer.id, signal: .minutes, amount: minutes.thousandths, day: day,
            start: timer.started.milliseconds / 1000, seconds: seconds
        ).map { .measured($0) }
    }

    /// Rounds to the nearest tenth: 90 seconds are 1.5.
    static func minutes(_ seconds: Int64) -> Amount { Amount(clamping: (seconds * 10 + 30) / 60 * 100) }
}

/// Whether the unit begins like `min`, `Minuten` or `minutes`.
private func isMinutes(_ unit: Line?) -> Bool {
    guard let unit else { return false }
    return unit.text.bytes.prefix(3).map { $0 | 32 } == "min".bytes
}
