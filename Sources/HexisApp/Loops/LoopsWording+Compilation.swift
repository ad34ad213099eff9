import HexisCore

/// User-facing text about the compilation and choosing a cue.
extension LoopsWording {
    static var compilation: String { "Patterns" }
    static var nothingNoted: String { "Your answers will appear here" }
    static var nothingNotedText: String {
        "Each time the urge comes, note what is going on. Times, places and feelings gather here, and patterns show."
    }
    static var recurs: String { "What comes together" }
    static var recursTitle: String { "How is this found?" }
    static var recursExplanation: String {
        "Two or three answers that came together at least three times, and in at least half of all urges."
    }
    static var choose: String { "Choose this" }
    static var whichCue: String { "Answers" }
    static var tick: String { "Tick one, or several that belong together." }
    static var cueTitle: String { "What makes a good cue?" }
    static var cueExplanation: String {
        "One that you cannot miss, and that was there nearly every time. The more exactly you name it, the better it will remind you."
    }
    static var cueField: String { "What sets the urge off?" }
    static var cueHint: String { "It will read: “When I sit down at my desk, I will…”" }
    static var cueMissing: String { "Say what sets the urge off, such as “I sit down at my desk”." }
    static var when: String { "When…" }
    static var hours: String { "Around the clock" }
    static var allNoted: String { "Everything you noted" }
    static var asOne: String { "Nearly the same" }
    static var asOneHint: String {
        "Answers that differ by a slip are counted as one. You decide whether they are."
    }

    static func nothingRecurs(_ count: Int) -> String {
        count < enoughToRecur
            ? "With a few more notes it will show what comes together."
            : "Nothing came together in half of all urges yet. More notes, or more exact ones, will help."
    }

    private static var enoughToRecur: Int { Loop.enoughUrges }

    /// “5 of 7 times: at home, after dinner”
    static func recurrence(_ found: Recurrence, by clock: ClockFormat) -> String {
        let time = found.time.map { [between($0, by: clock)] } ?? []
        let parts = found.answers.map { $0.text } + time
        return "\(found.count) of \(found.total) times: \(parts.joined(separator: ", "))"
    }

    static func between(_ time: UsualTime, by clock: ClockFormat) -> String {
        "between \(clock.text(time.from)) and \(clock.text(time.until))"
    }
    static func ofUrges(_ total: Int) -> String { " of \(urges(total))" }

    static func alsoWritten(_ others: [String]) -> String {
        "also: \(others.map { "“\($0)”" }.joined(separator: ", "))"
    }

    static func pair(_ one: String, _ other: String, _ bond: AnswerBond) -> String {
        bond == .apart ? "“\(other)” is not “\(one)”" : "“\(other)” counts as “\(one)”"
    }

    static func name(of bond: AnswerBond) -> String { bond == .apart ? "Keep apart" : "Count as one" }

    static func hours(_ compilation: Compilation, by clock: ClockFormat) -> String {
        guard let time = compilation.usualTime else { return "No time of day is more frequent so far." }
        return "\(time.count) of \(compilation.urges.count) urges came \(between(time, by: clock))."
    }

    static func dial(_ hours: [Int], by clock: ClockFormat) -> String {
        let counts = hours.indices.compactMap { hour in
            TimeOfDay(minutes: hour * 60).flatMap {
                hours[hour] > 0 ? "\(clock.text($0)), \(hours[hour])" : nil
            }
        }
        return counts.isEmpty ? "No times noted" : "Urges by hour: \(counts.joined(separator: "; "))"
    }

    /// The answer as part of “When …”.
    static func cuePart(_ name: String, _ text: String) -> String {
        switch CueQuestion(name: name) {
        case .place: begins(text, "I ") ? text : "I am \(text)"
        case .feeling: begins(text, "I ") ? text : "I feel \(text)"
        case .thought: "I think “\(text)”"
        case .company: part(text, "with ", unless: ["alone", "by myself", "on my own", "just me"])
        case .before: part(text, "after ")
        case nil: text
        }
    }

    /// Puts `word` in front of an answer: “with Anna”. An answer that already begins with `word` or with one of
    /// `others` keeps its words and only loses the capital that a keyboard gave it.
    private static func part(_ text: String, _ word: String, unless others: [String] = []) -> String {
        var letters = text.bytes
        if let first = letters.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first {
            letters[0] = first + 32
        }
        let isWhole = letters.starts(with: word.bytes) || others.contains { letters.elementsEqual($0.bytes) }
        return isWhole ? String(decoding: letters, as: UTF8.self) : word + text
    }

    private static func begins(_ text: String, _ start: String) -> Bool {
        text.firstScalars(start.scalarCount) == start
    }
}
