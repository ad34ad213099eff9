/// What is left of a medicine.
public struct Stock: Hashable, Sendable {
    /// Pieces: tablets, drops.
    public let pieces: Int
    public let perDose: Int
    /// For how many days it will do, as the regimen is; `nil` where doses have no times.
    public let daysLeft: Int?

    /// A word in time, so that a new box is there before the old one is empty.
    public var isRunningOut: Bool {
        daysLeft.map { $0 <= Stock.wordInTime } ?? (pieces <= perDose * Stock.wordInTime)
    }

    /// Days that a new box may take.
    public static let wordInTime = 7
    /// More than anyone has at home.
    public static let most = 100_000
}

extension Medicine {
    /// `nil` where it is not counted. Every dose that was marked since it was counted takes its pieces away.
    public func stock(on day: Day) -> Stock? {
        guard let counted = fields.stock.value, let pieces = counted.pieces, let stamp = fields.stockStamp
        else {
            return nil
        }
        let perDose = Int(min(max(counted.perDose, 1), 1000))
        let taken = fields.days.reduce(0) { sum, day in
            sum + day.doses.filter { $0.marked.map { $0 > stamp } ?? false }.count
        }
        let left = max(0, Int(min(max(pieces, 0), Int64(Stock.most))) - taken * perDose)
        return Stock(pieces: left, perDose: perDose, daysLeft: daysLeft(left / perDose, from: day))
    }

    /// How many days, this one included, so many doses last: the days on which all their doses are there.
    private func daysLeft(_ doses: Int, from day: Day) -> Int? {
        guard case .at? = prescription(on: day)?.regimen else { return nil }
        var (left, days, current) = (doses, 0, day)
        while days <= 365, current < Day.last {
            left -= openTimes(on: current, among: records(on: current)).count
            if left < 0 { break }
            days += 1
            current = current.next
        }
        return days
    }
}
