/// Which source is believed first where several measured the same time.
///
/// What the person said themselves comes before every device; then the sources as they ranked them; then those whose
/// names have a “watch” in them, because a watch is worn where a phone lies about; then the others by their names.
public struct SourceRanking: Hashable, Sendable {
    public let names: [Line]

    /// Enough for every device that a person ever had.
    public static let most = 50

    public static let none = SourceRanking(valid: [])

    /// `nil` for more than `most`, or for a name that is no line.
    public init?(_ names: [String]) {
        let lines = names.compactMap { Line($0) }
        guard lines.count == names.count, lines.count <= SourceRanking.most else { return nil }
        self.init(valid: lines)
    }

    private init(valid names: [Line]) {
        self.names = names
    }

    /// Whether the one source is believed before the other.
    func isBefore(_ left: String, _ right: String) -> Bool {
        let (first, second) = (place(of: left), place(of: right))
        return first == second ? left.bytes.lexicographicallyPrecedes(right.bytes) : first < second
    }

    private func place(of source: String) -> Int {
        if source.bytes.isEmpty { return -1 }
        if let place = names.firstIndex(where: { $0.text == source }) { return place }
        return names.count + (hasWatch(source) ? 0 : 1)
    }
}

/// Whether “watch” stands in a name, in capitals or not.
private func hasWatch(_ name: String) -> Bool {
    let letters = name.bytes.map { $0 | 32 }
    let watch = "watch".bytes
    guard letters.count >= watch.count else { return false }
    return (0...letters.count - watch.count).contains { letters[$0..<$0 + watch.count].elementsEqual(watch) }
}

/// In JSON `["Watch","Phone"]`.
extension SourceRanking: FieldType {
    init?(wire: FieldValue) {
        guard case .run(let bytes) = wire else { return nil }
        var reader = ByteReader(bytes)
        var names: [Line] = []
        while !reader.isAtEnd {
            guard names.count < SourceRanking.most, let run = try? reader.run(),
                let name = Line(wire: .run(run))
            else { return nil }
            names.append(name)
        }
        self.init(valid: names)
    }

    var wire: FieldValue {
        var writer = ByteWriter()
        for name in names { writer.write(run: name.text.bytes) }
        return .run(writer.bytes[...])
    }

    init?(json: JSON) {
        guard case .array(let items) = json else { return nil }
        let names = items.compactMap { $0.string }
        guard names.count == items.count else { return nil }
        self.init(names)
    }

    var json: JSON { .array(names.map { $0.json }) }
}
