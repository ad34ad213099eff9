import HexisCore

extension APIOperation {
    private static let day = APIShape.text(.day, atMost: 10)
    private static let amount = APIShape.number(0...10_000_000_000_000)

    private static let personalChallenge = APIShape.object([
        APIField("id", .text(.identifier, atMost: 32), "The challenge's identifier."),
        APIField("title", .text(.any, atMost: 100), "Its title."),
        APIField(
            "kind", .text(.any, atMost: 10),
            "“steps”, “distance” (metres), “minutes”, “count” or “done”."),
        APIField(
            "pace", .text(.any, atMost: 10),
            "“oneDay”: on a single day; “total”: over all its days; “everyDay”: on each day."),
        APIField("from", day, "Its first day."),
        APIField("to", day, "Its last day, if it has one.", isOptional: true),
        APIField(
            "goal", amount,
            "The goal: a number of days if the pace is “everyDay”, else an amount of its kind."),
        APIField("reached", amount, "The progress, in the same unit."),
        APIField("completed", .flag, "Whether the goal has been reached."),
    ])

    static var personalChallenges: APIOperation {
        APIOperation(
            method: .get, path: "/personal-challenges", name: "listPersonalChallenges",
            summary: "List personal challenges",
            text: "Personal challenges, with the progress as of today.", scope: .reading,
            answer: .object([
                APIField(
                    "challenges", .list(personalChallenge, atMost: 1_000_000),
                    "In the same order as in the app.")
            ])
        ) { call throws(APIProblem) in
            call.personalChallenges()
        }
    }
}

extension APICall {
    fileprivate func personalChallenges() -> APIAnswer {
        let challenges = practice.personalChallenges.map { $0.json(practice.standing(of: $0, on: today)) }
        return APIAnswer(.object([JSON.Member("challenges", .array(challenges))]))
    }
}

extension PersonalChallenge {
    fileprivate func json(_ standing: PersonalStanding) -> JSON {
        .object(
            [
                JSON.Member("id", .string(id.description)), JSON.Member("title", .string(title.text)),
                JSON.Member("kind", .string(kind.name)), JSON.Member("pace", .string(pace.name)),
                JSON.Member("from", .string(first.description)),
                JSON.Member("goal", json(standing.goal)), JSON.Member("reached", json(standing.reached)),
                JSON.Member("completed", .bool(standing.isCompleted)),
            ] + (last.map { [JSON.Member("to", .string($0.description))] } ?? []))
    }

    /// An amount of its standing as JSON: whole days, or thousandths of its unit.
    private func json(_ amount: Int64) -> JSON {
        pace == .everyDay ? .integer(amount) : .thousandths(amount)
    }
}
