/// Where in the literature something stands.
struct Source {
    let authors: String
    let year: Int
    let title: String
    /// The journal, or the publisher of a book.
    let publication: String

    init(_ authors: String, _ year: Int, _ title: String, _ publication: String) {
        self.authors = authors
        self.year = year
        self.title = title
        self.publication = publication
    }
}
