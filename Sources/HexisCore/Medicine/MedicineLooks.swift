/// What a medicine looks like, as far as the person said: it tells one from another before the name is read.
public struct MedicineLooks: Hashable, Sendable {
    public var form: DosageForm?
    public var colour: MedicineColour?

    public init(form: DosageForm? = nil, colour: MedicineColour? = nil) {
        self.form = form
        self.colour = colour
    }
}

/// The form that a medicine comes in.
public enum DosageForm: Int, ChoiceField, Sendable {
    case capsule = 0
    case roundTablet, ovalTablet, drops, injection, inhaler

    public var name: String {
        switch self {
        case .capsule: "capsule"
        case .roundTablet: "roundTablet"
        case .ovalTablet: "ovalTablet"
        case .drops: "drops"
        case .injection: "injection"
        case .inhaler: "inhaler"
        }
    }
}

public enum MedicineColour: Int, ChoiceField, Sendable {
    case white = 0
    case yellow, orange, red, pink, brown, green, blue

    public var name: String {
        switch self {
        case .white: "white"
        case .yellow: "yellow"
        case .orange: "orange"
        case .red: "red"
        case .pink: "pink"
        case .brown: "brown"
        case .green: "green"
        case .blue: "blue"
        }
    }
}

/// The person said what a medicine looks like, or took it back.
public struct MedicineLooksChosen: FactFields {
    public var medicine: Identifier
    public var form: DosageForm?
    public var colour: MedicineColour?

    public init(medicine: Identifier, looks: MedicineLooks) {
        self.medicine = medicine
        form = looks.form
        colour = looks.colour
    }

    init(_ known: MedicineLooksChosen?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        form = try coder.optional(2, "form", known?.form)
        colour = try coder.optional(3, "colour", known?.colour)
    }
}
