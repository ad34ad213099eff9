import HexisCore

/// The measurements of Robin's watch and scales, and Robin's personal challenges.
extension Demonstration {
    mutating func measure() {
        for ago in (0...120).reversed() {
            let steps = Int64(4200 + chance.number(below: 6000))
            measure(.steps, steps, id(1000 + UInt64(ago)), daysAgo: ago, source: "Robin’s Watch")
            measure(
                .distance, steps * 72 / 100, id(1200 + UInt64(ago)), daysAgo: ago, source: "Robin’s Watch")
            measure(
                .activeEnergy, 180 + steps / 40, id(2000 + UInt64(ago)), daysAgo: ago, source: "Robin’s Watch"
            )
            measure(
                .minutes, Int64(12 + chance.number(below: 40)), id(2200 + UInt64(ago)), daysAgo: ago,
                source: "Robin’s Watch")
            measure(
                .heartRate, Int64(71 + chance.number(below: 12)), id(2400 + UInt64(ago)), daysAgo: ago,
                source: "Robin’s Watch")
            measure(
                .restingHeartRate, Int64(58 + chance.number(below: 7)), id(2600 + UInt64(ago)), daysAgo: ago,
                source: "Robin’s Watch")
            guard ago % 7 == 2 else { continue }
            measure(.weight, Int64(74 - (120 - ago) / 60), id(1400 + UInt64(ago)), daysAgo: ago, source: "")
        }
        challenge("Walk 11,000 steps", .steps, .oneDay, 11_000, id(1600), begunAgo: 0)
        challenge("200,000 steps in a month", .steps, .total, 200_000, id(1601), begunAgo: 12, days: 30)
        challenge("Watch the sun rise", .done, .oneDay, 1, Demonstration.sunrise, begunAgo: 16)
        reach(Demonstration.sunrise, daysAgo: 9)
        let floors = id(1604)
        challenge("Climb 20 floors", .count, .oneDay, 20, unit: "floors", floors, begunAgo: 33)
        reach(floors, 20, daysAgo: 31)
        readTwelveBooks(Demonstration.books)
        for ago in [140, 97, 71, 40, 12] {
            let counted = PersonalChallengeCounted(
                challenge: Demonstration.books, day: day(ago), amount: .one)
            record(.personalChallengeCounted(counted), daysAgo: ago, at: 21)
        }
    }

    mutating func readTwelveBooks(_ id: Identifier) {
        challenge("Read 12 books in a year", .count, .total, 12, unit: "books", id, begunAgo: 150, days: 365)
    }

    /// The goal that Robin reached early one morning, with a photo.
    static let sunrise = id(1603)

    /// Counts the whole goal on one day, and opens its announcement.
    private mutating func reach(_ challenge: Identifier, _ amount: Int64 = 1, daysAgo days: Int) {
        let counted = PersonalChallengeCounted(
            challenge: challenge, day: day(days), amount: Amount(clamping: amount * 1000))
        record(.personalChallengeCounted(counted), daysAgo: days, at: 7)
        record(.personalChallengeSeen(PersonalChallengeSeen(challenge: challenge)), daysAgo: days, at: 8)
    }

    private mutating func measure(
        _ signal: Signal, _ amount: Int64, _ id: Identifier, daysAgo days: Int, source: String
    ) {
        let measured = Measured(
            measurement: id, signal: signal, amount: amount * 1000, day: day(days), source: source)
        if let measured { record(.measured(measured), daysAgo: days, at: 7) }
    }

    private mutating func challenge(
        _ title: String, _ kind: PersonalChallenge.Kind, _ pace: PersonalChallenge.Pace, _ amount: Int64,
        unit: String? = nil, _ id: Identifier, begunAgo: Int, days: Int? = nil
    ) {
        guard let title = Line(title) else { return }
        let first = day(begunAgo)
        let set = PersonalChallengeSet(
            challenge: id, title: title, kind: kind, pace: pace, amount: amount * 1000,
            unit: unit.flatMap { Line($0) }, first: first, last: days.map { first.advanced(by: $0 - 1) })
        record(.personalChallengeSet(set), daysAgo: begunAgo, at: 6)
    }
}
