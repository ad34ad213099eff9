/// How many people take part in a study, without who they are.
public struct StudyPeople: Equatable, Sendable {
    public var takingPart = 0
    /// Those of them who signed an earlier version of the terms.
    public var onEarlierTerms = 0
    /// Those who left and let the study keep their data.
    public var leftWithData = 0
    /// Those who left and took their data with them.
    public var leftWithout = 0

    public init() {}
}
