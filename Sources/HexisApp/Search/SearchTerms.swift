import HexisCore

/// The words of a search. A text matches if it contains each of them, in any order and in upper or lower case.
struct SearchTerms {
    private let words: [[UInt8]]

    init(_ text: String) {
        words = parts(of: text.firstScalars(SearchTerms.longest).bytes[...], at: UInt8(ascii: " "))
            .filter { !$0.isEmpty }.map { SearchTerms.folded($0) }
    }

    /// Longer searches are cut off here.
    static let longest = 100

    var isEmpty: Bool { words.isEmpty }

    func match(_ text: String) -> Bool {
        let text = SearchTerms.folded(text.bytes[...])
        return words.allSatisfy { SearchTerms.contains(text, $0) }
    }

    /// Ignores case by the one bit that upper and lower case differ in: in ASCII and, in UTF-8, in most accented letters
    /// of western Europe.
    private static func folded(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.map { $0 | 32 } }

    private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
        guard text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { text[$0..<$0 + word.count].elementsEqual(word) }
    }
}
