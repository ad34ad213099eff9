/// The words of a list, as a sentence has them: `habits, medicine and places`.
func listed(_ words: [String]) -> String {
    var text = ""
    for (place, word) in words.enumerated() {
        if place > 0 { text += place == words.count - 1 ? " and " : ", " }
        text += word
    }
    return text
}
