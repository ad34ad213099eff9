import HexisCore

extension Storybook {
    static var waysIn: [Sample] {
        let fine = record(.autoExport(phone), minutesAgo: 40, Intake(.measurement, count: 240, news: 12))
        return [
            sample("nothing yet", [], []),
            sample("one, all well", [fine], [(phone, "My iPhone")]),
            sample("a token that nothing came by", [], [(watch, "My watch")]),
            sample(
                "many", troubled + quiet, [(phone, "My iPhone"), (watch, "My watch"), (scales, "My scales")]),
        ]
    }

    private static var phone: Identifier { Identifier(high: 12, low: 1) }
    private static var watch: Identifier { Identifier(high: 12, low: 2) }
    private static var scales: Identifier { Identifier(high: 12, low: 3) }

    private static var troubled: [WayInRecord] {
        let mindful = Unused(.notKept, "Mindful Minutes", count: 12)
        let times = Unused(.time, "2026-03-01 25:61", count: 3)
        let before = record(
            .autoExport(phone), minutesAgo: 1500,
            Intake(.measurement, count: 8, news: 8, unused: [times, Unused(.unit, "furlong")]))
        let kinds = [
            Unused(.time, "2019-02-30 10:00:00 +0100", count: 3), Unused(.amount, "-3"),
            Unused(.ahead, "2031-01-01"),
            Unused(.notKept, "Environmental Audio Exposure", count: 48_210), mindful,
            Unused(.more, count: 31),
        ]
        return [
            WayInRecord.after(
                before, Intake(.measurement, count: 24, news: 0, unused: [mindful]), by: .autoExport(phone),
                at: ago(minutes: 40)),
            record(
                .program(watch), minutesAgo: 3,
                .refused(
                    .measurement,
                    "A value of “heartRate” is from 20 to 250. (/measurements/0/value)")),
            record(
                .appleHealth, minutesAgo: 9000, Intake(.measurement, count: 6198, news: 6198, unused: kinds)),
        ]
    }

    private static var quiet: [WayInRecord] {
        [
            record(.ownTracks, minutesAgo: 7, Intake(.message, count: 1, news: 0)),
            record(.arrivals, minutesAgo: 700, Intake(.message, count: 1, news: 1)),
            record(.signals, minutesAgo: 300, Intake(.checkIn, count: 1, news: 1)),
            record(.gpx, minutesAgo: 20_000, Intake(.track, count: 1, news: 1)),
        ]
    }

    private static func record(_ way: WayIn, minutesAgo: Int64, _ intake: Intake) -> WayInRecord {
        WayInRecord.after(nil, intake, by: way, at: ago(minutes: minutesAgo))
    }

    private static func sample(
        _ state: String, _ records: [WayInRecord], _ named: [(id: Identifier, name: String)]
    ) -> Sample {
        let tokens = named.compactMap { id, name in
            Line(name).map { AccessToken(id: id, name: $0, scope: .adding, made: ago(minutes: 100_000)) }
        }
        return Sample("data, \(state)") { surroundings in
            WaysInPage(records, tokens: tokens, practice: Practice(), surroundings: surroundings).bytes
        }
    }

    private static func ago(minutes: Int64) -> Instant {
        SamplePractice.moment.instant.advanced(byMilliseconds: -minutes * 60_000)
    }
}
