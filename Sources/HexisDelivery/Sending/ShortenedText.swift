import HexisCore

/// The text, or as much of its beginning as has so many bytes in JSON, with “…” for the rest.
///
/// It is cut between characters as people see them: no emoji and no accented letter comes apart. A text of
/// which nothing fits is empty.
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

/// Without the quotation marks. Some characters are longer than in the text: a line break has two bytes.
private func jsonBytes(of text: String) -> Int { JSON.string(text).text.utf8.count - 2 }
