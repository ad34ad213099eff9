/// A short list of names in a meaningful order.
public struct LineList: Hashable, Sendable {
    public let lines: [Line]

    /// The maximum length.
    public static let most = 50

    public static let none = LineList(valid: [])

    /// Returns `nil` for more than `most` names.
    public init?(_ lines: [Line]) {
        guard lines.count <= LineList.most else { return nil }
        self.init(valid: lines)
    }

    private init(valid lines: [Line]) {
        self.lines = lines
    }
}

/// Encoded in JSON as `["Morning","Evening"]`.
extension LineList: FieldType {
    init?(wire: FieldValue) {
        guard case .run(let bytes) = wire else { return nil }
        var reader = ByteReader(bytes)
        var lines: [Line] = []
        while !reader.isAtEnd {
            guard lines.count < LineList.most, let run = try? reader.run(), let line = Line(wire: .run(run))
            else { return nil }
            lines.append(line)
        }
        self.init(valid: lines)
    }

    var wire: FieldValue {
        var writer = ByteWriter()
        for line in lines { writer.write(run: line.text.bytes) }
        return .run(writer.bytes[...])
    }

    init?(json: JSON) {
        guard case .array(let items) = json else { return nil }
        let lines = items.compactMap { Line(json: $0) }
        guard lines.count == items.count else { return nil }
        self.init(lines)
    }

    var json: JSON { .array(lines.map { $0.json }) }
}
