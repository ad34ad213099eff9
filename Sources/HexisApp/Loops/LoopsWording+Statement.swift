import HexisCore

/// User-facing text about making the plan one's own.
extension LoopsWording {
    static var sentence: String { "Your plan" }
    static var whyTypeTitle: String { "Why type it?" }
    static var whyType: String {
        "Many people find that a plan they write themselves, word by word, stays with them. Small slips are forgiven: one letter in eight. So are capitals, commas and accents."
    }
    static var typeIt: String { "Now type it yourself" }
    static var typeHint: String { "Take your time. You can also dictate it." }
    static var notTyped: String { "Type the sentence above." }
    static var sentenceTooLong: String { "This is much longer than the sentence above." }
    static var differs: String { "Nearly. The marked words differ from the sentence above." }
    static var notPasted: String {
        "Type it here, word by word, in your own time."
    }
    static var readAloud: String { "I have read it aloud" }
    static var notRead: String { "Read the sentence aloud, then tick this." }
    static var cannotType: String { "Typing is hard for me" }
    static var makeHabit: String { "Make it my habit" }
    static var otherWords: String { "Other words" }
    static var useThese: String { "Use these words" }
    static var soThat: String { "so that…" }
    static var partMissing: String { "Fill this in: the plan needs it." }
    static var missing: String { "missing: " }
    static var extra: String { "not in the plan: " }

    static var planWriting: String { "Making a plan my own" }
    static var planWritingHint: String { "At the end of a habit loop." }

    static func name(of writing: PlanWriting) -> String {
        switch writing {
        case .typing: "I type it out"
        case .readingAloud: "I cannot type: let me read it aloud and confirm"
        }
    }

    /// Lowercases the first letter where possible: “Talk to Ben” becomes “talk to Ben”; “TV” and “I sit” stay.
    static func withinSentence(_ text: String) -> String {
        var bytes = text.bytes
        while bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
        if bytes.count > 1, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[0],
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[1]
        {
            bytes[0] += 32
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Capitalizes the first letter: “talk to Ben” becomes “Talk to Ben”.
    static func asName(_ text: String) -> String {
        var bytes = text.bytes
        if let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first { bytes[0] -= 32 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A craving as it reads after “so that”: “I want to socialize” becomes “I can socialize”, “I want a break”
    /// becomes “I get a break”.
    static func reward(from craving: String) -> String {
        let text = withinSentence(craving)
        for (start, instead) in [("I want to ", "I can "), ("I want ", "I get ")] {
            if text.firstScalars(start.scalarCount) == start {
                return instead + String(decoding: text.bytes.dropFirst(start.scalarCount), as: UTF8.self)
            }
        }
        return text
    }
}
