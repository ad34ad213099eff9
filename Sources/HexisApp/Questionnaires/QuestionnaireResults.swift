import HexisCore

/// The answers to a questionnaire: those with numbers over time, and each time in words.
struct QuestionnaireResults: View {
    /// The earliest first.
    let results: [SurveyResult]
    let given: GivenQuestionnaire
    let today: Day

    /// The number of times that are shown.
    static var most: Int { 12 }

    func write(to html: inout HTML) {
        if results.count > 1 {
            for item in given.items.items where item.isMeasured { writeChart(of: item, to: &html) }
        }
        for result in results.reversed() { write(result, to: &html) }
    }

    private func writeChart(of item: QuestionnaireItem, to html: inout HTML) {
        guard let axis = Axis(of: item, results.compactMap { number(of: item, in: $0) }) else { return }
        html("h4", text: item.text.text)
        html(
            BarChart(headings: [WritingWording.day, WritingWording.answer], count: results.count) { place in
                bar(of: item, in: results[place], along: axis)
            })
    }

    private func number(of item: QuestionnaireItem, in result: SurveyResult) -> Int64? {
        result.answer(to: item.key)?.number?.thousandths
    }

    private func bar(of item: QuestionnaireItem, in result: SurveyResult, along axis: Axis) -> BarChart.Bar {
        guard let day = result.day, let number = number(of: item, in: result) else {
            return BarChart.Bar("", permille: nil)
        }
        return BarChart.Bar(
            label(day), permille: axis.permille(of: number),
            words: [DateWording.long(day, seenFrom: today), words(of: item, in: result)])
    }

    /// There is room for a few whole dates.
    private func label(_ day: Day) -> String {
        results.count > 4 ? "\(day.date.day)" : DateWording.short(day, seenFrom: today)
    }

    private func write(_ result: SurveyResult, to html: inout HTML) {
        guard let day = result.day else { return }
        html("details", .class("figures")) { html in
            html("summary", text: DateWording.long(day, seenFrom: today))
            html("dl", .class("answers")) { html in
                for item in given.items.items where item.kind.isQuestion && isReached(item, in: result) {
                    write(item, in: result, to: &html)
                }
            }
        }
    }

    private func isReached(_ item: QuestionnaireItem, in result: SurveyResult) -> Bool {
        result.steps.contains { step in step.said.contains { $0.step == item.key } }
    }

    private func write(_ item: QuestionnaireItem, in result: SurveyResult, to html: inout HTML) {
        html("div") { html in
            html("dt", text: item.text.text)
            html("dd", .class("card-name written"), text: words(of: item, in: result))
        }
    }

    private func words(of item: QuestionnaireItem, in result: SurveyResult) -> String {
        result.answer(to: item.key).map { item.words(of: $0, seenFrom: today) } ?? WritingWording.leftOut
    }
}

/// The axis along which the bars of a chart rise, in thousandths.
private struct Axis {
    let least: Int64
    let greatest: Int64

    /// A number without bounds is drawn from nothing to the highest answer. Returns `nil` without answers.
    init?(of item: QuestionnaireItem, _ numbers: [Int64]) {
        guard let low = numbers.min(), let high = numbers.max() else { return nil }
        least = item.lowest.map { $0 * 1000 } ?? min(0, low)
        greatest = item.highest.map { $0 * 1000 } ?? high
    }

    func permille(of number: Int64) -> Int {
        let share = greatest > least ? Double(number - least) / Double(greatest - least) * 1000 : 1000
        return Int(min(max(share, 0), 1000))
    }
}

extension QuestionnaireItem {
    /// Whether its answers are numbers.
    fileprivate var isMeasured: Bool { kind == .scale || kind == .number }

    /// An answer as a person reads it.
    fileprivate func words(of answer: SurveyAnswer, seenFrom today: Day) -> String {
        switch kind {
        case .yesOrNo: answer.contains("yes") ? SurveyWording.yes : SurveyWording.no
        case .choice, .choices:
            chosen(in: answer).map { $0.text }.joined(separator: ", ")
        case .number, .scale: [answer.text.text, unit?.text].compactMap { $0 }.joined(separator: " ")
        case .day: answer.day.map { DateWording.long($0, seenFrom: today) } ?? answer.text.text
        case .instruction, .text, .longText, .time: answer.text.text
        }
    }
}
