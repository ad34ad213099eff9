import HexisCore

/// A personal challenge as typed, and the fact it yields once valid.
struct PersonalForm {
    var title = ""
    var description = ""
    var kind = PersonalChallenge.Kind.steps
    /// Whether a distance is in miles.
    var isInMiles = false
    var pace = PersonalChallenge.Pace.oneDay
    var amount = ""
    var unit = ""
    var first: String
    var last = ""

    init(beginning today: Day) {
        first = today.description
    }

    init(_ preset: PersonalPreset, beginning today: Day) {
        self.init(beginning: today)
        title = preset.title
        kind = preset.kind
        pace = preset.pace
        amount = "\(preset.amount)"
        unit = preset.unit
        last = preset.days.map { today.advanced(by: $0 - 1).description } ?? ""
    }

    init(_ challenge: PersonalChallenge) {
        self.init(beginning: challenge.first)
        title = challenge.title.text
        description = challenge.description?.text ?? ""
        kind = challenge.kind
        pace = challenge.pace
        isInMiles = challenge.measuringUnit == .mile
        amount = challenge.measuringUnit.amount(challenge.amount).typed
        unit = challenge.unit?.text ?? ""
        last = challenge.last?.description ?? ""
    }

    init(_ form: Form, today: Day) {
        self.init(beginning: today)
        title = form["title"] ?? ""
        description = form["description"] ?? ""
        isInMiles = (form["kind"] ?? "") == PersonalForm.miles
        kind = isInMiles ? .distance : form["kind"].flatMap { PersonalChallenge.Kind(name: $0) } ?? .done
        pace = form["pace"].flatMap { PersonalChallenge.Pace(name: $0) } ?? .oneDay
        amount = form["amount"] ?? ""
        unit = form["unit"] ?? ""
        first = form["first"] ?? ""
        last = form["last"] ?? ""
    }

    func problems(on today: Day, changing challenge: PersonalChallenge? = nil) -> [Problem] {
        [
            problem("title", titleProblem),
            problem(
                "description",
                !description.isBlank && Passage(description) == nil ? PersonalWording.descriptionTooLong : nil
            ),
            problem("amount", thousandths == nil ? amountProblem : nil),
            problem(
                "unit",
                kind == .count && !unit.isBlank && Line(unit) == nil ? PersonalWording.unitTooLong : nil),
            problem("first", firstProblem(today, challenge)), problem("last", lastProblem),
        ].compactMap { $0 }
    }

    /// Returns `nil` while there are problems.
    func fact(named id: Identifier, on today: Day, changing challenge: PersonalChallenge? = nil) -> Fact? {
        guard problems(on: today, changing: challenge).isEmpty, let title = Line(title),
            let first = Day(first), let amount = thousandths
        else { return nil }
        return .personalChallengeSet(
            PersonalChallengeSet(
                challenge: id, title: title, description: Passage(description), kind: kind, pace: pace,
                amount: amount,
                unit: kind == .count
                    ? Line(unit) : measuringUnit == .mile ? Line(MeasuringUnit.mile.name) : nil,
                first: first, last: Day(last)))
    }

    /// The option chosen for “What counts?”.
    var kindName: String { measuringUnit == .mile ? PersonalForm.miles : kind.name }
    static var miles: String { "miles" }

    private var measuringUnit: MeasuringUnit {
        kind == .distance ? isInMiles ? .mile : .kilometre : .own
    }

    private var thousandths: Int64? {
        if kind == .done { return Amount.one.thousandths }
        let typed = TypedNumber(amount)?.amount(isWhole: isCountedWhole)
        guard let typed, typed > .zero, kind != .steps || typed.whole != nil else { return nil }
        return measuringUnit.converted(typed)
    }

    private var amountProblem: String {
        CommonWording.unclear(TypedNumber(amount), isWhole: isCountedWhole) ?? PersonalWording.amountProblem
    }

    private var isCountedWhole: Bool {
        kind.signal?.isCountedWhole(in: measuringUnit) ?? Line(unit).isCountedWhole
    }

    private var titleProblem: String? {
        if Line(title) != nil { return nil }
        return title.isBlank ? PersonalWording.titleMissing : PersonalWording.titleTooLong
    }

    /// An existing challenge may keep a first day that is long past.
    private func firstProblem(_ today: Day, _ challenge: PersonalChallenge?) -> String? {
        guard let first = Day(first) else { return PersonalWording.dayProblem }
        let isNear = abs(today.distance(to: first)) <= PersonalChallenge.longest
        return isNear || first == challenge?.first ? nil : PersonalWording.firstProblem
    }

    private var lastProblem: String? {
        if last.isBlank { return pace == .everyDay ? PersonalWording.lastMissing : nil }
        guard let last = Day(last) else { return PersonalWording.dayProblem }
        guard let first = Day(first) else { return nil }
        if last < first { return PersonalWording.lastBeforeFirst }
        return first.distance(to: last) < PersonalChallenge.longest ? nil : PersonalWording.lastTooFar
    }

    private func problem(_ field: String, _ message: String?) -> Problem? {
        message.map { Problem(field: field, message: $0) }
    }
}
