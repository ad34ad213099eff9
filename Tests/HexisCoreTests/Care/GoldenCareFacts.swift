@testable import HexisCore

/// The facts of care as they were stored: see `GoldenEntryTests`. A line here is never changed.
extension GoldenEntryTests {
    static let careGoldens = [
        Golden(
            .careRequested(CareRequested(connection: other, provider: habit, name: line("Ada"))),
            "a601 05OTHER 09HABIT 0e03416461",
            #""fact":"careRequested","connection":"OTHER","provider":"HABIT","name":"Ada""#),
        Golden(
            .careGranted(CareGranted(connection: other, scope: CareScope([.adherence, .heartRate]))),
            "a701 05OTHER 080a",
            #""fact":"careGranted","connection":"OTHER","scope":["adherence","heart-rate"]"#),
        Golden(
            .careGranted(
                CareGranted(connection: other, scope: CareScope([.doses, .measurements]), until: day)),
            "a701 05OTHER 0814 0cd4c402",
            #""fact":"careGranted","connection":"OTHER","scope":["doses","measurements"],"until":"2026-11-21""#
        ),
        // A topic of a newer program.
        Golden(
            .careGranted(CareGranted(connection: other, scope: CareScope(bits: 0b100_0001) ?? .none)),
            "a701 05OTHER 088201",
            #""fact":"careGranted","connection":"OTHER","scope":["adherence",6]"#),
        Golden(
            .careEnded(CareEnded(connection: other, party: .patient)),
            "a801 05OTHER 0800",
            #""fact":"careEnded","connection":"OTHER","party":"patient""#),
        Golden(
            .careEnded(CareEnded(connection: other, party: .provider)),
            "a801 05OTHER 0802",
            #""fact":"careEnded","connection":"OTHER","party":"provider""#),
        Golden(
            .careLooked(
                CareLooked(connection: other, page: .list, scope: CareScope([.adherence]))),
            "a901 05OTHER 0800 0c02",
            #""fact":"careLooked","connection":"OTHER","page":"list","scope":["adherence"]"#),
        Golden(
            .careLooked(CareLooked(connection: other, page: .patient, scope: .none)),
            "a901 05OTHER 0802 0c00",
            #""fact":"careLooked","connection":"OTHER","page":"patient","scope":[]"#),
        Golden(
            .careLooked(CareLooked(connection: other, page: .summary, scope: .none)),
            "a901 05OTHER 0804 0c00",
            #""fact":"careLooked","connection":"OTHER","page":"summary","scope":[]"#),
        Golden(
            .careNoted(CareNoted(connection: other, text: passage("Drink more"))),
            "aa01 05OTHER 0a0a4472696e6b206d6f7265",
            #""fact":"careNoted","connection":"OTHER","text":"Drink more""#),
        Golden(
            .careFollowUpPlanned(
                CareFollowUpPlanned(connection: other, day: day, time: time("08:00"), place: line("Ward"))),
            "ab01 05OTHER 08d4c402 0cc007 120457617264",
            #""fact":"careFollowUpPlanned","connection":"OTHER","day":"2026-11-21","time":"08:00","place":"Ward""#
        ),
        Golden(
            .careFollowUpPlanned(CareFollowUpPlanned(connection: other, day: nil)),
            "ab01 05OTHER",
            #""fact":"careFollowUpPlanned","connection":"OTHER""#),
        Golden(
            .careChanged(
                CareChanged(
                    connection: other, setting: .setDoseTimes, medicine: habit, before: lines("08:00"),
                    after: lines("09:00", "21:00"))),
            "ac01 05OTHER 0814 0dHABIT 12060530383a3030 160c0530393a30300532313a3030",
            #""fact":"careChanged","connection":"OTHER","setting":"set-dose-times","medicine":"HABIT","before":["08:00"],"after":["09:00","21:00"]"#
        ),
        Golden(
            .careChanged(
                CareChanged(connection: other, setting: .setGoal, before: .none, after: lines("80"))),
            "ac01 05OTHER 0810 1200 1603023830",
            #""fact":"careChanged","connection":"OTHER","setting":"set-goal","before":[],"after":["80"]"#),
        Golden(
            .careChangeKept(CareChangeKept(connection: other, change: habit)),
            "ad01 05OTHER 09HABIT",
            #""fact":"careChangeKept","connection":"OTHER","change":"HABIT""#),
    ]

    private static func lines(_ texts: String...) -> LineList { LineList(texts.map { line($0) }) ?? .none }
}
