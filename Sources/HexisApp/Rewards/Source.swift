/// A reference to the literature.
struct Source {
    let authors: String
    let year: Int
    let title: String
    /// The journal, or the publisher of a book.
    let publication: String
    /// The DOI (ISO 26324); `nil` for books, and where we could not verify it.
    let doi: String?

    init(_ authors: String, _ year: Int, _ title: String, _ publication: String, doi: String? = nil) {
        self.authors = authors
        self.year = year
        self.title = title
        self.publication = publication
        self.doi = doi
    }
}
