/// A claim that Hexis must never make, and why. Each of these once was in a text.
struct UntrueClaim: Sendable, CustomStringConvertible {
    /// Words that occur together in one text, in lower case.
    let words: [String]
    /// The folder or file that the claim is limited to; everywhere if `nil`.
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
    static let all = medicine + consent + automaticity + literature

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

    /// The answers say how far people agree that it happens automatically, and no more.
    private static let automaticity = [
        UntrueClaim("by itself", in: "Automaticity/", because: "They agree, or tend to."),
        UntrueClaim("by itself", in: "Graduation/", because: "The same."),
        UntrueClaim("by itself", in: "Guide/GuideWording", because: "The same."),
        UntrueClaim("it does itself", because: "The same."),
        UntrueClaim("do itself", because: "The same."),
        UntrueClaim("probability of 95", because: "It is a confidence interval."),
        UntrueClaim("254 days were the longest", because: "They are an estimate, and 335 are known."),
        UntrueClaim("i don’t agree at all", because: "The scale ends at “Strongly disagree”."),
        UntrueClaim("i agree entirely", because: "The scale ends at “Strongly agree”."),
    ]

    /// Claims that the papers do not support.
    private static let literature = [
        UntrueClaim("66", "on average", because: "66 days are the median of the curves that fitted well."),
        UntrueClaim("66 are enough", because: "Half of the people needed more."),
        UntrueClaim(
            "until something is done without thinking", because: "It was a plateau, for some a low one."),
        UntrueClaim("days between did no harm", because: "The study was about one missed day."),
        UntrueClaim("a day that is missed does no harm", because: "The same."),
        UntrueClaim("often ends after a week", because: "There is no source for that."),
        UntrueClaim("seldom a lack of will", because: "The review names other reasons."),
        UntrueClaim("a cue is no different", because: "The study was about sentences."),
        UntrueClaim("counts no points, and", because: "Medicine has a streak, badges and titles."),
        UntrueClaim("a goal or a mood", because: "The study was about goals."),
        UntrueClaim("other hand, they stopped", because: "They ate less."),
        UntrueClaim("better than a time on the clock", because: "A trial found no difference (Keller 2021)."),
        UntrueClaim("better than the clock", because: "The same."),
        UntrueClaim("does not learn its own", because: "One study found it slower (Stawarz 2015)."),
        UntrueClaim("shows the last ten days.", because: "They are the last ten on which it was due."),
        UntrueClaim("kettle", "one leg", because: "Boiling water and a fall."),
        UntrueClaim("do not hurt before", because: "It is hardly English."),
        UntrueClaim("glass of wine", because: "For some people, stopping alone is dangerous."),
        UntrueClaim("costs a minute", "ten", because: "Ten breaths at six a minute take longer."),
    ]

    private static let consent = [
        UntrueClaim("nothing is read by itself", because: "Watches and imports are read."),
        UntrueClaim("nobody else sees", because: "Whoever runs the server could."),
        UntrueClaim("so that only you can see", because: "Whoever runs the server could see it, too."),
        UntrueClaim("end-to-end", because: "It is not."),
    ]
}
