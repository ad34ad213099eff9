/// A text reduced for comparison to its letters and digits, in lower case without diacritics. “Café, at 5!” is “cafe at
/// 5”.
///
/// Case, punctuation, spacing and diacritics do not affect whether two people mean the same. A few rules of our own
/// fold Latin, Greek and Cyrillic letters, since Unicode's tables are larger than all the rules around them; other
/// scripts, and pictures, are compared as they are.
struct PlainLetters: Hashable, Sendable {
    /// The words, each as its scalars.
    private(set) var words: [[UInt32]] = []

    /// All words joined into one.
    var joined: [UInt32] { words.reduce([]) { $0 + $1 } }

    init(_ text: String) {
        var word: [UInt32] = []
        for scalar in text.unicodeScalars {
            switch Letter(scalar.value) {
            case .plain(let letter): word.append(letter)
            case .mark: continue
            case .gap:
                if !word.isEmpty { words.append(word) }
                word = []
            }
        }
        if !word.isEmpty { words.append(word) }
        // “?!” is an answer, too.
        if words.isEmpty && !text.isEmpty { words = [text.unicodeScalars.map { $0.value }] }
    }

    private enum Letter {
        case plain(UInt32)
        /// A mark that belongs to the letter before it, or to nothing.
        case mark
        /// A separator between words.
        case gap

        init(_ scalar: UInt32) {
            switch scalar {
            case 0x30...0x39, 0x61...0x7A: self = .plain(scalar)
            case 0x41...0x5A: self = .plain(scalar + 32)
            // Apostrophes join: “don't”, “don’t” and “dont” are one.
            case 0x27, 0x2018, 0x2019, 0x2BC: self = .mark
            case 0..<0xC0, 0xD7, 0xF7, 0x2000...0x200A, 0x2010...0x206F, 0x3000...0x303F, 0xFF01...0xFF0F:
                self = .gap
            case 0xAD, 0x300...0x36F, 0x5B0...0x5C7, 0x64B...0x65F, 0x200B...0x200F, 0xFE00...0xFE0F:
                self = .mark
            default: self = .plain(PlainLetters.base(of: scalar))
            }
        }
    }

    /// Returns the base letter: é is e, Ж is ж, ώ is ω.
    private static func base(of scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0xC0...0x17F: UInt32(latin.utf8Start[Int(scalar - 0xC0)])
        case 0x1A0, 0x1A1, 0x1ECC...0x1EE3: ascii("o")
        case 0x1AF, 0x1B0, 0x1EE4...0x1EF1: ascii("u")
        case 0x1EA0...0x1EB7: ascii("a")
        case 0x1EB8...0x1EC7: ascii("e")
        case 0x1EC8...0x1ECB: ascii("i")
        case 0x1EF2...0x1EF9: ascii("y")
        case 0x386, 0x3AC: 0x3B1
        case 0x388, 0x3AD: 0x3B5
        case 0x389, 0x3AE: 0x3B7
        case 0x38A, 0x3AF: 0x3B9
        case 0x38C, 0x3CC: 0x3BF
        case 0x38E, 0x3CD: 0x3C5
        case 0x38F, 0x3CE: 0x3C9
        case 0x3C2: 0x3C3
        case 0x391...0x3A9, 0x410...0x42F: scalar + 32
        case 0x401, 0x451: 0x435
        case 0x402...0x40F: scalar + 80
        default: scalar
        }
    }

    private static func ascii(_ letter: Unicode.Scalar) -> UInt32 { letter.value }

    /// The plain letter for each of U+00C0 to U+017F.
    private static var latin: StaticString {
        """
        aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
        lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
        """
    }
}
