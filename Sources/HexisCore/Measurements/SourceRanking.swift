/// The order of trust among sources that measured the same time.
///
/// Entries by hand come before every device; then the sources as the person ranked them; then those with “watch” in
/// their names, because a watch is worn while a phone lies about; then the others by name.
public struct SourceRanking: Hashable, Sendable {
    private let list: LineList
    public var names: [Line] { list.lines }

    /// The maximum number of ranked sources: enough for every device that a person ever had.
    public static let most = LineList.most

    public static let none = SourceRanking(list: .none)

    /// Returns `nil` for more than `most` names, or for a name that is not a valid line.
    public init?(_ names: [String]) {
        let lines = names.compactMap { Line($0) }
        guard lines.count == names.count else { return nil }
        self.init(LineList(lines))
    }

    private init?(_ list: LineList?) {
        guard let list else { return nil }
        self.init(list: list)
    }

    private init(list: LineList) {
        self.list = list
    }

    /// Returns whether the first source is trusted over the second.
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

/// Returns whether a name contains “watch”, ignoring case.
private func hasWatch(_ name: String) -> Bool {
    let letters = name.bytes.map { $0 | 32 }
    let watch = "watch".bytes
    guard letters.count >= watch.count else { return false }
    return (0...letters.count - watch.count).contains { letters[$0..<$0 + watch.count].elementsEqual(watch) }
}

/// Encoded in JSON as `["Watch","Phone"]`.
extension SourceRanking: FieldType {
    init?(wire: FieldValue) { self.init(LineList(wire: wire)) }

    var wire: FieldValue { list.wire }

    init?(json: JSON) { self.init(LineList(json: json)) }

    var json: JSON { list.json }
}
