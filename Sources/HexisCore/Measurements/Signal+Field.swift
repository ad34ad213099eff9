extension Signal {
    /// The signals with a rule and a unit of their own, in display order.
    public static var known: [Signal] {
        [.steps, .distance, .activeEnergy, .heartRate, .restingHeartRate, .minutes, .weight]
    }

    /// The name used in JSON, addresses and forms: `steps`, or the name of a named signal.
    public var name: String {
        switch self {
        case .steps: "steps"
        case .distance: "distance"
        case .activeEnergy: "activeEnergy"
        case .heartRate: "heartRate"
        case .restingHeartRate: "restingHeartRate"
        case .minutes: "minutes"
        case .weight: "weight"
        case .named(let name): name
        }
    }

    /// Returns a known signal or one with the given name: one line of 1 to 100 scalars, otherwise `nil`.
    public init?(name: String) {
        guard let line = Line(stored: name) else { return nil }
        self = Signal.known.first { $0.name == line.text } ?? .named(line.text)
    }

    /// Sorts the known signals first, in the order above, then the others by the bytes of their names.
    func isBefore(_ other: Signal) -> Bool {
        number == other.number
            ? name.bytes.lexicographicallyPrecedes(other.name.bytes) : number < other.number
    }

    /// The number in stored entries, which must never change. No further number will be assigned, so that a program
    /// that does not know a new signal reads it by name and passes it on.
    private var number: Int64 {
        switch self {
        case .steps: 0
        case .distance: 1
        case .activeEnergy: 2
        case .heartRate: 3
        case .restingHeartRate: 4
        case .minutes: 5
        case .weight: 6
        case .named: 7
        }
    }

    // Compares bytes: Swift's own string comparison pulls in the Unicode tables.
    public static func == (left: Signal, right: Signal) -> Bool {
        left.number == right.number && left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        for byte in name.bytes { hasher.combine(byte) }
    }
}

extension Signal: FieldType {
    init?(wire: FieldValue) {
        if let number = wire.integer {
            guard let signal = Signal.known.first(where: { $0.number == number }) else { return nil }
            self = signal
        } else {
            guard let name = wire.text else { return nil }
            self.init(name: name)
        }
    }

    var wire: FieldValue {
        guard case .named(let name) = self else { return .integer(number) }
        return .run(name.bytes[...])
    }

    init?(json: JSON) {
        guard let name = json.string else { return nil }
        self.init(name: name)
    }

    var json: JSON { .string(name) }
}
