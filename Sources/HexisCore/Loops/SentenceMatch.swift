/// Compares a typed sentence with the one that was meant.
///
/// Case, spacing, punctuation and diacritics do not count. Of the remaining letters, one in eight of the meant sentence
/// may be missing, superfluous or wrong: a slip is no lack of intention.
public struct SentenceMatch: Sendable {
    /// Whether the sentences are close enough.
    public let isForgiven: Bool
    /// The two sentences aligned word by word.
    public let pieces: [Piece]

    /// A word, or the place of a missing one.
    public enum Piece: Equatable, Sendable {
        case same(String)
        /// A word that was meant but not typed.
        case missing(String)
        /// A word that was typed but not meant.
        case extra(String)
        /// A different word was typed.
        case other(typed: String, meant: String)
    }

    /// The number of letters that allow one slip.
    public static let lettersPerSlip = 8
    /// The maximum number of words that are compared one by one.
    static let mostWords = 120

    public init(typed: String, meant: String) {
        let letters = (typed: PlainLetters(typed).joined, meant: PlainLetters(meant).joined)
        let slips = letters.meant.count / SentenceMatch.lettersPerSlip
        isForgiven = editDistance(letters.typed, letters.meant, atMost: slips) != nil
        pieces = SentenceMatch.pieces(SentenceMatch.words(typed), SentenceMatch.words(meant))
    }

    /// A word as it was written, and as it is compared.
    private struct Word {
        let text: String
        let letters: [UInt32]

        func isSame(as other: Word) -> Bool {
            let most = forgivenSlips(in: min(letters.count, other.letters.count))
            return editDistance(letters, other.letters, atMost: most) != nil
        }
    }

    /// Splits a text at spaces, which is how people see words.
    private static func words(_ text: String) -> [Word] {
        var words: [Word] = []
        var rest = text.bytes[...]
        while words.count < mostWords, let start = rest.firstIndex(where: { $0 > 0x20 }) {
            rest = rest[start...]
            let end = rest.firstIndex(where: { $0 <= 0x20 }) ?? rest.endIndex
            let word = String(decoding: rest[..<end], as: UTF8.self).firstScalars(Line.longest)
            words.append(Word(text: word, letters: PlainLetters(word).joined))
            rest = rest[end...]
        }
        return words
    }

    /// The costs of the alignment: a word too many or too few costs 2, a replaced one 3. So a surplus word and a
    /// missing one with a correct word between them are distinguished from two wrong words.
    private static let gap = 2
    private static let exchange = 3

    /// The cheapest alignment (Wagner and Fischer 1974), from the last word to the first.
    private static func pieces(_ typed: [Word], _ meant: [Word]) -> [Piece] {
        let width = meant.count + 1
        // costs[t * width + m]: the cost of turning the typed words from t on into the meant words from m on.
        var costs = [Int](repeating: 0, count: (typed.count + 1) * width)
        var same = [Bool](repeating: false, count: costs.count)
        for t in stride(from: typed.count, through: 0, by: -1) {
            for m in stride(from: meant.count, through: 0, by: -1) {
                guard t < typed.count, m < meant.count else {
                    costs[t * width + m] = (typed.count - t + meant.count - m) * gap
                    continue
                }
                let isSame = typed[t].isSame(as: meant[m])
                same[t * width + m] = isSame
                let one = min(costs[(t + 1) * width + m], costs[t * width + m + 1]) + gap
                costs[t * width + m] = min(one, costs[(t + 1) * width + m + 1] + (isSame ? 0 : exchange))
            }
        }
        return walk(typed, meant, costs, same)
    }

    private static func walk(_ typed: [Word], _ meant: [Word], _ costs: [Int], _ same: [Bool]) -> [Piece] {
        let width = meant.count + 1
        var (t, m) = (0, 0)
        var pieces: [Piece] = []
        while t < typed.count || m < meant.count {
            let cost = costs[t * width + m]
            let isSame = same[t * width + m]
            if t < typed.count, m < meant.count,
                cost == costs[(t + 1) * width + m + 1] + (isSame ? 0 : exchange)
            {
                pieces.append(
                    isSame ? .same(typed[t].text) : .other(typed: typed[t].text, meant: meant[m].text))
                (t, m) = (t + 1, m + 1)
            } else if t < typed.count, cost == costs[(t + 1) * width + m] + gap {
                pieces.append(.extra(typed[t].text))
                t += 1
            } else {
                pieces.append(.missing(meant[m].text))
                m += 1
            }
        }
        return pieces
    }
}
