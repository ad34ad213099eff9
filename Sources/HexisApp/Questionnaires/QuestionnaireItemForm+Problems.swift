import HexisCore

extension QuestionnaireItemForm {
    var problems: [Problem] {
        var problems = textProblems
        if !hint.isBlank, Passage(hint) == nil {
            problems.append(Problem(field: "hint", message: WritingWording.longText))
        }
        if hasOptions { problems += optionProblems }
        if hasBounds { problems += boundProblems }
        return problems
    }

    private var textProblems: [Problem] {
        var problems: [Problem] = []
        if isTooMuch { problems.append(Problem(field: "text", message: WritingWording.tooMuch)) }
        if Line(text) == nil {
            let empty = kind.isQuestion ? WritingWording.noQuestion : WritingWording.noHeading
            problems.append(Problem(field: "text", message: text.isBlank ? empty : WritingWording.longLine))
        }
        return problems
    }

    private var optionProblems: [Problem] {
        optionProblem.map { [Problem(field: "options", message: $0)] } ?? []
    }

    private var optionProblem: String? {
        let lines = typedOptions.map { Line($0) }
        let allowed = QuestionnaireItemForm.optionCount
        if !allowed.contains(lines.count) { return WritingWording.optionCount(allowed) }
        if lines.contains(nil) { return WritingWording.longOption }
        return Set(lines).count < lines.count ? WritingWording.sameOption : nil
    }

    private var boundProblems: [Problem] {
        var problems: [Problem] = []
        for (field, text) in [("lowest", lowest), ("highest", highest)] where !isBound(text) {
            problems.append(Problem(field: field, message: WritingWording.wholeNumber))
        }
        guard problems.isEmpty else { return problems }
        if let rangeProblem { problems.append(Problem(field: "highest", message: rangeProblem)) }
        return problems + (kind == .scale ? endProblems : unitProblems)
    }

    /// A scale needs both; a number may have no bound.
    private func isBound(_ text: String) -> Bool {
        if text.isBlank { return kind == .number }
        let known: ClosedRange<Int64> = kind == .scale ? -100...100 : -1_000_000...1_000_000
        return Int64(text).map { known.contains($0) } ?? false
    }

    private var rangeProblem: String? {
        guard let first = Int64(lowest), let last = Int64(highest) else { return nil }
        if first >= last { return WritingWording.notHigher }
        let isTooLong = kind == .scale && last - first >= SurveyFormat.Scale.longest
        return isTooLong ? WritingWording.longScale : nil
    }

    /// Those of the words for the two ends of a scale.
    private var endProblems: [Problem] {
        var problems: [Problem] = []
        for (field, text) in [("lowest-means", lowestMeans), ("highest-means", highestMeans)]
        where Line(text) == nil {
            problems.append(Problem(field: field, message: WritingWording.noEnd))
        }
        return problems
    }

    private var unitProblems: [Problem] {
        guard !unit.isBlank, Line(unit) == nil else { return [] }
        return [Problem(field: "unit", message: WritingWording.longLine)]
    }
}
