import HexisCore

extension QuestionnaireItem {
    /// The identifier of the item’s result.
    var researchKitIdentifier: String { key.text }

    /// The item as one of several on a page.
    var formItem: JSON {
        .researchKit(
            "ORKFormItem", ("identifier", .string(researchKitIdentifier)), ("text", .string(text.text)),
            ("detailText", hint.map { .string($0.text) }), ("optional", .bool(isOptional)),
            ("answerFormat", answerFormat))
    }

    /// How it is answered; `nil` for an instruction.
    var answerFormat: JSON? {
        switch kind {
        case .instruction: nil
        case .yesOrNo: .researchKit("ORKBooleanAnswerFormat")
        case .scale: scaleFormat
        case .choice: choiceFormat("singleChoice")
        case .choices: choiceFormat("multipleChoice")
        case .number: numberFormat
        case .text: textFormat(Line.longest, isLong: false)
        case .longText: textFormat(Passage.longest, isLong: true)
        case .day: .researchKit("ORKDateAnswerFormat", ("style", "date"))
        case .time: .researchKit("ORKTimeOfDayAnswerFormat")
        }
    }

    private var scaleFormat: JSON {
        let ends = options.lines
        return .researchKit(
            "ORKScaleAnswerFormat", ("minimum", .integer(lowest ?? 0)), ("maximum", .integer(highest ?? 10)),
            // A value outside of the scale leaves it without one.
            ("defaultValue", .integer(Int64(Int32.max))), ("step", .integer(1)), ("vertical", .bool(false)),
            ("minimumValueDescription", ends.first.map { .string($0.text) }),
            ("maximumValueDescription", ends.count > 1 ? .string(ends[1].text) : nil))
    }

    private var numberFormat: JSON {
        .researchKit(
            "ORKNumericAnswerFormat", ("style", "decimal"), ("unit", unit.map { .string($0.text) }),
            ("minimum", lowest.map { .integer($0) }), ("maximum", highest.map { .integer($0) }))
    }

    private func textFormat(_ longest: Int, isLong: Bool) -> JSON {
        .researchKit(
            "ORKTextAnswerFormat", ("maximumLength", .integer(Int64(longest))),
            ("multipleLines", .bool(isLong)))
    }

    private func choiceFormat(_ style: String) -> JSON {
        .researchKit(
            "ORKTextChoiceAnswerFormat", ("style", .string(style)),
            ("textChoices", .array(options.lines.enumerated().map { textChoice($1, at: $0) })))
    }

    private func textChoice(_ option: Line, at place: Int) -> JSON {
        .researchKit(
            "ORKTextChoice", ("text", .string(option.text)),
            ("value", .string(QuestionnaireItem.key(ofOption: place).text)), ("exclusive", .bool(false)))
    }
}
