extension Identifier {
    /// The device of every entry that a care provider makes in a patient's journal: not one of the patient's own.
    public static var careProviders: Identifier { Identifier(high: 0, low: 1) }
}
