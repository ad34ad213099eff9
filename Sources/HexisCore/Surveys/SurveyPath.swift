/// The way through a survey, as the answers make it.
extension SurveyRun {
    /// The steps in their order: those behind, and those ahead as far as nothing else is answered.
    public func path(through survey: Survey) -> [SurveyStep] {
        places(through: survey).map { survey.steps[$0] }
    }

    /// The first step on the path that has not been answered; `nil` when there is none left.
    public func nextStep(in survey: Survey) -> SurveyStep? {
        path(through: survey).first { !isAnswered($0) }
    }

    /// Whether everything that a step asks was answered or, where it may be, left out.
    public func isAnswered(_ step: SurveyStep) -> Bool {
        if step.questions.isEmpty { return said(to: step.key) != nil }
        return step.questions.allSatisfy { question in
            guard let said = said(to: question.key) else { return false }
            return said.answer != nil || question.isOptional
        }
    }

    /// How far along a step of the path is; `nil` for a step that is not on it.
    public func progress(at step: SurveyKey, in survey: Survey) -> SurveyProgress? {
        let places = places(through: survey)
        guard let place = survey.place(of: step), let number = places.firstIndex(of: place) else {
            return nil
        }
        let ahead = survey.steps.indices[place...]
        // How many steps there are at most from each on, from the last one back to this one.
        var lengths = [Int](repeating: 0, count: survey.steps.count + 1)
        var isCertain = true
        for start in ahead.reversed() {
            let next = self.places(after: start, in: survey, behind: places[..<number], open: place)
            lengths[start] = 1 + (next.map { lengths[$0] }.max() ?? 0)
            isCertain = isCertain && next.count == 1
        }
        return SurveyProgress(number: number + 1, most: number + lengths[place], isCertain: isCertain)
    }

    private func places(through survey: Survey) -> [Int] {
        var places: [Int] = []
        var next = 0
        while next < survey.steps.count {
            places.append(next)
            next = self.places(after: next, in: survey, behind: places[...], open: survey.steps.count)[0]
        }
        return places
    }

    /// Where a step may lead to: to one place where everything is decided, to several where a rule hangs on an answer
    /// that is yet to come, at a step from `open` on. The end is the place after the last step.
    private func places(
        after place: Int, in survey: Survey, behind: ArraySlice<Int>, open: Int
    ) -> [Int] {
        var places: [Int] = []
        for rule in survey.steps[place].rules {
            guard let asking = survey.place(asking: rule.question),
                let destination = rule.destination.map({ survey.place(of: $0) }) ?? survey.steps.count,
                destination > place
            else { continue }
            if asking >= open {
                if asking <= place { places.append(destination) }
            } else if behind.contains(asking), let said = said(to: rule.question),
                rule.condition.holds(for: said.answer)
            {
                return places + [destination]
            }
        }
        return places + [place + 1]
    }
}

/// How far along a step is.
public struct SurveyProgress: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    /// How many steps there are at most.
    public let most: Int
    /// Whether there are just as many, whatever is answered.
    public let isCertain: Bool
}
