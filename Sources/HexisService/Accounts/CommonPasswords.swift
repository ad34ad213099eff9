package import HexisCore

/// The passwords that are guessed first, whatever composition rules they satisfy (NIST SP 800-63B, section
/// 3.1.1.2): a few rules and a word list, which together cover the many thousands at the top of lists of breached
/// passwords.
enum CommonPasswords {
    /// Letters and digits in sequence: on the keyboard, in the alphabet or in counting.
    private static let runs = [
        "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop",
        "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
        "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "qazwsxedcrfvtgbyhnujmikolp", "qweasdzxc",
        "!@#$%^&*()", "!\"§$%&/()=",
    ].flatMap { [$0, String($0.reversed())] }

    /// Digits and signs that stand in for the letters they resemble.
    private static let lookalikes: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i",
    ]

    /// The most characters that count as padding added around a word to satisfy a form: `Password1!`, `maria2009`.
    private static let longestTrimming = 6
    /// Shorter digit-only passwords are dates and telephone numbers.
    private static let fewestDigits = 12

    /// Whether a text, in lower case, is a common password.
    static func contains(_ text: String, of userName: String) -> Bool {
        let squeezed = text.filter { !$0.isWhitespace }
        guard !squeezed.allSatisfy(\.isWholeNumber) || squeezed.count >= fewestDigits else { return true }
        let (core, trimmed) = core(of: squeezed)
        let candidates = [squeezed, plain(squeezed)] + (trimmed ? [core, plain(core)] : [])
        return candidates.contains { isWord($0, userName) || isOneRepeated($0) || isMadeOfRuns($0) }
    }

    private static func isWord(_ text: String, _ userName: String) -> Bool {
        let half = String(text.prefix(text.count / 2))
        return [text, half + half == text ? half : text].contains { words.contains($0) || $0 == userName }
    }

    /// Whether a text such as `abcabcabc` repeats one to four characters.
    private static func isOneRepeated(_ text: String) -> Bool {
        let characters = Array(text)
        return (1...4).contains { length in
            characters.count >= 2 * length
                && characters.indices.dropFirst(length).allSatisfy {
                    characters[$0] == characters[$0 - length]
                }
        }
    }

    /// Whether a text such as `asdf1234` or `123qweasd` is made of pieces of three or more characters, each found
    /// in a run.
    private static func isMadeOfRuns(_ text: String) -> Bool {
        var rest = text[...]
        while !rest.isEmpty {
            guard
                let length = (3...max(3, rest.count)).last(where: { length in
                    rest.count >= length && runs.contains { $0.contains(rest.prefix(length)) }
                })
            else { return false }
            rest = rest.dropFirst(length)
        }
        return true
    }

    /// The text without the digits and signs around it, and whether these are too few to add strength.
    private static func core(of text: String) -> (String, Bool) {
        let core = text.drop { !$0.isLetter }
        let end = core.lastIndex(where: \.isLetter)
        let inner = end.map { String(core[...$0]) } ?? ""
        return (inner, !inner.isEmpty && text.count - inner.count <= longestTrimming)
    }

    private static func plain(_ text: String) -> String { String(text.map { lookalikes[$0] ?? $0 }) }
}

/// Whether an attacker who knows the user name guesses this password first.
package func isCommon(_ password: String, of userName: String) -> Bool {
    CommonPasswords.contains(password.lowercased(), of: userName.lowercased())
}

extension NewPassword {
    /// Throws if the text is too short, too long, or one of the passwords that are guessed first.
    package init(_ text: String, of userName: String) throws(NewPasswordError) {
        self = try NewPassword(text)
        if isCommon(text, of: userName) { throw .tooCommon }
    }
}
