import HexisCore

extension APICall {
    /// All habits, as they are today.
    func habits() -> APIAnswer {
        let today = today
        let habits = practice.habits.map { json(of: $0, on: today) }
        return APIAnswer(.object([JSON.Member("habits", .array(habits))]))
    }

    private func json(of habit: Habit, on today: Day) -> JSON {
        .object(
            [
                JSON.Member("id", .string(habit.id.description)),
                JSON.Member("name", .string(habit.name)),
                JSON.Member("start", .string(habit.start.description)),
                JSON.Member("archived", .bool(habit.isArchived)),
                JSON.Member("due", .bool(practice.dueness(of: habit, on: today).isAsked)),
                JSON.Member("goal", .thousandths(habit.goal(on: today).amount.thousandths)),
                JSON.Member("limit", .bool(habit.goal(on: today).direction == .atMost)),
            ] + (habit.dailyGoal(on: today)?.unit.map { [JSON.Member("unit", .string($0.text))] } ?? []))
    }

    /// The answered days of the request's range.
    func checkIns() throws(APIProblem) -> APIAnswer {
        let span = try span()
        let count = span.lowerBound.distance(to: span.upperBound)
        let days = practice.habits.flatMap { habit in
            (0...count).compactMap { json(of: habit, answeredOn: span.lowerBound.advanced(by: $0)) }
        }
        return APIAnswer(.object([JSON.Member("days", .array(days))]))
    }

    private func json(of habit: Habit, answeredOn day: Day) -> JSON? {
        let standing = habit.standing(on: day)
        guard standing.outcome != .unanswered else { return nil }
        return .object([
            JSON.Member("habit", .string(habit.id.description)),
            JSON.Member("day", .string(day.description)),
            JSON.Member("amount", .thousandths(standing.total.thousandths)),
            JSON.Member("outcome", .string(standing.outcome.name)),
        ])
    }

    /// Records the check-in of the body, unless the journal has it.
    func recordCheckIn() throws(APIProblem) -> APIAnswer {
        let id = body["id"]?.string.flatMap { Identifier($0) } ?? random()
        let fact = try checkIn()
        let isKnown = practice.contains(id)
        return APIAnswer(
            .object([JSON.Member("id", .string(id.description)), JSON.Member("new", .bool(!isKnown))]),
            status: isKnown ? 200 : 201, recording: isKnown ? [] : [entry(id, 0, fact)],
            from: Intake(.checkIn, count: 1, news: isKnown ? 0 : 1))
    }

    private func checkIn() throws(APIProblem) -> Fact {
        guard let habit = body["habit"]?.string.flatMap({ Identifier($0) }), practice.habit(habit) != nil
        else { throw APIProblem(.unknown, "Unknown habit.", at: "/habit") }
        let day = try day(body["day"], at: "/day") ?? today
        guard day <= today else {
            throw APIProblem(.conflict, "This day is in the future.", at: "/day")
        }
        let amount = Amount(clamping: body["amount"]?.thousandths() ?? 1000)
        return .checkedIn(CheckedIn(habit: habit, day: day, amount: amount))
    }

    /// The challenges of all habits.
    func challenges() -> APIAnswer {
        let challenges = practice.habits.flatMap { $0.challenges }.map { challenge in
            JSON.object([
                JSON.Member("id", .string(challenge.id.description)),
                JSON.Member("habit", .string(challenge.habit.description)),
                JSON.Member("from", .string(challenge.from.description)),
                JSON.Member("to", .string(challenge.last.description)),
                JSON.Member("weeks", .integer(Int64(challenge.level.weeks))),
            ])
        }
        return APIAnswer(.object([JSON.Member("challenges", .array(challenges))]))
    }
}
