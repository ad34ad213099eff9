import HexisCore

extension APIOperation {
    static var personalChallenges: APIOperation {
        let day = APIShape.text(.day, atMost: 10)
        let amount = APIShape.number(0...10_000_000_000_000)
        let challenge = APIShape.object([
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
        return APIOperation(
            method: .get, path: "/personal-challenges", name: "listPersonalChallenges",
            summary: "List personal challenges",
            text: "Personal challenges, with the progress as of today.", scope: .reading,
            answer: .object([
                APIField(
                    "challenges", .list(challenge, atMost: 1_000_000), "In the same order as in the app.")
            ])
        ) { call throws(APIProblem) in
            let challenges = call.practice.personalChallenges.map { challenge in
                let standing = call.practice.standing(of: challenge, on: call.today)
                let last = challenge.last.map { [JSON.Member("to", .string($0.description))] } ?? []
                return JSON.object(
                    [
                        JSON.Member("id", .string(challenge.id.description)),
                        JSON.Member("title", .string(challenge.title.text)),
                        JSON.Member("kind", .string(challenge.kind.name)),
                        JSON.Member("pace", .string(challenge.pace.name)),
                        JSON.Member("from", .string(challenge.first.description)),
                        JSON.Member("goal", challenge.json(standing.goal)),
                        JSON.Member("reached", challenge.json(standing.reached)),
                        JSON.Member("completed", .bool(standing.isCompleted)),
                    ] + last)
            }
            return APIAnswer(.object([JSON.Member("challenges", .array(challenges))]))
        }
    }
}

extension PersonalChallenge {
    /// An amount of its standing as JSON: whole days, or thousandths of its unit.
    fileprivate func json(_ amount: Int64) -> JSON {
        pace == .everyDay ? .integer(amount) : .thousandths(amount)
    }
}
