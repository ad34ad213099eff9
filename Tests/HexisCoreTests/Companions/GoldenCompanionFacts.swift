@testable import HexisCore

/// The facts about companions as they were stored: see `GoldenEntryTests`. A line here is never changed.
extension GoldenEntryTests {
    static let companionGoldens = [
        Golden(
            .companionJoined(
                CompanionJoined(companion: other, person: habit, name: line("Bob"), challenge: habit)),
            "ae01 05OTHER 09HABIT 0e03426f62 11HABIT",
            #""fact":"companionJoined","companion":"OTHER","person":"HABIT","name":"Bob","challenge":"HABIT""#
        ),
        Golden(
            .companionShown(CompanionShown(companion: other, level: .finish)),
            "af01 05OTHER 0800",
            #""fact":"companionShown","companion":"OTHER","level":"finish""#),
        Golden(
            .companionShown(CompanionShown(companion: other, level: .days)),
            "af01 05OTHER 0802",
            #""fact":"companionShown","companion":"OTHER","level":"days""#),
        Golden(
            .companionLeft(CompanionLeft(companion: other, party: .person)),
            "b001 05OTHER 0800",
            #""fact":"companionLeft","companion":"OTHER","party":"person""#),
        Golden(
            .companionLeft(CompanionLeft(companion: other, party: .companion)),
            "b001 05OTHER 0802",
            #""fact":"companionLeft","companion":"OTHER","party":"companion""#),
        Golden(
            .companionProgressed(CompanionProgressed(companion: other, day: day)),
            "b101 05OTHER 08d4c402",
            #""fact":"companionProgressed","companion":"OTHER","day":"2026-11-21""#),
        Golden(
            .companionProgressed(
                CompanionProgressed(
                    companion: other, day: day, level: .amounts, completed: day, done: 5,
                    amounts: .init(
                        kind: .count, pace: .total, reached: 3000, goal: 12_000, unit: line("books")))),
            "b101 05OTHER 08d4c402 0c04 10d4c402 140a 1806 1c02 20f02e 24c0bb01 2a05626f6f6b73",
            #""fact":"companionProgressed","companion":"OTHER","day":"2026-11-21","level":"amounts","completed":"2026-11-21","done":5,"kind":"count","pace":"total","reached":3000,"goal":12000,"unit":"books""#
        ),
        Golden(
            .companionProgressed(
                CompanionProgressed(companion: other, day: day, level: .amounts, isRanked: true)),
            "b101 05OTHER 08d4c402 0c04 2c02",
            #""fact":"companionProgressed","companion":"OTHER","day":"2026-11-21","level":"amounts","isRanked":true"#
        ),
        Golden(
            .companionCheered(CompanionCheered(companion: other, party: .person, cheer: .star)),
            "b201 05OTHER 0800 0c00",
            #""fact":"companionCheered","companion":"OTHER","party":"person","cheer":"star""#),
        Golden(
            .companionCheered(
                CompanionCheered(companion: other, party: .companion, cheer: .flame, text: line("Go on"))),
            "b201 05OTHER 0802 0c06 1205476f206f6e",
            #""fact":"companionCheered","companion":"OTHER","party":"companion","cheer":"flame","text":"Go on""#
        ),
        Golden(
            .companionMuted(CompanionMuted(companion: other, isMuted: true)),
            "b301 05OTHER 0802",
            #""fact":"companionMuted","companion":"OTHER","isMuted":true"#),
        Golden(
            .companionBlocked(CompanionBlocked(companion: other, isBlocked: true)),
            "b401 05OTHER 0802",
            #""fact":"companionBlocked","companion":"OTHER","isBlocked":true"#),
        Golden(
            .companionNotified(CompanionNotified(companion: other, isNotified: true)),
            "b901 05OTHER 0802",
            #""fact":"companionNotified","companion":"OTHER","isNotified":true"#),
        Golden(
            .companionRanked(CompanionRanked(companion: other, isRanked: true)),
            "ba01 05OTHER 0802",
            #""fact":"companionRanked","companion":"OTHER","isRanked":true"#),
    ]
}
