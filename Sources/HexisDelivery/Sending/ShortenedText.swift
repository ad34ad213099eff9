import HexisCore

/// Returns the text, or as much of its beginning as takes so many bytes in JSON, with “…” for the rest.
///
/// It is cut between grapheme clusters: no emoji and no accented letter is split. If nothing fits, the result is
/// empty.
func shortened(_ text: String, toJSONBytes most: Int) -> String {
    guard jsonBytes(of: text) > most else { return text }
    let ellipsis = "…"
    var room = most - ellipsis.utf8.count
    guard room >= 0 else { return "" }
    let kept = text.prefix { character in
        room -= jsonBytes(of: String(character))
        return room >= 0
    }
    return kept + ellipsis
}

/// The length in JSON, without quotation marks. Some characters grow: a line break takes two bytes.
private func jsonBytes(of text: String) -> Int { JSON.string(text).text.utf8.count - 2 }
