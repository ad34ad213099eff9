/// The person opened a reward.
public struct RewardRead: FactFields {
    /// Its place among all that are ever earned: 0 is the first.
    public var number: Int64

    public init(number: Int64) {
        self.number = number
    }

    init(_ known: RewardRead?, _ coder: inout FieldCoder) throws(WireError) {
        number = try coder.field(1, "number", known?.number)
    }
}
