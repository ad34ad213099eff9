/// Short pieces gathered into longer ones, so that a file of many lines is written in few steps.
struct Pieces<Lines: Sequence>: Sequence where Lines.Element == [UInt8] {
    let first: [UInt8]
    let last: [UInt8]
    let lines: Lines

    /// The length from which a piece is passed on.
    private static var enough: Int { 64 * 1024 }

    init(first: [UInt8], of lines: Lines, last: [UInt8] = []) {
        self.first = first
        self.last = last
        self.lines = lines
    }

    func makeIterator() -> AnyIterator<[UInt8]> {
        var lines = lines.makeIterator()
        var start: [UInt8]? = first
        var isAtEnd = false
        return AnyIterator {
            guard !isAtEnd else { return nil }
            var piece = start ?? []
            start = nil
            while piece.count < Pieces.enough {
                guard let line = lines.next() else {
                    isAtEnd = true
                    piece.append(contentsOf: last)
                    break
                }
                piece.append(contentsOf: line)
            }
            return piece
        }
    }
}
