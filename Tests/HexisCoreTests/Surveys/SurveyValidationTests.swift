@testable import HexisCore
import Testing

@Suite("Survey answers")
struct SurveyValidationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let format: SurveyFormat
        let input: SurveyInput
        let expected: Result<SurveyAnswer?, SurveyProblem>
        var testDescription: String { "\(format) \(input.text) \(input.other)" }

        init(
            _ format: SurveyFormat, _ values: [String], other: String = "",
            _ expected: Result<SurveyAnswer?, SurveyProblem>
        ) {
            self.format = format
            input = SurveyInput(values.joined(separator: " "), other: other)
            self.expected = expected
        }
    }

    /// 40 to 200 beats a minute, in steps of five.
    private static let pulse = SurveyFormat.number(
        SurveyFormat.Number(amount("40")...amount("200"), step: amount("5"), unit: "bpm"))
    private static let scale = SurveyFormat.scale(SurveyFormat.Scale(1...7, lowest: "low", highest: "high"))
    private static let options = [SurveyFormat.Option("tea", "Tea"), SurveyFormat.Option("milk", "Milk")]
    private static let one = SurveyFormat.choice(SurveyFormat.Choices(options))
    private static let oneOrOther = SurveyFormat.choice(SurveyFormat.Choices(options, other: "Else"))
    private static let many = SurveyFormat.choice(
        SurveyFormat.Choices(options, isMultiple: true, other: "Else"))

    static let cases = [
        Case(pulse, [], .failure(.missing)),
        Case(pulse, ["  "], .failure(.missing)),
        Case(pulse, ["40"], .success(.number(amount("40")))),
        Case(pulse, [" 62.5 "], .failure(.notOnStep(amount("5")))),
        Case(pulse, ["65"], .success(.number(amount("65")))),
        Case(pulse, ["200"], .success(.number(amount("200")))),
        Case(pulse, ["205"], .failure(.outOfBounds(amount("40")...amount("200")))),
        Case(pulse, ["39.999"], .failure(.outOfBounds(amount("40")...amount("200")))),
        Case(pulse, ["fifty"], .failure(.notANumber)),
        Case(.number(SurveyFormat.Number()), ["0,125"], .success(.number(amount("0.125")))),
        Case(.number(SurveyFormat.Number()), ["-1"], .failure(.outOfBounds(.zero ... .limit))),
        Case(.number(SurveyFormat.Number(step: .zero)), ["3"], .success(.number(amount("3")))),
        Case(scale, ["1"], .success(.number(amount("1")))),
        Case(scale, ["7"], .success(.number(amount("7")))),
        Case(scale, ["8"], .failure(.unknownChoice)),
        Case(scale, ["07"], .failure(.unknownChoice)),
        Case(scale, [""], .failure(.missing)),
        Case(one, ["tea"], .success(.chosen("tea"))),
        Case(one, ["tea", "milk"], .failure(.unknownChoice)),
        Case(one, ["cake"], .failure(.unknownChoice)),
        Case(one, ["*"], other: "Cake", .failure(.unknownChoice)),
        Case(one, ["tea"], other: "Cake", .success(.chosen("tea"))),
        Case(oneOrOther, ["*"], other: " Cake ", .success(.chosen(other: line("Cake")))),
        Case(oneOrOther, [], other: "Cake", .success(.chosen(other: line("Cake")))),
        Case(oneOrOther, ["milk"], other: "Cake", .success(.chosen("milk"))),
        Case(oneOrOther, ["*"], .failure(.missingOther)),
        Case(
            oneOrOther, ["*"], other: String(repeating: "x", count: 101), .failure(.tooLong(100))),
        Case(many, ["milk", "tea"], .success(.chosen("tea", "milk"))),
        Case(many, ["milk", "*"], other: "Cake", .success(.chosen("milk", other: line("Cake")))),
        Case(many, ["milk"], other: "Cake", .success(.chosen("milk", other: line("Cake")))),
        Case(many, ["milk", "*"], .failure(.missingOther)),
        Case(many, ["milk", "cake"], .failure(.unknownChoice)),
        Case(.yesOrNo, ["yes"], .success(.chosen("yes"))),
        Case(.yesOrNo, ["no"], .success(.chosen("no"))),
        Case(.yesOrNo, ["maybe"], .failure(.unknownChoice)),
        Case(.text(longest: 3), [" ab "], .failure(.tooLong(3))),
        Case(.text(longest: 3), ["水水水"], .success(SurveyAnswer(text: passage("水水水")))),
        Case(.text(), ["\u{A0}\n"], .failure(.missing)),
        Case(
            .text(longest: 9000, isLong: true), [String(repeating: "x", count: 4001)],
            .failure(.tooLong(4000))),
        Case(.day, ["2026-11-21"], .success(.day(day("2026-11-21")))),
        Case(.day, ["2026-02-29"], .failure(.notADay)),
        Case(.time, ["08:05"], .success(.time(time("08:05")))),
        Case(.time, ["24:00"], .failure(.notATime)),
    ]

    @Test("An answer is accepted or refused with the reason", arguments: cases)
    func table(_ row: Case) {
        let question = SurveyQuestion("q", "?", row.format)
        #expect(Result { () throws(SurveyProblem) in try question.answer(row.input) } == row.expected)
    }

    @Test("An optional answer may be empty, but not wrong", arguments: cases)
    func optional(_ row: Case) {
        let question = SurveyQuestion("q", "?", row.format, isOptional: true)
        let expected = row.input.isBlank ? .success(nil) : row.expected
        #expect(Result { () throws(SurveyProblem) in try question.answer(row.input) } == expected)
    }

    @Test("An accepted answer can be typed again unchanged", arguments: cases)
    func again(_ row: Case) throws {
        guard case .success(let answer) = row.expected else { return }
        let question = SurveyQuestion("q", "?", row.format)
        #expect(try question.answer(SurveyInput(answer)) == answer)
    }

    @Test("A scale has at most eleven numbers, whatever is requested")
    func scales() {
        let extremes = [1...7, 0...10, 0...1000, Int.min...Int.max, Int.max...Int.max, 5...5]
        let values = extremes.map { SurveyFormat.Scale($0, lowest: "", highest: "").values }
        #expect(values == [1...7, 0...10, 0...10, -100 ... -90, 100...110, 5...5])
    }

    @Test(
        "A key consists of letters, digits and a few signs, and is not a name that pages use themselves",
        arguments: [
            ("mood", true), ("a.b-C_9", true), ("", false), ("a b", false), ("ä", false), ("a/b", false),
            ("*", false), ("entry", false), ("main", false), (String(repeating: "k", count: 60), true),
            (String(repeating: "k", count: 61), false),
        ])
    func keys(text: String, isKey: Bool) {
        #expect((SurveyKey(text: text) != nil) == isKey)
    }
}
