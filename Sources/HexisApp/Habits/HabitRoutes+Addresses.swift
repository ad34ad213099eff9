import HexisCore

extension HabitRoutes {
    /// Answers requests below `/habits`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? list() : add() }
        if path.count == 1, let reply = replyForAll(first) { return reply }
        guard let habit = Identifier(first).flatMap({ practice.habit($0) }) else { return nil }
        if path.count == 1 { return request.method == .get ? show(habit) : save(habit) }
        let rest = Array(path.dropFirst(2))
        return reply(path[1], rest, of: habit) ?? subject(path[1], rest, of: habit)
    }

    private func replyForAll(_ name: String) -> Reply? {
        let arranging = ArrangeRoutes(visit: visit)
        return switch (request.method, name) {
        case (.get, "new"): new()
        case (.post, "new"): add()
        case (.get, "archived"): listArchived()
        case (.post, "arrange"): arranging.drop()
        case (.get, "groups"): arranging.showGroup()
        case (.post, "groups"): arranging.changeGroup()
        default: nil
        }
    }

    private func reply(_ action: String, _ rest: [String], of habit: Habit) -> Reply? {
        guard rest.isEmpty else { return nil }
        let arranging = ArrangeRoutes(visit: visit)
        return switch (request.method, action) {
        case (.get, "edit"): edit(habit)
        case (.get, "delete"): askToDelete(habit)
        case (.post, "delete"): delete(habit)
        case (.post, "begin"): begin(habit)
        case (.post, "archive"): archive(habit)
        case (.post, "bring-back"): bringBack(habit)
        case (.post, "move"): arranging.move(habit)
        case (.get, "arrange"): arranging.arrange(habit)
        default: nil
        }
    }

    private func subject(_ name: String, _ rest: [String], of habit: Habit) -> Reply? {
        switch name {
        case "plans": PlanRoutes(habit: habit, visit: visit).reply(rest)
        case "reminders": ReminderRoutes(habit: habit, visit: visit).reply(rest)
        case "challenges": ChallengeRoutes(habit: habit, visit: visit).reply(rest)
        case "graduation": GraduationRoutes(habit: habit, visit: visit).reply(rest)
        case "automaticity": AutomaticityRoutes(habit: habit, visit: visit).reply(rest)
        default: CheckInRoutes(habit: habit, visit: visit).reply(name, rest)
        }
    }
}
