/// Something about a patient that a care provider should know first.
public struct CareTrouble: Hashable, Sendable {
    public let kind: Kind
    /// The day from which on it is trouble.
    public let since: Day

    public init(kind: Kind, since: Day) {
        self.kind = kind
        self.since = since
    }

    public enum Kind: Hashable, Sendable {
        /// Something was due on each of so many days in a row, up to yesterday, and no dose was taken.
        case noDose(days: Int)
        /// The resting heart rate was above the boundary, although everything due was marked as taken, on so many of the
        /// last seven days.
        case highHeartRate(days: Int)
        /// Nothing has been recorded for so many days.
        case nothingRecorded(days: Int)
        /// A questionnaire has waited for its answers for so many days.
        case questionnaireOverdue(days: Int)
    }

    /// From so many days without a dose on, it is trouble.
    static let daysWithoutDose = 2
    /// From so many days without any entry on, it is trouble.
    static let daysWithoutEntry = 5
    /// From so many days after it was first asked on, an unanswered questionnaire is trouble.
    static let daysWithoutAnswers = 3
}

extension Practice {
    /// Returns what is wrong, as far as the scope lets a care provider know it, the newest first.
    ///
    /// Questionnaires are those of the connection.
    public func troubles(
        in scope: CareScope, of connection: CareConnection? = nil, on today: Day, in zone: ZoneRules
    ) -> [CareTrouble] {
        let found = [
            scope.contains(.adherence) ? daysWithoutDose(before: today) : nil,
            scope.contains(.adherence) && scope.contains(.heartRate) ? highHeartRate(on: today) : nil,
            scope.contains(.adherence) ? daysWithoutEntry(on: today, in: zone) : nil,
            connection.flatMap { overdueQuestionnaire(of: $0, on: today, in: zone) },
        ].compactMap { $0 }
        return sortedPlaces(of: found.count) { left, right in
            found[left].since == found[right].since ? left < right : found[left].since > found[right].since
        }.map { found[$0] }
    }

    /// Days on which nothing was due neither count nor end the row.
    private func daysWithoutDose(before today: Day) -> CareTrouble? {
        let medicines = self.medicines
        let start = medicines.map { $0.start }.min() ?? .last
        var missed: [Day] = []
        var day = today.previous
        while day >= start, day > Day.first {
            let count = count(medicines, on: day)
            if count.taken > 0 { break }
            if count.outstanding > 0 { missed.append(day) }
            day = day.previous
        }
        guard missed.count >= CareTrouble.daysWithoutDose else { return nil }
        // It became trouble when the second of them was over.
        return CareTrouble(
            kind: .noDose(days: missed.count),
            since: missed[missed.count - CareTrouble.daysWithoutDose].next)
    }

    private func highHeartRate(on today: Day) -> CareTrouble? {
        let days = heartRate(upTo: today).days.filter { $0.suggestsTaken == false && $0.isMarked == true }
        return days.first.map { CareTrouble(kind: .highHeartRate(days: days.count), since: $0.day) }
    }

    /// The one that has waited longest.
    private func overdueQuestionnaire(
        of connection: CareConnection, on today: Day, in zone: ZoneRules
    ) -> CareTrouble? {
        let open = openQuestionnaires(of: connection, on: today) { day(of: $0, in: zone) }
        guard let first = open.map({ $0.since }).min() else { return nil }
        let days = first.distance(to: today)
        guard days >= CareTrouble.daysWithoutAnswers else { return nil }
        return CareTrouble(
            kind: .questionnaireOverdue(days: days), since: first.advanced(by: CareTrouble.daysWithoutAnswers)
        )
    }

    private func daysWithoutEntry(on today: Day, in zone: ZoneRules) -> CareTrouble? {
        guard let latest = fields.latestOwn else { return nil }
        let last = day(of: latest, in: zone)
        let days = last.distance(to: today)
        guard days >= CareTrouble.daysWithoutEntry else { return nil }
        return CareTrouble(
            kind: .nothingRecorded(days: days), since: last.advanced(by: CareTrouble.daysWithoutEntry))
    }
}
