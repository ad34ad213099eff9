import HexisCore

/// How a question of ResearchKit is answered, in the terms of Hexis.
struct ResearchKitAnswerFormat {
    let kind: QuestionnaireItem.Kind
    private(set) var options: [Line] = []
    /// The values that stand for the options in rules and results.
    private(set) var values: [String] = []
    private(set) var lowest: Int64?
    private(set) var highest: Int64?
    private(set) var unit: Line?

    init(_ format: JSON, of identifier: String) throws(ResearchKitError) {
        kind = try ResearchKitAnswerFormat.kind(of: format, identifier)
        switch kind {
        case .scale: try readScale(format, identifier)
        case .number: try readNumber(format, identifier)
        case .choice, .choices: try readChoices(format, identifier)
        default: break
        }
    }

    private static func kind(
        of format: JSON, _ identifier: String
    ) throws(ResearchKitError) -> QuestionnaireItem.Kind {
        let name = format.className ?? "an answer format of “\(identifier)”"
        switch name {
        case "ORKBooleanAnswerFormat": return .yesOrNo
        case "ORKScaleAnswerFormat", "ORKContinuousScaleAnswerFormat": return .scale
        case "ORKNumericAnswerFormat": return .number
        case "ORKTextAnswerFormat": return isLongText(format) ? .longText : .text
        case "ORKDateAnswerFormat" where format["style"]?.string == "date": return .day
        case "ORKTimeOfDayAnswerFormat": return .time
        case "ORKTextChoiceAnswerFormat":
            return format["style"]?.string == "multipleChoice" ? .choices : .choice
        case "ORKDateAnswerFormat": throw .unsupported("a date with a time, in “\(identifier)”")
        default: throw .unsupported(name)
        }
    }

    private static func isLongText(_ format: JSON) -> Bool {
        let longest = format["maximumLength"]?.integer ?? 0
        return longest == 0 || longest > Int64(Line.longest) || format["multipleLines"] == .bool(true)
    }

    private mutating func readScale(_ format: JSON, _ identifier: String) throws(ResearchKitError) {
        guard (format["step"]?.integer ?? 1) == 1, (format["maximumFractionDigits"]?.integer ?? 0) == 0
        else { throw .unsupported("the steps of the scale “\(identifier)”") }
        lowest = format["minimum"]?.integer
        highest = format["maximum"]?.integer
        // Without a description, an end means its number.
        options = [("minimum", lowest), ("maximum", highest)].compactMap { end, value in
            let text = format["\(end)ValueDescription"]?.string.flatMap { Line($0) }
            return text ?? value.flatMap { Line("\($0)") }
        }
    }

    private mutating func readNumber(_ format: JSON, _ identifier: String) throws(ResearchKitError) {
        lowest = try ResearchKitAnswerFormat.bound(format["minimum"], identifier)
        highest = try ResearchKitAnswerFormat.bound(format["maximum"], identifier)
        unit = format["unit"]?.string.flatMap { Line($0) }
    }

    /// A bound of a number, which must be whole.
    private static func bound(_ json: JSON?, _ identifier: String) throws(ResearchKitError) -> Int64? {
        guard let json, json != .null else { return nil }
        guard let whole = json.integer else {
            throw .unsupported("the bounds of “\(identifier)”, which are not whole")
        }
        return whole
    }

    private mutating func readChoices(_ format: JSON, _ identifier: String) throws(ResearchKitError) {
        guard case .array(let choices) = format["textChoices"] else {
            throw .invalid(identifier: identifier)
        }
        for choice in choices { try add(choice, identifier) }
    }

    private mutating func add(_ choice: JSON, _ identifier: String) throws(ResearchKitError) {
        guard choice.className == "ORKTextChoice" else {
            throw .unsupported(choice.className ?? identifier)
        }
        guard let text = choice["text"]?.string.flatMap({ Line($0) }) else {
            throw .invalid(identifier: identifier)
        }
        options.append(text)
        values.append(choice["value"]?.string ?? choice["value"]?.text ?? "")
    }
}
