import HexisCore

/// What a person has to do with studies.
public struct AccountStudies: Sendable {
    /// Whether they may do studies of their own.
    let mayResearch: Bool
    /// In how many they take part.
    let count: Int
    /// In how many of them there are new terms to sign.
    let toSign: Int

    public init(mayResearch: Bool, _ joined: [JoinedStudy]) {
        self.mayResearch = mayResearch
        count = joined.count { $0.participation.leaving == nil && $0.study != nil }
        toSign = joined.count { $0.isToSign }
    }
}
