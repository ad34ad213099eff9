import HexisCore

/// An urge as typed and tapped, and the fact it yields once valid.
struct UrgeForm {
    var day: String
    var time: String
    /// The typed text, in the order of the questions.
    var texts: [String]
    /// The chosen chips, in the same order.
    var chips: [[String]]

    init(_ moment: Moment) {
        day = moment.today.description
        time = moment.timeOfDay.description
        texts = CueQuestion.allCases.map { _ in "" }
        chips = CueQuestion.allCases.map { _ in [] }
    }

    init(_ urge: Urge) {
        day = urge.day.description
        time = urge.time?.description ?? ""
        texts = CueQuestion.allCases.map { urge[$0]?.text ?? "" }
        chips = CueQuestion.allCases.map { _ in [] }
    }

    init(_ form: Form) {
        day = form["day"] ?? ""
        time = form["time"] ?? ""
        texts = CueQuestion.allCases.map { form[$0.name] ?? "" }
        chips = CueQuestion.allCases.map { form.all("\($0.name)-chip") }
    }

    func problems(_ today: Day) -> [Problem] {
        var problems: [Problem] = []
        if date(today) == nil { problems.append(Problem(field: "day", message: LoopsWording.dayProblem)) }
        if !time.isBlank, TimeOfDay(time) == nil {
            problems.append(Problem(field: "time", message: LoopsWording.timeProblem))
        }
        for question in CueQuestion.allCases where !whole(question).isBlank && Answer(whole(question)) == nil
        {
            problems.append(Problem(field: question.name, message: LoopsWording.answerTooLong))
        }
        return problems
    }

    /// Returns `nil` while there are problems.
    func fact(named urge: Identifier, of loop: Identifier, _ today: Day) -> Fact? {
        guard problems(today).isEmpty, let day = date(today) else { return nil }
        var fact = UrgeLogged(urge: urge, loop: loop, day: day, time: TimeOfDay(time))
        for question in CueQuestion.allCases { fact[question] = Answer(whole(question)) }
        return .urgeLogged(fact)
    }

    /// The chosen chips and the typed text joined: “at home, in bed”.
    private func whole(_ question: CueQuestion) -> String {
        let text = texts[question.rawValue]
        return (chips[question.rawValue] + (text.isBlank ? [] : [text])).joined(separator: ", ")
    }

    /// The day of the urge; `nil` if it is later than the day after `today`.
    private func date(_ today: Day) -> Day? {
        guard let day = Day(day), day <= today.next else { return nil }
        return day
    }
}
