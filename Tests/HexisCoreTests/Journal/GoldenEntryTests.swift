@testable import HexisCore
import Testing

/// Every fact shape ever stored, in its stored form. A line here is never changed: journals written this way stay
/// readable forever. A new shape gets a new line.
@Suite("Golden entries")
struct GoldenEntryTests {
    struct Golden: Sendable, CustomTestStringConvertible {
        let fact: Fact
        /// From the kind on: the kind, then each field with its key before it.
        let bytes: String
        /// From the kind on.
        let json: String
        var testDescription: String { json }

        init(_ fact: Fact, _ bytes: String, _ json: String) {
            self.fact = fact
            self.bytes = GoldenEntryTests.named(bytes.filter { $0 != " " })
            self.json = GoldenEntryTests.named(json)
        }
    }

    static let habit = Identifier(high: 0x0102_0304_0506_0708, low: 0x090A_0B0C_0D0E_0F10)
    static let other = Identifier(high: 0, low: 5)
    private static func named(_ text: String) -> String {
        text.split(separator: "HABIT", omittingEmptySubsequences: false).joined(separator: "\(habit)")
            .split(separator: "OTHER", omittingEmptySubsequences: false).joined(separator: "\(other)")
    }

    static let day = HexisCoreTests.day("2026-11-21")
    static let later = HexisCoreTests.day("2026-12-24")

    static let goldens = [
        Golden(
            .habitAdded(HabitAdded(habit: habit, name: line("Walk"), day: day)),
            "01 05HABIT 0a0457616c6b 0cd4c402",
            #""fact":"habitAdded","habit":"HABIT","name":"Walk","day":"2026-11-21""#),
        Golden(
            .habitRenamed(HabitRenamed(habit: habit, name: line("Größe 水"))),
            "02 05HABIT 0a0b4772c3b6c39f6520e6b0b4",
            #""fact":"habitRenamed","habit":"HABIT","name":"Größe 水""#),
        Golden(
            .habitStarted(HabitStarted(habit: habit, day: HexisCoreTests.day("1969-12-31"))),
            "03 05HABIT 0801",
            #""fact":"habitStarted","habit":"HABIT","day":"1969-12-31""#),
        Golden(
            .habitScheduled(HabitScheduled(habit: habit, from: day, schedule: weekdays(.monday, .sunday))),
            "04 05HABIT 08d4c402 0e020041",
            #""fact":"habitScheduled","habit":"HABIT","from":"2026-11-21","schedule":{"weekdays":[1,7]}"#),
        Golden(
            .habitScheduled(HabitScheduled(habit: habit, from: day, schedule: timesAWeek(3))),
            "04 05HABIT 08d4c402 0e03010300",
            #""fact":"habitScheduled","habit":"HABIT","from":"2026-11-21","schedule":{"timesAWeek":3,"span":"calendarWeek"}"#
        ),
        Golden(
            .habitScheduled(
                HabitScheduled(habit: habit, from: day, schedule: timesAWeek(3, in: .anySevenDays))),
            "04 05HABIT 08d4c402 0e03010302",
            #""fact":"habitScheduled","habit":"HABIT","from":"2026-11-21","schedule":{"timesAWeek":3,"span":"anySevenDays"}"#
        ),
        Golden(
            .habitScheduled(
                HabitScheduled(habit: habit, from: day, schedule: everyDays(365, from: "2026-11-21"))),
            "04 05HABIT 08d4c402 0e0602ed02d4c402",
            #""fact":"habitScheduled","habit":"HABIT","from":"2026-11-21","schedule":{"everyDays":365,"from":"2026-11-21"}"#
        ),
        Golden(
            .dailyGoalSet(DailyGoalSet(habit: habit, from: day, goal: atLeast("4", unit: "glasses"))),
            "05 05HABIT 08d4c402 0e0b00c03e07676c6173736573",
            #""fact":"dailyGoalSet","habit":"HABIT","from":"2026-11-21","goal":{"atLeast":4,"unit":"glasses"}"#
        ),
        Golden(
            .dailyGoalSet(DailyGoalSet(habit: habit, from: day, goal: atMost("0.5"))),
            "05 05HABIT 08d4c402 0e0402e80700",
            #""fact":"dailyGoalSet","habit":"HABIT","from":"2026-11-21","goal":{"atMost":0.5}"#),
        Golden(
            .dailyGoalSet(DailyGoalSet(habit: habit, from: day, goal: nil)),
            "05 05HABIT 08d4c402",
            #""fact":"dailyGoalSet","habit":"HABIT","from":"2026-11-21""#),
        Golden(
            .habitColoured(HabitColoured(habit: habit, colour: .moss)),
            "06 05HABIT 080e",
            #""fact":"habitColoured","habit":"HABIT","colour":"moss""#),
        Golden(
            .habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: .star)),
            "07 05HABIT 082e",
            #""fact":"habitSymbolChosen","habit":"HABIT","symbol":"star""#),
        Golden(
            .habitGrouped(HabitGrouped(habit: habit, group: line("Morning"))),
            "08 05HABIT 0a074d6f726e696e67",
            #""fact":"habitGrouped","habit":"HABIT","group":"Morning""#),
        Golden(
            .habitGrouped(HabitGrouped(habit: habit, group: nil)),
            "08 05HABIT",
            #""fact":"habitGrouped","habit":"HABIT""#),
        Golden(
            .habitMoved(HabitMoved(habit: habit, position: -3)),
            "09 05HABIT 0805",
            #""fact":"habitMoved","habit":"HABIT","position":-3"#),
        Golden(
            .habitArchived(HabitArchived(habit: habit, day: day)),
            "0a 05HABIT 08d4c402",
            #""fact":"habitArchived","habit":"HABIT","day":"2026-11-21""#),
        Golden(
            .habitBroughtBack(HabitBroughtBack(habit: habit, day: day)),
            "0b 05HABIT 08d4c402",
            #""fact":"habitBroughtBack","habit":"HABIT","day":"2026-11-21""#),
        Golden(
            .habitDeleted(HabitDeleted(habit: habit)),
            "0c 05HABIT",
            #""fact":"habitDeleted","habit":"HABIT""#),
        Golden(
            .groupsOrdered(GroupsOrdered(groups: LineList([line("Morning"), line("At 水")]) ?? .none)),
            "0f 060f 074d6f726e696e67 06417420e6b0b4",
            #""fact":"groupsOrdered","groups":["Morning","At 水"]"#),
        Golden(
            .checkedIn(CheckedIn(habit: habit, day: day, amount: amount("-1.25"))),
            "14 05HABIT 08d4c402 0cc313",
            #""fact":"checkedIn","habit":"HABIT","day":"2026-11-21","amount":-1.25"#),
        Golden(
            .checkInUndone(CheckInUndone(habit: habit, day: day, entry: other)),
            "15 05HABIT 08d4c402 0dOTHER",
            #""fact":"checkInUndone","habit":"HABIT","day":"2026-11-21","entry":"OTHER""#),
        Golden(
            .dayMarked(DayMarked(habit: habit, day: day, mark: .skipped, reason: line("ill"))),
            "16 05HABIT 08d4c402 0c02 1203696c6c",
            #""fact":"dayMarked","habit":"HABIT","day":"2026-11-21","mark":"skipped","reason":"ill""#),
        Golden(
            .dayMarked(DayMarked(habit: habit, day: day, mark: .notDone)),
            "16 05HABIT 08d4c402 0c00",
            #""fact":"dayMarked","habit":"HABIT","day":"2026-11-21","mark":"notDone""#),
        Golden(
            .dayMarked(DayMarked(habit: habit, day: day, mark: .kept)),
            "16 05HABIT 08d4c402 0c04",
            #""fact":"dayMarked","habit":"HABIT","day":"2026-11-21","mark":"kept""#),
        Golden(
            .dayMarked(DayMarked(habit: habit, day: day, mark: nil)),
            "16 05HABIT 08d4c402",
            #""fact":"dayMarked","habit":"HABIT","day":"2026-11-21""#),
        Golden(
            .dayNoted(DayNoted(habit: habit, day: day, note: passage("It rained.\nSo what."))),
            "17 05HABIT 08d4c402 0e134974207261696e65642e0a536f20776861742e",
            #""fact":"dayNoted","habit":"HABIT","day":"2026-11-21","note":"It rained.\nSo what.""#),
        Golden(
            .dayNoted(DayNoted(habit: habit, day: day, note: nil)),
            "17 05HABIT 08d4c402",
            #""fact":"dayNoted","habit":"HABIT","day":"2026-11-21""#),
        Golden(
            .pauseSet(PauseSet(pause: other, habit: habit, from: day, until: later, reason: line("Rome"))),
            "18 05OTHER 09HABIT 0cd4c402 1096c502 1604526f6d65",
            #""fact":"pauseSet","pause":"OTHER","habit":"HABIT","from":"2026-11-21","until":"2026-12-24","reason":"Rome""#
        ),
        Golden(
            .pauseSet(PauseSet(pause: other, habit: nil, from: day, until: nil, reason: nil)),
            "18 05OTHER 0cd4c402",
            #""fact":"pauseSet","pause":"OTHER","from":"2026-11-21""#),
        Golden(
            .pauseRemoved(PauseRemoved(pause: other)),
            "19 05OTHER",
            #""fact":"pauseRemoved","pause":"OTHER""#),
        Golden(
            .planMade(
                PlanMade(
                    plan: other, habit: habit, kind: .action, situation: line("I wake"),
                    response: line("I read"))),
            "1a 05OTHER 09HABIT 0c00 120649207761 6b65 160649207265 6164",
            #""fact":"planMade","plan":"OTHER","habit":"HABIT","kind":"action","situation":"I wake","response":"I read""#
        ),
        Golden(
            .planMade(
                PlanMade(
                    plan: other, habit: habit, kind: .coping, situation: line("it rains"),
                    response: line("I read"))),
            "1a 05OTHER 09HABIT 0c02 12086974207261 696e73 160649207265 6164",
            #""fact":"planMade","plan":"OTHER","habit":"HABIT","kind":"coping","situation":"it rains","response":"I read""#
        ),
        Golden(
            .planRemoved(PlanRemoved(plan: other)),
            "1b 05OTHER",
            #""fact":"planRemoved","plan":"OTHER""#),
        Golden(
            .habitGraduated(HabitGraduated(habit: habit, day: day)),
            "0d 05HABIT 08d4c402",
            #""fact":"habitGraduated","habit":"HABIT","day":"2026-11-21""#),
        Golden(
            .graduationDeclined(GraduationDeclined(habit: habit, day: day)),
            "0e 05HABIT 08d4c402",
            #""fact":"graduationDeclined","habit":"HABIT","day":"2026-11-21""#),
        Golden(
            .challengeAccepted(
                ChallengeAccepted(challenge: other, habit: habit, level: .threeWeeks, from: day)),
            "1c 05OTHER 09HABIT 0c06 10d4c402",
            #""fact":"challengeAccepted","challenge":"OTHER","habit":"HABIT","level":"threeWeeks","from":"2026-11-21""#
        ),
        Golden(
            .challengeRemoved(ChallengeRemoved(challenge: other, habit: habit)),
            "1d 05OTHER 09HABIT",
            #""fact":"challengeRemoved","challenge":"OTHER","habit":"HABIT""#),
        Golden(
            .reportRead(ReportRead(challenge: other, habit: habit)),
            "1e 05OTHER 09HABIT",
            #""fact":"reportRead","challenge":"OTHER","habit":"HABIT""#),
        Golden(
            .automaticityRated(
                AutomaticityRated(
                    habit: habit, day: day, automatically: agreement(1), withoutRemembering: agreement(4),
                    withoutThinking: agreement(5), beforeRealising: agreement(7))),
            "1f 05HABIT 08d4c402 0c02 1008 140a 180e",
            #""fact":"automaticityRated","habit":"HABIT","day":"2026-11-21","automatically":1,"withoutRemembering":4,"withoutThinking":5,"beforeRealising":7"#
        ),
        Golden(
            .automaticityDeclined(AutomaticityDeclined(habit: habit, day: day)),
            "20 05HABIT 08d4c402",
            #""fact":"automaticityDeclined","habit":"HABIT","day":"2026-11-21""#),
        Golden(
            .rewardRead(RewardRead(number: 12)),
            "21 0418",
            #""fact":"rewardRead","number":12"#),
        Golden(
            .figuresExplained(FiguresExplained(change: 1)),
            "22 0402",
            #""fact":"figuresExplained","change":1"#),
        Golden(
            .personNamed(PersonNamed(name: line("Ada"))),
            "28 0603416461",
            #""fact":"personNamed","name":"Ada""#),
        Golden(
            .personNamed(PersonNamed(name: nil)),
            "28",
            #""fact":"personNamed""#),
        Golden(
            .timeZoneChosen(TimeZoneChosen(zone: line("Europe/Vienna"))),
            "29 060d4575726f70652f5669656e6e61",
            #""fact":"timeZoneChosen","zone":"Europe/Vienna""#),
        Golden(
            .timeZoneChosen(TimeZoneChosen(zone: line("Pacific/Auckland"), offset: 46_800)),
            // 46,800 · 2 = 93,600, a0db05.
            "29 0610506163696669632f4175636b6c616e64 08a0db05",
            #""fact":"timeZoneChosen","zone":"Pacific/Auckland","zoneOffset":46800"#),
        Golden(
            .dayStartSet(DayStartSet(time: time("03:00"))),
            "2a 04e802",
            #""fact":"dayStartSet","time":"03:00""#),
        Golden(
            .firstWeekdaySet(FirstWeekdaySet(weekday: .sunday)),
            "2b 040e",
            #""fact":"firstWeekdaySet","weekday":"sunday""#),
        Golden(
            .themeChosen(ThemeChosen(theme: .dark)),
            "2c 0404",
            #""fact":"themeChosen","theme":"dark""#),
        Golden(
            .textSizeChosen(TextSizeChosen(size: .largest)),
            "2d 0406",
            #""fact":"textSizeChosen","size":"largest""#),
        Golden(
            .preferenceChosen(PreferenceChosen(preference: .twelveHourClock, isOn: true)),
            "2e 0400 0802",
            #""fact":"preferenceChosen","preference":"twelveHourClock","isOn":true"#),
        Golden(
            .preferenceChosen(PreferenceChosen(preference: .patientsSummary, isOn: false)),
            "2e 040a 0800",
            #""fact":"preferenceChosen","preference":"patientsSummary","isOn":false"#),
        Golden(
            .reminderSet(
                ReminderSet(
                    reminder: other, habit: habit, plan: identifier(6), time: time("08:00"),
                    weekdays: Weekdays([.monday, .sunday]), routine: .travelling)),
            "3c 05OTHER 09HABIT 0d00000000000000000000000000000006 10c007 148201 1802",
            #""fact":"reminderSet","reminder":"OTHER","habit":"HABIT","plan":"00000000000000000000000000000006","time":"08:00","weekdays":[1,7],"routine":"travelling""#
        ),
        Golden(
            .reminderSet(ReminderSet(reminder: other, habit: habit, plan: other, time: time("00:00"))),
            "3c 05OTHER 09HABIT 0dOTHER 1000 1800",
            #""fact":"reminderSet","reminder":"OTHER","habit":"HABIT","plan":"OTHER","time":"00:00","routine":"home""#
        ),
        Golden(
            .reminderSet(ReminderSet(reminder: other, habit: habit, plan: nil, time: time("00:00"))),
            "3c 05OTHER 09HABIT 1000 1800",
            #""fact":"reminderSet","reminder":"OTHER","habit":"HABIT","time":"00:00","routine":"home""#),
        Golden(
            .reminderRemoved(ReminderRemoved(reminder: other, habit: habit)),
            "3d 05OTHER 09HABIT",
            #""fact":"reminderRemoved","reminder":"OTHER","habit":"HABIT""#),
        Golden(
            .reminderSnoozed(
                ReminderSnoozed(
                    reminder: other, habit: habit, day: day, until: instant(1_795_248_000_000))),
            "3e 05OTHER 09HABIT 0cd4c402 1080b0f4d1bf68",
            #""fact":"reminderSnoozed","reminder":"OTHER","habit":"HABIT","day":"2026-11-21","until":1795248000000"#
        ),
        Golden(
            .routineChosen(RoutineChosen(routine: .holiday)),
            "3f 0404",
            #""fact":"routineChosen","routine":"holiday""#),
        Golden(
            .quietHoursSet(QuietHoursSet(hours: QuietHours(from: time("22:00"), until: time("07:00")))),
            "40 04d014 08c806",
            #""fact":"quietHoursSet","from":"22:00","until":"07:00""#),
        Golden(.quietHoursSet(QuietHoursSet(hours: nil)), "40", #""fact":"quietHoursSet""#),
        Golden(
            .eveningQuestionSet(EveningQuestionSet(time: time("20:30"))),
            "41 049c13",
            #""fact":"eveningQuestionSet","time":"20:30""#),
        Golden(
            .eveningQuestionSet(EveningQuestionSet(time: nil)), "41", #""fact":"eveningQuestionSet""#),
        Golden(
            .reminderWordingChosen(ReminderWordingChosen(wording: .private)),
            "42 0402",
            #""fact":"reminderWordingChosen","wording":"private""#),
        Golden(
            .reminderWordingChosen(ReminderWordingChosen(wording: .plain)),
            "42 0400",
            #""fact":"reminderWordingChosen","wording":"plain""#),
        Golden(
            .placeSet(
                PlaceSet(
                    place: other, name: line("Gym"), position: position("52.5163, 13.3777"),
                    radius: .standard)),
            "43 05OTHER 0a0347796d 0cf0e7eaf403 10d099ca7f 14ac02",
            #""fact":"placeSet","place":"OTHER","name":"Gym","latitude":52.5163,"longitude":13.3777,"radius":150"#
        ),
        Golden(
            .placeSet(
                PlaceSet(
                    place: other, name: line("Gym"), position: position("-33.9, -180"), radius: radius(5000))),
            "43 05OTHER 0a0347796d 0cffeaa5c302 10ffc7ceb40d 14904e",
            #""fact":"placeSet","place":"OTHER","name":"Gym","latitude":-33.9,"longitude":-180,"radius":5000"#
        ),
        Golden(
            .placeRemoved(PlaceRemoved(place: other)),
            "44 05OTHER",
            #""fact":"placeRemoved","place":"OTHER""#),
        Golden(
            .arrived(Arrived(place: other, instant: instant(1_795_248_000_000), source: .ownTracks)),
            "45 05OTHER 0880b0f4d1bf68 0c02",
            #""fact":"arrived","place":"OTHER","instant":1795248000000,"source":"own-tracks""#),
        Golden(
            .placeReminderSet(
                PlaceReminderSet(
                    reminder: other, habit: habit, plan: identifier(6), place: identifier(7),
                    weekdays: Weekdays([.monday, .sunday]), routine: .travelling)),
            "46 05OTHER 09HABIT 0d00000000000000000000000000000006 1100000000000000000000000000000007 148201 1802",
            #""fact":"placeReminderSet","reminder":"OTHER","habit":"HABIT","plan":"00000000000000000000000000000006","place":"00000000000000000000000000000007","weekdays":[1,7],"routine":"travelling""#
        ),
        Golden(
            .placeReminderSet(
                PlaceReminderSet(reminder: other, habit: habit, plan: other, place: other)),
            "46 05OTHER 09HABIT 0dOTHER 11OTHER 1800",
            #""fact":"placeReminderSet","reminder":"OTHER","habit":"HABIT","plan":"OTHER","place":"OTHER","routine":"home""#
        ),
        Golden(
            .reminderChannelSet(
                ReminderChannelSet(
                    channel: other, kind: .ntfy, address: printable("https://ntfy.sh/anna"),
                    secret: printable("tk_1"))),
            "47 05OTHER 0800 0e1468747470733a2f2f6e7466792e73682f616e6e61 1204746b5f31 1402",
            #""fact":"reminderChannelSet","channel":"OTHER","kind":"ntfy","address":"https://ntfy.sh/anna","secret":"tk_1","isOn":true"#
        ),
        Golden(
            .reminderChannelSet(
                ReminderChannelSet(
                    channel: other, kind: .mail, address: printable("anna@example.org"), isOn: false)),
            "47 05OTHER 0804 0e10616e6e61406578616d706c652e6f7267 1400",
            #""fact":"reminderChannelSet","channel":"OTHER","kind":"mail","address":"anna@example.org","isOn":false"#
        ),
        Golden(
            .reminderChannelSet(
                ReminderChannelSet(channel: other, kind: .webhook, address: printable("~"))),
            "47 05OTHER 0802 0e017e 1402",
            #""fact":"reminderChannelSet","channel":"OTHER","kind":"webhook","address":"~","isOn":true"#),
        Golden(
            .reminderChannelRemoved(ReminderChannelRemoved(channel: other)),
            "48 05OTHER",
            #""fact":"reminderChannelRemoved","channel":"OTHER""#),
        Golden(
            .reminderChannelConfirmed(ReminderChannelConfirmed(channel: other, code: printable("a-7"))),
            "49 05OTHER 0a03612d37",
            #""fact":"reminderChannelConfirmed","channel":"OTHER","code":"a-7""#),
        Golden(
            .deviceSilenced(
                DeviceSilenced(silenced: other, name: line("Opera"), cause: .refused)),
            "4a 05OTHER 0a054f70657261 0c06",
            #""fact":"deviceSilenced","silenced":"OTHER","name":"Opera","cause":"refused""#),
        Golden(
            .silenceSettled(SilenceSettled(silenced: other)),
            "4b 05OTHER",
            #""fact":"silenceSettled","silenced":"OTHER""#),
        Golden(
            .surveyStarted(SurveyStarted(run: other, survey: "mood", version: 1, subject: habit)),
            "67 05OTHER 0a046d6f6f64 0c02 11HABIT",
            #""fact":"surveyStarted","run":"OTHER","survey":"mood","version":1,"subject":"HABIT""#),
        Golden(
            .surveyStarted(SurveyStarted(run: other, survey: "mood", version: 2)),
            "67 05OTHER 0a046d6f6f64 0c04",
            #""fact":"surveyStarted","run":"OTHER","survey":"mood","version":2"#),
        surveyGolden(.number(amount("62")), "1a023632", #","answer":"62""#),
        surveyGolden(.day(day), "1a0a323032362d31312d3231", #","answer":"2026-11-21""#),
        surveyGolden(
            .chosen("yes", "late", other: line("Rain")), "1a0a796573206c617465202a 1e045261696e",
            #","answer":"yes late *","other":"Rain""#),
        surveyGolden(nil, "", ""),
        Golden(
            .surveyFinished(SurveyFinished(run: other, at: instant(1_795_248_000_000))),
            "65 05OTHER 0880b0f4d1bf68",
            #""fact":"surveyFinished","run":"OTHER","finishedAt":1795248000000"#),
        Golden(
            .surveyCancelled(SurveyCancelled(run: other)),
            "66 05OTHER",
            #""fact":"surveyCancelled","run":"OTHER""#),
        Golden(
            .unknown(.number(57)),
            "39",
            #""fact":57"#),
        Golden(
            .unknown(.name("moonSeen")),
            "00086d6f6f6e5365656e",
            #""fact":"moonSeen""#),
    ]

    /// A golden entry for an answer of each kind.
    private static func surveyGolden(_ answer: SurveyAnswer?, _ bytes: String, _ json: String) -> Golden {
        Golden(
            .surveyAnswered(
                SurveyAnswered(
                    run: other, survey: "mood", step: "pulse", answer: answer,
                    started: instant(1_795_248_000_000), ended: instant(1_795_248_000_000))),
            "64 05OTHER 0a046d6f6f64 0e0570756c7365 1080b0f4d1bf68 1480b0f4d1bf68 " + bytes,
            #""fact":"surveyAnswered","run":"OTHER","survey":"mood","step":"pulse","started":1795248000000,"ended":1795248000000"#
                + json)
    }

    private static var all: [Golden] {
        goldens + loopGoldens + medicineGoldens + measurementGoldens + photoGoldens + routeGoldens
            + careGoldens + companionGoldens + questionnaireGoldens
    }

    @Test("Every fact shape ever stored is still read and written unchanged", arguments: all)
    func golden(_ golden: Golden) throws {
        let entry = Entry(
            id: Identifier(high: 0xA0A1_A2A3_A4A5_A6A7, low: 0xA8A9_AAAB_ACAD_AEAF),
            at: instant(1_795_248_000_000), device: Identifier(high: 0, low: 0xD), fact: golden.fact)
        let head = "01a0a1a2a3a4a5a6a7a8a9aaabacadaeaf80b0f4d1bf68" + "0000000000000000000000000000000d"
        let bytes = try #require(unhexadecimal(head + golden.bytes))
        #expect(try Entry(bytes: bytes) == entry)
        #expect(String(decoding: hexadecimal(of: entry.bytes), as: UTF8.self) == head + golden.bytes)
        let text = """
            {"id":"a0a1a2a3a4a5a6a7a8a9aaabacadaeaf","at":1795248000000,\
            "device":"0000000000000000000000000000000d",\(golden.json)}
            """
        #expect(try Entry(json: JSON(parsing: text)) == entry)
        #expect(entry.json.text == text)
    }

    @Test("Every fact kind has a golden entry")
    func everyKind() {
        #expect(Set(GoldenEntryTests.all.compactMap { $0.fact.kind }) == Set(FactKind.all))
    }
}
