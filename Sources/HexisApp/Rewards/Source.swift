/// A reference to the literature.
struct Source {
    let authors: String
    let year: String
    let title: String
    /// The journal, or the publisher of a book.
    let publication: String
    /// The DOI (ISO 26324); `nil` for books, and where we could not verify it.
    let doi: String?

    /// Reads five lines, the first of them the authors.
    init(_ texts: RewardTexts, from line: Int) {
        authors = texts[line]
        year = texts[line + 1]
        title = texts[line + 2]
        publication = texts[line + 3]
        doi = texts.value(line + 4)
    }
}
