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
        let lines = item.options.lines.map { $0.text }
        if kind == .scale {
            lowestMeans = lines.first ?? ""
            highestMeans = lines.count > 1 ? lines[1] : ""
        } else {
            options = lines.joined(separator: "\n")
        }
        lowest = item.lowest.map { "\($0)" } ?? ""
        highest = item.highest.map { "\($0)" } ?? ""
        unit = item.unit?.text ?? ""
        isOptional = item.isOptional
        isOnSamePage = item.isOnSamePage
        guard let jump = item.jump else { return }
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

    private var typedOptions: [String] {
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

    var problems: [Problem] {
        var problems: [Problem] = []
        if isTooMuch { problems.append(Problem(field: "text", message: WritingWording.tooMuch)) }
        if Line(text) == nil {
            let empty = kind.isQuestion ? WritingWording.noQuestion : WritingWording.noHeading
            problems.append(Problem(field: "text", message: text.isBlank ? empty : WritingWording.longLine))
        }
        if !hint.isBlank, Passage(hint) == nil {
            problems.append(Problem(field: "hint", message: WritingWording.longText))
        }
        if hasOptions { problems += optionProblems }
        if hasBounds { problems += boundProblems }
        return problems
    }

    private var optionProblems: [Problem] {
        let lines = typedOptions.map { Line($0) }
        let message: String? =
            if !QuestionnaireItemForm.optionCount.contains(lines.count) {
                WritingWording.optionCount(QuestionnaireItemForm.optionCount)
            } else if lines.contains(nil) {
                WritingWording.longOption
            } else if Set(lines).count < lines.count {
                WritingWording.sameOption
            } else {
                nil
            }
        return message.map { [Problem(field: "options", message: $0)] } ?? []
    }

    private var boundProblems: [Problem] {
        var problems: [Problem] = []
        for (field, text) in [("lowest", lowest), ("highest", highest)] where !isBound(text) {
            problems.append(Problem(field: field, message: WritingWording.wholeNumber))
        }
        guard problems.isEmpty else { return problems }
        if let first = Int64(lowest), let last = Int64(highest) {
            if first >= last {
                problems.append(Problem(field: "highest", message: WritingWording.notHigher))
            } else if kind == .scale, last - first >= SurveyFormat.Scale.longest {
                problems.append(Problem(field: "highest", message: WritingWording.longScale))
            }
        }
        if kind == .scale {
            for (field, text) in [("lowest-means", lowestMeans), ("highest-means", highestMeans)]
            where Line(text) == nil {
                problems.append(Problem(field: field, message: WritingWording.noEnd))
            }
        } else if !unit.isBlank, Line(unit) == nil {
            problems.append(Problem(field: "unit", message: WritingWording.longLine))
        }
        return problems
    }

    /// A scale needs both; a number may have no bound.
    private func isBound(_ text: String) -> Bool {
        if text.isBlank { return kind == .number }
        let known: ClosedRange<Int64> = kind == .scale ? -100...100 : -1_000_000...1_000_000
        return Int64(text).map { known.contains($0) } ?? false
    }
}
