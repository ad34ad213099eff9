extension SurveyQuestion {
    /// Validates an input. Returns `nil` if an optional question was left out; throws the problem of an invalid input.
    public func answer(_ input: SurveyInput) throws(SurveyProblem) -> SurveyAnswer? {
        if input.isBlank {
            guard isOptional else { throw .missing }
            return nil
        }
        return try format.answer(input)
    }
}

extension SurveyFormat {
    fileprivate func answer(_ input: SurveyInput) throws(SurveyProblem) -> SurveyAnswer {
        switch self {
        case .number(let number): return try number.read(input.text)
        case .scale(let scale):
            guard scale.values.contains(where: { "\($0)" == input.text }) else { throw .unknownChoice }
        case .choice(let choices): return try choices.read(input)
        case .yesOrNo:
            guard input.text == "yes" || input.text == "no" else { throw .unknownChoice }
        case .text(let longest, _):
            let longest = min(longest, Passage.longest)
            guard input.text.scalarCount <= longest else { throw .tooLong(longest) }
        case .day:
            guard Day(input.text) != nil else { throw .notADay }
        case .time:
            guard TimeOfDay(input.text) != nil else { throw .notATime }
        }
        // Surrounding whitespace of any kind does not count.
        guard let text = Passage(input.text) else { throw .missing }
        return SurveyAnswer(text: text)
    }
}

extension SurveyFormat.Number {
    fileprivate func read(_ text: String) throws(SurveyProblem) -> SurveyAnswer {
        guard let number = TypedNumber(text)?.amount(isWhole: true) else { throw .notANumber }
        guard bounds.contains(number) else { throw .outOfBounds(bounds) }
        let above = number.thousandths - bounds.lowerBound.thousandths
        if let step, step > .zero, above % step.thousandths != 0 { throw .notOnStep(step) }
        return .number(number)
    }
}

extension SurveyFormat.Choices {
    /// Text in the other option counts whether that option is chosen or not, unless only one choice is allowed and
    /// another option is chosen.
    fileprivate func read(_ input: SurveyInput) throws(SurveyProblem) -> SurveyAnswer {
        let chosen = words(of: input.text)
        var keys = options.map { $0.key.text }.filter { chosen.contains($0) }
        let isOther = other != nil && chosen.contains(SurveyInput.chosenOther)
        guard keys.count + (isOther ? 1 : 0) == chosen.count, isMultiple || chosen.count <= 1 else {
            throw .unknownChoice
        }
        var line: Line?
        if other != nil, !input.other.isBlank, isMultiple || keys.isEmpty {
            line = Line(input.other)
            guard line != nil else { throw .tooLong(Line.longest) }
            keys.append(SurveyInput.chosenOther)
        } else if isOther {
            throw .missingOther
        }
        guard !keys.isEmpty else { throw .unknownChoice }
        return SurveyAnswer(inCode: keys.joined(separator: " "), other: line)
    }
}
