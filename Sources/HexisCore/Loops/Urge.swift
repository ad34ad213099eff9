/// An urge to follow the old routine, noted when it came, with the circumstances.
///
/// An object, as its loop is.
public final class Urge: Sendable {
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

    /// Orders urges by day, and within a day by when they were noted.
    func isBefore(_ other: Urge) -> Bool { day == other.day ? noted < other.noted : day < other.day }
}
