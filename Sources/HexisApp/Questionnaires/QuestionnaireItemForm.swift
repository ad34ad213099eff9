public import HexisCore

/// A question or an instruction, as typed.
public struct QuestionnaireItemForm: Equatable, Sendable {
    let kind: QuestionnaireItem.Kind
    var text = ""
    var hint = ""
    /// One option a line.
    var options = ""
    var lowest = ""
    var highest = ""
    /// What the two ends of a scale mean.
    var lowestMeans = ""
    var highestMeans = ""
    var unit = ""
    var isOptional = false
    var isOnSamePage = false
    /// The place of the answer after which the questionnaire goes on elsewhere.
    var answer = ""
    /// The number of the item to go on with, or `QuestionnaireItemForm.end`.
    var target = ""
    /// Whether the questionnaire has no room for it.
    public var isTooMuch = false

    static var end: String { "end" }
    static var optionCount: ClosedRange<Int> { 2...20 }

    /// An empty form for a kind.
    public init(_ kind: QuestionnaireItem.Kind) {
        self.kind = kind
        guard kind == .scale else { return }
        lowest = "0"
        highest = "10"
    }

    public init(_ item: QuestionnaireItem) {
        kind = item.kind
        text = item.text.text
        hint = item.hint?.text ?? ""
        unit = item.unit?.text ?? ""
        isOptional = item.isOptional
        isOnSamePage = item.isOnSamePage
        fillOptions(of: item)
        fillBounds(of: item)
        if let jump = item.jump { fill(jump) }
    }

    private mutating func fillOptions(of item: QuestionnaireItem) {
        let lines = item.options.lines.map { $0.text }
        guard kind == .scale else {
            options = lines.joined(separator: "\n")
            return
        }
        lowestMeans = lines.first ?? ""
        highestMeans = lines.count > 1 ? lines[1] : ""
    }

    private mutating func fillBounds(of item: QuestionnaireItem) {
        lowest = item.lowest.map { "\($0)" } ?? ""
        highest = item.highest.map { "\($0)" } ?? ""
    }

    private mutating func fill(_ jump: QuestionnaireItem.Jump) {
        answer = "\(jump.answer)"
        target = jump.item.map { "\($0)" } ?? QuestionnaireItemForm.end
    }

    public init(_ kind: QuestionnaireItem.Kind, sent form: Form) {
        self.kind = kind
        text = form["text"] ?? ""
        hint = form["hint"] ?? ""
        options = form["options"] ?? ""
        lowest = form["lowest"] ?? ""
        highest = form["highest"] ?? ""
        lowestMeans = form["lowest-means"] ?? ""
        highestMeans = form["highest-means"] ?? ""
        unit = form["unit"] ?? ""
        isOptional = form["optional"] != nil
        isOnSamePage = form["same-page"] != nil
        answer = form["answer"] ?? ""
        target = form["target"] ?? ""
    }

    /// Returns `nil` while there are problems.
    public func item(number: Int64) -> QuestionnaireItem? {
        guard problems.isEmpty, let line = Line(text) else { return nil }
        return QuestionnaireItem(
            number: number, kind: kind, text: line, hint: Passage(hint), options: lines ?? .none,
            lowest: hasBounds ? Int64(lowest) : nil, highest: hasBounds ? Int64(highest) : nil,
            unit: kind == .number ? Line(unit) : nil, isOptional: kind.isQuestion && isOptional,
            isOnSamePage: kind.isQuestion && isOnSamePage, jump: jump)
    }

    var hasOptions: Bool { kind == .choice || kind == .choices }
    var hasBounds: Bool { kind == .scale || kind == .number }
    /// Whether the way on can depend on the answer.
    var hasJump: Bool { hasOptions || kind == .yesOrNo }

    /// The answers that can be chosen.
    var answers: [String] {
        kind == .yesOrNo ? [SurveyWording.yes, SurveyWording.no] : typedOptions
    }

    /// Options one a line, without blank lines.
    var typedOptions: [String] {
        options.split(whereSeparator: { $0.isNewline }).map { String($0) }.filter { !$0.isBlank }
    }

    private var lines: LineList? {
        if kind == .scale {
            let ends = [lowestMeans, highestMeans].map { Line($0) }
            return LineList(ends.compactMap { $0 })
        }
        return hasOptions ? LineList(typedOptions.compactMap { Line($0) }) : LineList.none
    }

    private var jump: QuestionnaireItem.Jump? {
        guard hasJump, let answer = Int64(answer), answers.indices.contains(Int(clamping: answer)) else {
            return nil
        }
        if target == QuestionnaireItemForm.end { return QuestionnaireItem.Jump(answer: answer, item: nil) }
        return Int64(target).map { QuestionnaireItem.Jump(answer: answer, item: $0) }
    }
}
