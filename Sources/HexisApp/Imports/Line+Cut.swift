public import HexisCore

extension Line {
    /// The text of another program in one line, cut where it is too long. Returns `nil` if nothing visible is left.
    public init?(cut text: String) {
        if let line = Line(text) {
            self = line
            return
        }
        let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        self.init(String(String.UnicodeScalarView(words.unicodeScalars.prefix(Line.longest))))
    }
}
