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
            call.habits()
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
            try call.checkIns()
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

    private static let newCheckIn = APIShape.object([
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

    static var checkIn: APIOperation {
        APIOperation(
            method: .post, path: "/check-ins", name: "checkIn", summary: "Record a check-in",
            text:
                "Adds to the amount of a habit on a day. Returns 201, or 200 if the check-in is already recorded.",
            scope: .adding, body: newCheckIn,
            answer: .object([
                APIField("id", identifier, "The check-in's identifier."),
                APIField("new", .flag, "False if it was already recorded."),
            ]), statuses: [200, 201]
        ) { call throws(APIProblem) in
            try call.recordCheckIn()
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
            call.challenges()
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
