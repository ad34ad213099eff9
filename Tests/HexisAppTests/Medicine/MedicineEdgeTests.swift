import HexisCore
import Testing

@testable import HexisApp

@Suite("Edge cases of medicines")
struct MedicineEdgeTests {
    private let day = ("day", "2026-11-21")

    private func visitor(_ fields: [(String, String)]) -> Visitor {
        var visitor = Visitor()
        visitor.post("/medicine", [("name", "Bisoprolol")] + fields)
        return visitor
    }

    private func address(_ visitor: Visitor) -> String { "/medicine/\(visitor.practice.medicines[0].id)" }

    @Test(
        "A boundary from 0 to 200 is accepted; any other is refused beside its field and stays as typed",
        arguments: [
            ("0", true), ("200", true), ("", true), ("-1", false), ("201", false), ("70.5", false),
            ("abc", false),
        ])
    func boundary(typed: String, isRight: Bool) {
        var visitor = Visitor()
        visitor.post("/medicine/heart/boundary", [("boundary", typed), ("gap", "5")])
        #expect((visitor.status == 200) == isRight && visitor.recorded.isEmpty != isRight)
        #expect(visitor.page.contains("id=\"boundary-problem\"") != isRight)
        #expect(visitor.page.contains("value=\"\(typed)\""))
        #expect(visitor.page.contains(MedicineWording.notAdvice))
    }

    @Test("An end before the start is refused beside its field, and both stay as typed")
    func end() {
        var visitor = Visitor()
        let fields = [
            ("name", "Aspirin"), ("kind", "daily"), ("time", "08:00"), ("start", "2026-12-24"),
            ("end", "2026-12-23"),
        ]
        visitor.post("/medicine", fields)
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"end-problem\""))
        for (_, typed) in fields.suffix(2) { #expect(visitor.page.contains("value=\"\(typed)\"")) }
        visitor.post("/medicine", fields.dropLast() + [("end", "2026-12-24")])
        #expect(visitor.practice.medicines.count == 1)
    }

    @Test("Thirty doses a day are accepted; one more is refused with all typed values kept")
    func many() {
        let times = (0..<31).map { ("time", "\(10 + $0 / 3):\($0 % 3)5") }
        var visitor = visitor([("kind", "daily")] + times.prefix(30))
        visitor.get("/today")
        #expect(visitor.page.contains("0 of 30 done"))
        for (_, time) in times.prefix(30) { #expect(visitor.page.contains("Bisoprolol, \(time)")) }
        visitor.get("\(address(visitor))/reminders")
        #expect(visitor.page.contains(DoseCallTimesWording.title))
        visitor.post("/medicine", [("name", "Aspirin"), ("kind", "daily")] + times)
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"time-1-problem\""))
        for (_, time) in times.prefix(30) { #expect(visitor.page.contains("value=\"\(time)\"")) }
    }

    @Test(
        "A regimen changed mid-day asks for no dose twice: marked doses hold today, the rest from tomorrow"
    )
    func midDay() {
        var visitor = visitor([("kind", "daily"), ("time", "08:00"), ("time", "20:00")])
        visitor.post("\(address(visitor))/doses", [day, ("slot", "08:00"), ("answer", "take")])
        visitor.post(address(visitor), [("name", "Bisoprolol"), ("kind", "daily"), ("time", "09:00")])
        visitor.get("/today")
        #expect(visitor.page.contains("Bisoprolol, 20:00") && !visitor.page.contains("Bisoprolol, 09:00"))
        visitor.get("/today?day=2026-11-22")
        #expect(visitor.page.contains("09:00") && !visitor.page.contains("20:00"))
    }

    @Test("A dose taken on two offline devices is one dose, and both entries are kept")
    func devices() {
        let first = visitor([("kind", "daily"), ("time", "08:00"), ("time", "20:00")])
        var phone = Visitor(first.practice, origin: 40)
        var tablet = Visitor(first.practice, origin: 50)
        let dose = [day, ("slot", "08:00"), ("answer", "take")]
        phone.post("\(address(first))/doses", dose)
        tablet.post("\(address(first))/doses", dose)
        var both = Visitor(first.practice, origin: 60)
        let count = both.practice.count
        var practice = both.practice
        for entry in phone.recorded + tablet.recorded { practice.add(entry) }
        both = Visitor(practice, origin: 60)
        both.get("/today")
        #expect(practice.count == count + 2)
        #expect(practice.doseCount(on: SamplePractice.today).taken == 1)
        #expect(both.page.contains("1 of 2 done"))
    }

    @Test(
        "A heart rate of 0, of 400 or of tomorrow is refused beside its field, and stays as typed",
        arguments: [
            ("0", "2026-11-21", "beats"), ("400", "2026-11-21", "beats"), ("60", "2026-11-22", "day"),
        ])
    func heartRate(beats: String, day: String, field: String) {
        var visitor = Visitor()
        visitor.post("/medicine/heart/reading", [("beats", beats), ("day", day)])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"\(field)-problem\""))
        #expect(visitor.page.contains("value=\"\(beats)\"") && visitor.page.contains("value=\"\(day)\""))
    }
}
