public import HexisCore

/// The failed sign-ins to the account per day, and what to do about them.
struct FailedSignInsSection: View {
    let attempts: [FailedAttempts]
    let moment: Moment

    func write(to html: inout HTML) {
        guard !attempts.isEmpty else { return }
        html("h3", text: AccountsWording.failedSignIns)
        html("ul") { html in
            for (day, count) in days {
                let when = AccountsWording.when(day, seenFrom: moment.date)
                html("li", text: AccountsWording.failedSignIns(count, when))
            }
        }
        html("p", .class("hint"), text: AccountsWording.failedSignInsText)
    }

    /// Latest first, like the attempts.
    private var days: [(day: Day, count: Int)] {
        var days: [(day: Day, count: Int)] = []
        for attempt in attempts {
            let day = Moment(instant: attempt.time, offset: moment.offset, dayStart: .midnight).date
            if let last = days.last, last.day == day {
                days[days.count - 1].count += attempt.count
            } else {
                days.append((day, attempt.count))
            }
        }
        return days
    }
}

/// A number of failed sign-ins within a short time.
public struct FailedAttempts: Sendable {
    let time: Instant
    let count: Int

    public init(time: Instant, count: Int) {
        self.time = time
        self.count = count
    }
}
