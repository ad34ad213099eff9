/// An urge to follow the old routine, noted when it came: what was going on around it.
public struct Urge: Hashable, Sendable {
    public let id: Identifier
    public let day: Day
    public let time: TimeOfDay?
    let noted: Stamp
    let answers: UrgeLogged

    public subscript(question: CueQuestion) -> Answer? { answers[question] }

    init?(_ fields: UrgeFields) {
        guard let noted = fields.noted, let answers = fields.latest.value, !fields.isForgotten else {
            return nil
        }
        id = fields.id
        day = answers.day
        time = answers.time
        self.noted = noted
        self.answers = answers
    }

    /// Urges stand by their days; within one, as they were noted.
    func isBefore(_ other: Urge) -> Bool { day == other.day ? noted < other.noted : day < other.day }
}
