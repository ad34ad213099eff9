/// The remaining stock of a medicine.
public struct Stock: Hashable, Sendable {
    /// The number of pieces, such as tablets or drops.
    public let pieces: Int
    public let perDose: Int
    /// The number of days that the stock lasts under the current regimen; `nil` if doses have no times.
    public let daysLeft: Int?

    /// Whether to warn, early enough to get a new box before the old one is empty.
    public var isRunningOut: Bool {
        daysLeft.map { $0 <= Stock.wordInTime } ?? (pieces <= perDose * Stock.wordInTime)
    }

    /// The number of days to allow for getting a new box.
    public static let wordInTime = 7
    /// The maximum number of pieces: more than anyone has at home.
    public static let most = 100_000
}

extension Medicine {
    /// Returns the stock; `nil` if it is not counted. Every dose marked since the count reduces it.
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

    /// Returns how many days the doses last, including this one: the days for which all doses are available.
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
