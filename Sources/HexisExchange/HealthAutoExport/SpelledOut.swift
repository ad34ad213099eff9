/// A name as people write it: `mindful_minutes` and `MindfulMinutes` are both “Mindful Minutes”.
func spelledOut(_ name: String) -> String {
    var words = ""
    var last: Character?
    for (character, next) in zip(name, name.dropFirst().map { Optional($0) } + [nil]) {
        let isBlank = character == "_" || character == " "
        if beginsWord(character, after: last, before: next) { words += " " }
        words += isBlank ? " " : last == nil || last == "_" ? character.uppercased() : String(character)
        last = character
    }
    return words
}

/// A new word begins after a lowercase letter, and before the last capital of an abbreviation: `VO2Max`, `HRVSample`.
private func beginsWord(_ character: Character, after last: Character?, before next: Character?) -> Bool {
    character.isUppercase
        && (last.map { $0.isLowercase || $0.isNumber } == true
            || last?.isUppercase == true && next?.isLowercase == true)
}
