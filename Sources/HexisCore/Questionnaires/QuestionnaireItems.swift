/// The items of a questionnaire, in their order.
public struct QuestionnaireItems: Hashable, Sendable {
    public let items: [QuestionnaireItem]

    /// The maximum number of items.
    public static let most = 60
    /// The maximum number of bytes of all items, so that an entry with them has room for the rest, also as JSON.
    static let longestBytes = 24 * 1024

    public static let none = QuestionnaireItems(valid: [])

    /// Returns `nil` for too many items, for too much text, and for two with the same number.
    public init?(_ items: [QuestionnaireItem]) {
        let numbers = items.map { $0.number }
        guard items.count <= QuestionnaireItems.most,
            numbers.indices.allSatisfy({ !numbers[..<$0].contains(numbers[$0]) }),
            items.reduce(0, { $0 + $1.bytes.count }) <= QuestionnaireItems.longestBytes
        else { return nil }
        self.init(valid: items)
    }

    private init(valid items: [QuestionnaireItem]) {
        self.items = items
    }

    /// Whether it asks anything.
    public var hasQuestions: Bool { items.contains { $0.kind.isQuestion } }

    /// A number that none of the items has.
    public var freeNumber: Int64 { (items.map { $0.number }.max() ?? 0) + 1 }

    /// The items by page. An item begins a new page unless it is to be below the one before it, which an instruction never
    /// is.
    package var pages: [[QuestionnaireItem]] {
        var pages: [[QuestionnaireItem]] = []
        for item in items {
            if item.isOnSamePage, item.kind.isQuestion, let last = pages.indices.last {
                pages[last].append(item)
            } else {
                pages.append([item])
            }
        }
        return pages
    }

    public subscript(number: Int64) -> QuestionnaireItem? { items.first { $0.number == number } }
}

/// Encoded in JSON as an array of objects.
extension QuestionnaireItems: FieldType {
    init?(wire: FieldValue) {
        guard case .run(let bytes) = wire else { return nil }
        var reader = ByteReader(bytes)
        var items: [QuestionnaireItem] = []
        while !reader.isAtEnd {
            guard items.count < QuestionnaireItems.most, let run = try? reader.run(),
                let item = try? QuestionnaireItem(run)
            else { return nil }
            items.append(item)
        }
        self.init(items)
    }

    var wire: FieldValue {
        var writer = ByteWriter()
        for item in items { writer.write(run: item.bytes) }
        return .run(writer.bytes[...])
    }

    init?(json: JSON) {
        guard case .array(let objects) = json else { return nil }
        var items: [QuestionnaireItem] = []
        for object in objects {
            guard case .object(let members) = object, let item = try? QuestionnaireItem(members) else {
                return nil
            }
            items.append(item)
        }
        self.init(items)
    }

    var json: JSON { .array(items.map { .object($0.members) }) }
}
