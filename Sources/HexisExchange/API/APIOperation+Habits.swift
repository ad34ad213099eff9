import HexisCore

extension APIOperation {
    private static let identifier = APIShape.text(.identifier, atMost: 32)
    private static let day = APIShape.text(.day, atMost: 10)
    private static let amount = APIShape.number(-1_000_000...1_000_000)

    static var habits: APIOperation {
        APIOperation(
            method: .get, path: "/habits", name: "listHabits", summary: "List habits",
            text: "All habits, in the person's order.", scope: .reading,
            answer: .object([
                APIField("habits", .list(habit, atMost: 10_000), "In the person's order.")
            ])
        ) { call throws(APIProblem) in
            let today = call.today
            let habits = call.practice.habits.map { habit in
                let goal = habit.dailyGoal(on: today)
                return JSON.object(
                    [
                        JSON.Member("id", .string(habit.id.description)),
                        JSON.Member("name", .string(habit.name)),
                        JSON.Member("start", .string(habit.start.description)),
                        JSON.Member("archived", .bool(habit.isArchived)),
                        JSON.Member("due", .bool(call.practice.dueness(of: habit, on: today).isAsked)),
                        JSON.Member("goal", .thousandths(habit.goal(on: today).amount.thousandths)),
                        JSON.Member("limit", .bool(habit.goal(on: today).direction == .atMost)),
                    ] + (goal?.unit.map { [JSON.Member("unit", .string($0.text))] } ?? []))
            }
            return APIAnswer(.object([JSON.Member("habits", .array(habits))]))
        }
    }

    private static var habit: APIShape {
        .object([
            APIField("id", identifier, "The habit's identifier, which never changes."),
            APIField("name", .text(.any, atMost: 100), "Its name."),
            APIField("start", day, "Its first day."),
            APIField("archived", .flag, "Whether it is archived."),
            APIField("due", .flag, "Whether it is due today."),
            APIField("goal", amount, "The daily goal; 1 for done or not done."),
            APIField("limit", .flag, "Whether the goal is a limit that must not be exceeded."),
            APIField("unit", .text(.any, atMost: 100), "The unit of the goal.", isOptional: true),
        ])
    }

    static var checkIns: APIOperation {
        APIOperation(
            method: .get, path: "/check-ins", name: "listCheckIns", summary: "List days with check-ins",
            text: "The recorded days of all habits, at most 366 days per request.",
            scope: .reading, parameters: APICall.spanParameters,
            answer: .object([
                APIField("days", .list(standing, atMost: 10_000_000), "Sorted by habit, then by day.")
            ])
        ) { call throws(APIProblem) in
            let span = try call.span()
            let count = span.lowerBound.distance(to: span.upperBound)
            let days = call.practice.habits.flatMap { habit in
                (0...count).compactMap { number -> JSON? in
                    let day = span.lowerBound.advanced(by: number)
                    let standing = habit.standing(on: day)
                    guard standing.outcome != .unanswered else { return nil }
                    return .object([
                        JSON.Member("habit", .string(habit.id.description)),
                        JSON.Member("day", .string(day.description)),
                        JSON.Member("amount", .thousandths(standing.total.thousandths)),
                        JSON.Member("outcome", .string(standing.outcome.name)),
                    ])
                }
            }
            return APIAnswer(.object([JSON.Member("days", .array(days))]))
        }
    }

    private static var standing: APIShape {
        .object([
            APIField("habit", identifier, "The habit's identifier."),
            APIField("day", day, "The person's day."),
            APIField("amount", amount, "How much was done."),
            APIField(
                "outcome", .text(.any, atMost: 10), "“partly”, “done”, “notDone” or “skipped”."),
        ])
    }

    static var checkIn: APIOperation {
        let checkIn = APIShape.object([
            APIField(
                "id", identifier,
                "The identifier of the check-in: repeated requests with the same one count once. By default a new one.",
                isOptional: true),
            APIField("habit", identifier, "The habit's identifier."),
            APIField("day", day, "The person's day; by default today.", isOptional: true),
            APIField(
                "amount", amount, "How much was done; a negative amount subtracts. By default 1.",
                isOptional: true),
        ])
        return APIOperation(
            method: .post, path: "/check-ins", name: "checkIn", summary: "Record a check-in",
            text:
                "Adds to the amount of a habit on a day. Returns 201, or 200 if the check-in is already recorded.",
            scope: .adding, body: checkIn,
            answer: .object([
                APIField("id", identifier, "The check-in's identifier."),
                APIField("new", .flag, "False if it was already recorded."),
            ]), statuses: [200, 201]
        ) { call throws(APIProblem) in
            let id = call.body["id"]?.string.flatMap { Identifier($0) } ?? call.random()
            guard let habit = call.body["habit"]?.string.flatMap({ Identifier($0) }),
                call.practice.habit(habit) != nil
            else { throw APIProblem(.unknown, "Unknown habit.", at: "/habit") }
            let day = try call.day(call.body["day"], at: "/day") ?? call.today
            guard day <= call.today else {
                throw APIProblem(.conflict, "This day is in the future.", at: "/day")
            }
            let amount = Amount(clamping: call.body["amount"]?.thousandths() ?? 1000)
            let isKnown = call.practice.contains(id)
            let fact = Fact.checkedIn(CheckedIn(habit: habit, day: day, amount: amount))
            return APIAnswer(
                .object([
                    JSON.Member("id", .string(id.description)), JSON.Member("new", .bool(!isKnown)),
                ]), status: isKnown ? 200 : 201, recording: isKnown ? [] : [call.entry(id, 0, fact)],
                from: Intake(.checkIn, count: 1, news: isKnown ? 0 : 1))
        }
    }

    static var challenges: APIOperation {
        APIOperation(
            method: .get, path: "/challenges", name: "listChallenges",
            summary: "List the challenges of habits",
            text: "Commitments to a habit for one to four weeks.", scope: .reading,
            answer: .object([
                APIField("challenges", .list(challenge, atMost: 1_000_000), "Sorted by habit, then by day.")
            ])
        ) { call throws(APIProblem) in
            let challenges = call.practice.habits.flatMap { $0.challenges }.map { challenge in
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

    private static var challenge: APIShape {
        .object([
            APIField("id", identifier, "The challenge's identifier."),
            APIField("habit", identifier, "The habit's identifier."),
            APIField("from", day, "Its first day."),
            APIField("to", day, "Its last day."),
            APIField("weeks", .whole(1...4), "Its length in weeks."),
        ])
    }
}

extension Standing.Outcome {
    /// As programs and exports read it.
    package var name: String {
        switch self {
        case .unanswered: "unanswered"
        case .partly: "partly"
        case .done: "done"
        case .notDone: "notDone"
        case .skipped: "skipped"
        }
    }
}
