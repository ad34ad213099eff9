import Testing

/// Words that made texts hard to read where the field has its own term.
@Suite("Retired words")
struct RetiredWordTests {
    /// In lower case, each with what to write instead.
    private static let retired = [
        ("whoever", "your administrator, or anyone who"), ("nobody", "no one, or another sentence"),
        ("who has ", "if you have"), (" shall ", "should"), ("shall ", "should"),
        (" told", "notified, or sent"), ("stands here", "appears here"), ("stand here", "appear here"),
        ("stands on", "is on"), ("put away", "archived"),
        (": noted", "saved"), ("asked for on", "due on"), ("calls again", "you will be reminded"),
        ("hangs on", "belongs to"), ("let in", "API token, or connect"), ("believed", "used"),
        ("days at present", "schedule in use"), ("do not belong together", "wrong"),
        ("programs of yours", "connected apps"), ("well kept", "well done"),
        ("look what", "check"), ("take the answer back", "clear the answer"), ("me of weeks", "weekly"),
        ("please enter", "enter"), ("please give", "enter"), ("please choose", "choose"),
        ("mean it", "nothing"), ("piece of knowledge", "tip"), ("pieces of knowledge", "tips"),
    ]

    @Test("No text that people read contains a retired word", arguments: retired)
    func texts(_ word: String, _ better: String) {
        for text in WrittenWords.all
        where text.file.hasPrefix("HexisApp/") || text.file.hasPrefix("HexisDelivery/") {
            guard !text.file.contains("Storybook/"), !RetiredWordTests.fits(word, text.words.lowercased())
            else { continue }
            Issue.record("\(text.file): “\(text.words.prefix(300))”. Better: \(better).")
        }
    }

    private static func fits(_ word: String, _ text: String) -> Bool {
        let allowed = ["told researchers"]
        return !allowed.reduce(text) { $0.replacing($1, with: "") }.contains(word)
    }
}
