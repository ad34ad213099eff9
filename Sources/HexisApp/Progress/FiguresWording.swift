/// Why past figures differ from those of an earlier version.
enum FiguresWording {
    static var title: String { "Some figures have changed" }
    static var text: String {
        "Hexis counts more carefully now, so figures from before may differ a little. What you recorded has not changed."
    }
    static var changes: [String] {
        [
            "A limit counts on the days on which you answered.",
            "“Times in any seven days” and challenges ask for as often as you chose.",
            "Yesterday is not missed as long as you can still mark it.",
            "A day that a journey cut short counts neither for nor against you.",
            "The way to “automatic” begins at 0 % on a habit’s first day.",
        ]
    }
    static var read: String { "All right" }
}
