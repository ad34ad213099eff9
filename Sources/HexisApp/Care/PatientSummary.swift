public import HexisCore

/// What a care provider may know of a patient at a glance.
public struct PatientSummary: Sendable {
    let connection: CareConnection
    let userName: String
    /// What is wrong, the newest first.
    let troubles: [CareTrouble]
    /// The days of the last four weeks on which everything was taken; `nil` where the provider may not know.
    let days: Rate?
    /// The patient's own day.
    let today: Day

    public init(
        _ connection: CareConnection, userName: String, of practice: Practice, troubles: [CareTrouble],
        today: Day
    ) {
        self.connection = connection
        self.userName = userName
        self.troubles = troubles
        self.today = today
        let isShared = connection.scope(on: today).contains(.adherence)
        days = isShared ? practice.latestAdherence(on: today).days : nil
    }

    var state: CareConnection.State { connection.state(on: today) }

    /// The newest trouble first; then patients without any, then those who have not answered; each by name.
    static func isBefore(_ left: PatientSummary, _ right: PatientSummary) -> Bool {
        if left.rank != right.rank { return left.rank > right.rank }
        return left.userName.lowercased() < right.userName.lowercased()
    }

    /// The day since which there is trouble. A patient whose trouble is newer ranks higher.
    private var rank: Int {
        if state == .waiting { return .min }
        return troubles.first.map { Int($0.since.number) } ?? .min + 1
    }
}

extension Practice {
    fileprivate func latestAdherence(on today: Day) -> Adherence {
        adherence(
            of: medicines, from: today.advanced(by: 1 - Practice.adherenceWindow), to: today, seenFrom: today)
    }
}
