/// Something that Hexis must never say, and why. Each of these once stood in a text.
struct UntrueClaim: Sendable, CustomStringConvertible {
    /// All of them in one text, in small letters.
    let words: [String]
    /// Only below this folder or in this file; everywhere where there is none.
    let place: String?
    let reason: String

    init(_ words: String..., in place: String? = nil, because reason: String) {
        self.words = words
        self.place = place
        self.reason = reason
    }

    var description: String { words.joined(separator: " … ") }

    func isMade(by text: WrittenWords.Text) -> Bool {
        let said = text.words.lowercased()
        return place.map { text.file.contains($0) } != false && words.allSatisfy { said.contains($0) }
    }
}

extension UntrueClaim {
    static let all = medicine + consent

    private static let medicine = [
        UntrueClaim("there may still be time", because: "Hexis never says when a late dose may be taken."),
        UntrueClaim("you can take it now", because: "Hexis gives no dosing advice."),
        UntrueClaim(
            "one dose is all it takes",
            because: "After a gap some medicines must be built up again, clozapine for one."),
        UntrueClaim("fine day to begin again", because: "The same: Hexis does not invite to restart."),
        UntrueClaim("toothbrush", "box", because: "Damp spoils tablets: a bathroom is no place for them."),
        UntrueClaim("next to the toothbrush", because: "The same."),
        UntrueClaim("beside the kettle", because: "Steam is no better."),
        UntrueClaim("box", "by your bed", because: "Medicines belong out of children’s reach."),
        UntrueClaim(
            "proportion of days covered", because: "That is reckoned from what pharmacies dispensed."),
        UntrueClaim("for example 80", because: "What share of doses is enough depends on the medicine."),
        UntrueClaim("no resting heart", because: "Some do beat faster."),
        UntrueClaim("taken late", because: "How late is late depends on the medicine."),
        UntrueClaim("catch up", in: "Medicine/WeekWording", because: "Nobody should, without advice."),
    ]

    private static let consent = [
        UntrueClaim("nothing is read by itself", because: "Watches and imports are read."),
        UntrueClaim("nobody else sees", because: "Whoever runs the server could."),
        UntrueClaim("so that only you can see", because: "Whoever runs the server could see it, too."),
        UntrueClaim("end-to-end", because: "It is not."),
    ]
}
