public import HexisCore

/// A note for a patient, as typed.
public struct PatientNoteForm: Equatable, Sendable {
    var text = ""

    public init(_ form: Form) { text = form["note"] ?? "" }

    init() {}

    /// Returns `nil` if it says nothing, or too much.
    public func fact(of connection: Identifier) -> Fact? {
        Passage(text).map { .careNoted(CareNoted(connection: connection, text: $0)) }
    }

    var problem: String { text.isBlank ? PatientsWording.emptyNote : PatientsWording.longNote }
}

/// When a care provider and a patient talk next, as typed. Without a day, nothing is planned.
public struct FollowUpForm: Equatable, Sendable {
    var day = ""
    var time = ""
    var place = ""

    public init(_ form: Form) {
        day = form["day"] ?? ""
        time = form["time"] ?? ""
        place = form["place"] ?? ""
    }

    init(_ followUp: CareFollowUpPlanned?) {
        day = followUp?.day?.description ?? ""
        time = followUp?.time?.description ?? ""
        place = followUp?.place?.text ?? ""
    }

    /// Returns `nil` while there are problems.
    public func fact(of connection: Identifier, today: Day) -> Fact? {
        guard problems(today: today).isEmpty else { return nil }
        return .careFollowUpPlanned(
            CareFollowUpPlanned(
                connection: connection, day: Day(day), time: day.isBlank ? nil : TimeOfDay(time),
                place: day.isBlank ? nil : Line(place)))
    }

    func problems(today: Day) -> [Problem] {
        day.isBlank ? [] : [dayProblem(today), timeProblem, placeProblem].compactMap { $0 }
    }

    private func dayProblem(_ today: Day) -> Problem? {
        let isPossible = Day(day).map { $0 >= today } ?? false
        return isPossible ? nil : Problem(field: "day", message: CareWording.untilProblem)
    }

    private var timeProblem: Problem? {
        guard !time.isBlank, TimeOfDay(time) == nil else { return nil }
        return Problem(field: "time", message: PatientsWording.timeProblem)
    }

    private var placeProblem: Problem? {
        guard !place.isBlank, Line(place) == nil else { return nil }
        return Problem(field: "place", message: PatientsWording.placeProblem)
    }
}
