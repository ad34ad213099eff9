/// What completes a day of a habit when done / not done is not enough: "4 glasses", "at most 2 coffees".
public struct DailyGoal: Hashable, Sendable {
    public enum Direction: Int, ChoiceField, Sendable {
        /// The day is complete once the amount is reached.
        case atLeast = 0
        /// The limit is kept as long as the amount is not exceeded.
        case atMost = 1

        public var name: String { self == .atLeast ? "atLeast" : "atMost" }
    }

    public let direction: Direction
    public let amount: Amount
    public let unit: Line?

    /// Returns `nil` for an amount below zero, and for a goal of reaching nothing.
    public init?(_ direction: Direction, _ amount: Amount, unit: Line? = nil) {
        guard direction == .atMost ? amount >= .zero : amount > .zero else { return nil }
        self.direction = direction
        self.amount = amount
        self.unit = unit
    }

    /// The goal of a habit that is simply done or not done: once a day, with nothing to count.
    public static let once = DailyGoal(valid: .atLeast, .one)

    private init(valid direction: Direction, _ amount: Amount) {
        self.direction = direction
        self.amount = amount
        unit = nil
    }
}

extension DailyGoal: FieldType {
    init?(wire: FieldValue) {
        guard case .run(let bytes) = wire else { return nil }
        var reader = ByteReader(bytes)
        do throws(WireError) {
            let direction = Direction(wire: .integer(try reader.signed()))
            let amount = Amount(thousandths: try reader.signed())
            let text = try reader.run()
            guard let direction, let amount, reader.isAtEnd else { return nil }
            let unit = text.isEmpty ? nil : Line(wire: .run(text))
            guard text.isEmpty || unit != nil else { return nil }
            self.init(direction, amount, unit: unit)
        } catch {
            return nil
        }
    }

    var wire: FieldValue {
        var writer = ByteWriter()
        writer.write(signed: Int64(direction.rawValue))
        writer.write(signed: amount.thousandths)
        writer.write(run: (unit?.text ?? "").bytes)
        return .run(writer.bytes[...])
    }

    /// Reads `{"atLeast":4,"unit":"glasses"}` or `{"atMost":2}`.
    init?(json: JSON) {
        let direction = Direction.allCases.first {
            json.hasMembers($0.name) || json.hasMembers($0.name, "unit")
        }
        guard let direction, let amount = json[direction.name].flatMap({ Amount(json: $0) }) else {
            return nil
        }
        let unit = json["unit"].flatMap { Line(json: $0) }
        guard unit != nil || json["unit"] == nil else { return nil }
        self.init(direction, amount, unit: unit)
    }

    var json: JSON {
        .object(
            [JSON.Member(direction.name, amount.json)] + (unit.map { [JSON.Member("unit", $0.json)] } ?? []))
    }
}
