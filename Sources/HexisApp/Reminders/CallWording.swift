import HexisCore

/// What a call says: the words of a notification.
public struct CallText: Hashable, Sendable {
    public let title: String
    public let body: String
}

extension Practice {
    /// `nil` for a call about something that is not there any more. Where the person wants it private, it names
    /// neither a habit nor a plan: a locked screen is read by others, too.
    public func text(of call: Occurrence) -> CallText? {
        let isPrivate = settings.reminderWording == .private
        switch call.kind {
        case .eveningQuestion:
            let open = openHabits(on: call.day).map { $0.name }
            return isPrivate ? CallWording.privateQuestion : CallWording.question(about: open)
        case .reminder(let reminder, let habit):
            guard let habit = self.habit(habit),
                let reminder = reminders(of: habit).first(where: { $0.id == reminder }),
                let plan = plans(of: habit.id).first(where: { $0.id == reminder.plan })
            else { return nil }
            return isPrivate ? CallWording.privateReminder : CallWording.reminder(of: habit, plan)
        }
    }
}

/// The words themselves.
enum CallWording {
    static var privateReminder: CallText { CallText(title: "Hexis", body: "It is time.") }
    static var privateQuestion: CallText { CallText(title: "Hexis", body: "How was your day?") }

    static func reminder(of habit: Habit, _ plan: Plan) -> CallText {
        CallText(title: habit.name, body: PlansWording.sentence(plan))
    }

    /// `Still open: Walk, Read and 3 more.`
    static func question(about open: [String]) -> CallText {
        let named = open.count > 3 ? open.prefix(2) + ["\(open.count - 2) more"] : open
        return CallText(
            title: "How was your day?",
            body: named.isEmpty ? "All is done." : "Still open: \(RemindersWording.list(Array(named))).")
    }
}
