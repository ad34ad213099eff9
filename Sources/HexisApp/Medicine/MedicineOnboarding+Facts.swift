import HexisCore

/// The facts that the answers yield.
extension MedicineOnboarding {
    /// One run yields one medicine, even if two devices finish it independently.
    static func facts(_ result: SurveyResult) -> [Fact] {
        guard let today = result.day else { return [] }
        let medicine = result.run.id.derived(1)
        return form(result, beginning: today).facts(registering: medicine) + agreed(result)
    }

    private static func form(_ result: SurveyResult, beginning today: Day) -> MedicineForm {
        func text(_ key: SurveyKey) -> String { result.answer(to: key)?.text.text ?? "" }
        var form = MedicineForm(beginning: today)
        form.name = text("name")
        form.dose = text("dose")
        form.kind = MedicineForm.Kind(name: text("kind"))
        form.weekdays = words(of: text("weekdays")).compactMap { Weekday(name: $0) }
        form.interval = text("interval")
        form.hours = text("hours")
        form.times = times.map { text($0) }.filter { !$0.isEmpty }
        form.pieces = text("pieces")
        form.isCalledFor = text("calls") == "yes"
        return form
    }

    /// The facts that apply to all medicines.
    private static func agreed(_ result: SurveyResult) -> [Fact] {
        let goal = number("goal", result).map { Fact.adherenceGoalSet(AdherenceGoalSet(percent: $0)) }
        let boundary = number("boundary", result).map {
            Fact.heartRateBoundarySet(HeartRateBoundarySet(boundary: $0, gap: Int64(HeartRate.usualGap)))
        }
        return [goal, boundary].compactMap { $0 }
    }

    private static func number(_ key: SurveyKey, _ result: SurveyResult) -> Int64? {
        result.answer(to: key)?.number.map { $0.thousandths / 1000 }
    }
}
