/// User-facing text of the search.
enum SearchWording {
    static var title: String { "Search" }
    static var label: String { "A habit, a medicine, a page, something you read" }
    static var pages: String { "Pages" }
    static var nothing: String { "Nothing found. Try one word, or the beginning of one." }
}
