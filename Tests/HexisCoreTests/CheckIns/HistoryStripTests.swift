import HexisCore
import Testing

@Suite("History strip")
struct HistoryStripTests {
    private func strip(_ diary: Diary, _ upTo: String = "2026-11-21") -> [String] {
        diary.practice.historyStrip(of: diary.habit, upTo: day(upTo)).segments.map {
            "\($0.day.date.day):\($0.permille)"
        }
    }

    @Test("The strip shows the last ten relevant days in order, each filled as far as it was done")
    func tenDays() {
        var diary = Diary(goal: atLeast("4"))
        diary.checkIn("2026-11-12", "4")
        diary.checkIn("2026-11-15", "1")
        diary.checkIn("2026-11-21", "9")
        diary.checkIn("2026-11-22", "4")
        #expect(
            strip(diary) == [
                "12:1000", "13:0", "14:0", "15:250", "16:0", "17:0", "18:0", "19:0", "20:0", "21:1000",
            ])
        #expect(diary.practice.historyStrip(of: diary.habit, upTo: day("2026-11-21")).complete == 2)
    }

    @Test("The strip begins with the habit")
    func young() {
        #expect(strip(Diary(start: "2026-11-20")) == ["20:0", "21:0"])
        #expect(strip(Diary(start: "2026-11-22")) == [])
    }

    @Test("The strip leaves out days on which the habit was not due")
    func onlyRelevant() {
        var diary = Diary(start: "2026-11-14", weekdays(.saturday, .monday))
        diary.checkIn("2026-11-14")
        #expect(strip(diary) == ["14:1000", "16:0", "21:0"])
        diary.mark("2026-11-16", .skipped)
        #expect(strip(diary) == ["14:1000", "21:0"])
        diary.pause("2026-11-14", "2026-11-15", habit: diary.id)
        #expect(strip(diary) == ["21:0"])
        diary.pause("2026-11-21", nil, habit: identifier(77))
        #expect(strip(diary) == ["21:0"], "another habit's pause")
    }

    @Test("For N times a week the strip shows the days done and the days missed")
    func timesAWeek() {
        var diary = Diary(start: "2026-11-09", HexisCoreTests.timesAWeek(2))
        diary.checkIn(["2026-11-10", "2026-11-17"])
        // The first week missed one, at its end; the second still has Sunday.
        #expect(strip(diary) == ["10:1000", "15:0", "17:1000"])
        #expect(strip(diary, "2026-11-22") == ["10:1000", "15:0", "17:1000", "22:0"])
    }

    @Test("The strip reaches back over ten days that are a year apart")
    func rare() {
        let strip = Diary(start: "2000-01-01", everyDays(365, from: "2026-11-21"))
        #expect(self.strip(strip).count == 10)
    }

    @Test("The strip stops at the first and last representable days")
    func extremes() {
        let diary = Diary(start: "1900-01-01")
        #expect(diary.practice.historyStrip(of: diary.habit, upTo: .first).segments.count == 1)
        #expect(diary.practice.historyStrip(of: diary.habit, upTo: .last).segments.count == 10)
    }
}
