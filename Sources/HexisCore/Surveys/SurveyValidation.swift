extension SurveyQuestion {
    /// The answer that an input is; `nil` where nothing was said to a question that may be left out.
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
        let text = input.values.first ?? ""
        switch self {
        case .number(let number): return .number(try number.read(text))
        case .scale(let scale):
            guard let value = scale.values.first(where: { "\($0)" == text }) else { throw .unknownChoice }
            return .number(Amount(clamping: Int64(value) * 1000))
        case .choice(let choices): return .choice(try choices.read(input))
        case .yesOrNo:
            guard text == "yes" || text == "no" else { throw .unknownChoice }
            return text == "yes" ? .yes : .no
        case .text(let longest, _):
            let longest = min(longest, Passage.longest)
            guard text.scalarCount <= longest else { throw .tooLong(longest) }
            // Spaces of every kind say nothing.
            guard let passage = Passage(text) else { throw .missing }
            return .text(passage)
        case .day:
            guard let day = Day(text) else { throw .notADay }
            return .day(day)
        case .time:
            guard let time = TimeOfDay(text) else { throw .notATime }
            return .time(time)
        }
    }
}

extension SurveyFormat.Number {
    fileprivate func read(_ text: String) throws(SurveyProblem) -> Amount {
        guard let number = Amount(text) else { throw .notANumber }
        guard bounds.contains(number) else { throw .outOfBounds(bounds) }
        let above = number.thousandths - bounds.lowerBound.thousandths
        if let step, step > .zero, above % step.thousandths != 0 {
            throw .notOnStep(step, from: bounds.lowerBound)
        }
        return number
    }
}

extension SurveyFormat.Choices {
    fileprivate func read(_ input: SurveyInput) throws(SurveyProblem) -> SurveyChoice {
        let chosen = input.values.filter { $0 != SurveyInput.chosenOther }
        let keys = options.map { $0.key }.filter { chosen.contains($0.text) }
        guard keys.count == chosen.count, isMultiple || keys.count <= 1 else { throw .unknownChoice }
        let wantsOther = chosen.count < input.values.count
        return SurveyChoice(keys, other: try readOther(input.other, wantsOther, isAlone: keys.isEmpty))
    }

    /// Who fills it in means it, chosen or not, unless they chose the one thing that can be chosen.
    private func readOther(
        _ text: String, _ isChosen: Bool, isAlone: Bool
    ) throws(SurveyProblem) -> Line? {
        guard other != nil else {
            if isChosen { throw .unknownChoice }
            return nil
        }
        guard isMultiple || isAlone else {
            if isChosen { throw .unknownChoice }
            return nil
        }
        if text.isBlank {
            if isChosen { throw .missingOther }
            return nil
        }
        guard let line = Line(text) else { throw .tooLong(Line.longest) }
        return line
    }
}
