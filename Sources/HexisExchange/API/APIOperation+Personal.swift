import HexisCore

extension APIOperation {
    static var personalChallenges: APIOperation {
        let day = APIShape.text(.day, atMost: 10)
        let amount = APIShape.number(0...10_000_000_000_000)
        let challenge = APIShape.object([
            APIField("id", .text(.identifier, atMost: 32), "Names the challenge."),
            APIField("title", .text(.any, atMost: 100), "What the person calls it."),
            APIField(
                "kind", .text(.any, atMost: 10),
                "“steps”, “distance” (metres), “minutes”, “count” or “done”."),
            APIField(
                "pace", .text(.any, atMost: 10),
                "“oneDay”: on one day; “total”: over its days; “everyDay”: on each of them."),
            APIField("from", day, "Its first day."),
            APIField("to", day, "Its last day, if it has one.", isOptional: true),
            APIField(
                "goal", amount, "What is to be reached: days where it is for every day, else of its kind."),
            APIField("reached", amount, "How far it came, in the same."),
            APIField("completed", .flag, "Whether the goal is reached."),
        ])
        return APIOperation(
            method: .get, path: "/personal-challenges", name: "listPersonalChallenges",
            summary: "The person's own challenges",
            text: "With how far each came, as it stands today.", scope: .reading,
            answer: .object([
                APIField("challenges", .list(challenge, atMost: 1_000_000), "In the order of the pages.")
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
