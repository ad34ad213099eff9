import HexisCore
import Testing

@testable import HexisApp

@Suite("Measurement pages")
struct MeasurementPageTests {
    @Test(
        "An impossible amount is refused beside its field, and stays as typed",
        arguments: [
            ("steps", "own", "abc"), ("steps", "own", "-3"), ("steps", "own", "1000000000000"),
            ("steps", "own", "NaN"), ("steps", "own", ""), ("steps", "own", "1e3"),
            ("steps", "own", "1,000,001"), ("steps", "own", "7.5"),
            ("distance", "km", "1000.001"), ("distance", "mi", "622"), ("weight", "kg", "0"),
            ("weight", "lb", "2"), ("heartRate", "own", "400"), ("restingHeartRate", "own", "0"),
            ("minutes", "own", "1441"), ("minutes", "own", "1:60"), ("minutes", "own", "25:00"),
            ("minutes", "own", ":30"),
        ])
    func refused(signal: String, unit: String, amount: String) {
        var visitor = Visitor()
        visitor.post(
            "/measurements/\(signal)", [("amount", amount), ("unit", unit), ("day", "2026-11-21")])
        #expect(visitor.status == 422)
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.page.contains("value=\"\(amount)\""))
        #expect(visitor.page.contains("id=\"amount-problem\""))
    }

    @Test(
        "A typed amount is stored in the signal's own unit",
        arguments: [
            ("steps", "own", "7412", Int64(7_412_000)), ("steps", "own", "7,412", 7_412_000),
            ("steps", "own", "7 412", 7_412_000), ("steps", "own", "٧٤١٢", 7_412_000),
            ("distance", "km", "5.02", 5_020_000),
            ("distance", "mi", "3.1", 4_988_966), ("distance", "m", "400", 400_000),
            ("weight", "kg", "82,5", 82_500), ("weight", "lb", "180", 81_647),
            ("minutes", "own", "1:30", 90_000),
            ("minutes", "own", "90", 90_000), ("heartRate", "own", "62", 62_000),
        ])
    func converted(signal: String, unit: String, amount: String, thousandths: Int64) throws {
        var visitor = Visitor()
        visitor.post(
            "/measurements/\(signal)", [("amount", amount), ("unit", unit), ("day", "2026-11-20")])
        #expect(visitor.status == 200)
        let signal = try #require(Signal(name: signal))
        let day = try #require(Day("2026-11-20"))
        #expect(visitor.practice.value(of: signal, on: day) == thousandths)
        #expect(visitor.page.contains(" saved."))
    }

    @Test("An ambiguous number is asked about beside its field, and recorded once it is clear")
    func unclear() throws {
        var visitor = Visitor()
        visitor.post("/measurements/distance", [("amount", "1,250"), ("unit", "km"), ("day", "2026-11-21")])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("Do you mean 1.25 or 1,250? Write 1.25 or 1250."))
        #expect(visitor.page.contains("value=\"1,250\""))
        visitor.post("/measurements/distance", [("amount", "1.25"), ("unit", "km"), ("day", "2026-11-21")])
        #expect(visitor.practice.value(of: .distance, on: SamplePractice.today) == 1_250_000)
    }

    @Test(
        "Amounts typed in miles are shown to the hundredth, in pounds to the tenth",
        arguments: [
            ("distance", "mi", "5", "5 mi"), ("distance", "mi", "3.1", "3.1 mi"),
            ("distance", "mi", "26.22", "26.22 mi"), ("distance", "km", "5.02", "5.02 km"),
            ("distance", "km", "4.9940", "4.99 km"), ("distance", "km", "4.9950", "5 km"),
            ("distance", "m", "400", "0.4 km"), ("weight", "lb", "180", "180 lb"),
            ("weight", "lb", "180.5", "180.5 lb"), ("weight", "kg", "82,5", "82.5 kg"),
        ])
    func shown(signal: String, unit: String, amount: String, words: String) {
        var visitor = Visitor()
        visitor.post(
            "/measurements/\(signal)", [("amount", amount), ("unit", unit), ("day", "2026-11-21")])
        #expect(visitor.page.contains("\(words) saved."))
        #expect(visitor.page.contains("<span class=\"card-name\">\(words)</span>"))
        visitor.get("/measurements")
        #expect(visitor.page.contains("Today: \(words)"))
    }

    @Test("The unit typed last is preselected next time, and also used for a watch's measurements")
    func unitStays() throws {
        var visitor = Visitor(SamplePractice.measured.practice)
        visitor.get("/measurements/distance")
        #expect(visitor.page.contains("<option value=\"km\" selected>"))
        #expect(!visitor.page.contains(" mi</"))
        visitor.post("/measurements/distance", [("amount", "1"), ("unit", "mi"), ("day", "2026-11-21")])
        // 3000 steps are 2100 m: 1.30 mi by the watch, and one by hand.
        #expect(visitor.page.contains("2.3 mi") && !visitor.page.contains(" km"))
        visitor.get("/measurements/distance")
        #expect(visitor.page.contains("<option value=\"mi\" selected>"))
        visitor.post("/measurements/distance", [("amount", "x"), ("day", "2026-11-21")])
        #expect(visitor.status == 422 && visitor.page.contains("<option value=\"mi\" selected>"))
        visitor.get("/measurements/weight")
        #expect(visitor.page.contains("<option value=\"kg\" selected>"))
    }

    @Test("One step is singular, and thousands are grouped by commas")
    func counted() {
        for (amount, text) in [("1", "1 step<"), ("999", "999 steps<"), ("12345", "12,345 steps<")] {
            var visitor = Visitor()
            visitor.post("/measurements/steps", [("amount", amount), ("day", "2026-11-21")])
            #expect(visitor.page.contains(text))
        }
    }

    @Test("A future or invalid day is refused beside its field", arguments: ["2026-11-22", "soon", ""])
    func days(day: String) {
        var visitor = Visitor()
        visitor.post("/measurements/steps", [("amount", "5"), ("day", day)])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"day-problem\""))
    }

    @Test("Removing a measurement is confirmed")
    func removed() throws {
        var visitor = Visitor()
        visitor.post("/measurements/steps", [("amount", "7412"), ("day", "2026-11-21")])
        #expect(visitor.page.contains("7,412 steps"))
        let measured = try #require(visitor.practice.measurements(of: .steps, on: SamplePractice.today).first)
        visitor.post("/measurements/steps/\(measured.measurement)/remove", [])
        #expect(visitor.practice.measuredSignals.isEmpty)
        #expect(visitor.page.contains(MeasurementsWording.removed))
        visitor.post("/measurements/steps/\(measured.measurement)/remove", [])
        #expect(visitor.status == 404)
    }

    @Test("The person's order of sources decides which one counts")
    func sources() {
        var visitor = Visitor(SamplePractice.measured.practice)
        let before = visitor.practice.value(of: .steps, on: SamplePractice.today)
        visitor.get("/measurements")
        #expect(visitor.practice.sources == ["Maria’s Watch", "Maria’s iPhone"])
        visitor.post("/measurements/sources", [("source", "Maria’s iPhone")])
        #expect(visitor.practice.sources == ["Maria’s iPhone", "Maria’s Watch"])
        // 3000 by the watch in 60 minutes, and 2400 by the phone in the 60 minutes from the middle of them.
        #expect(before == Int64(3_000_000 + 2_400_000 / 2))
        #expect(
            visitor.practice.value(of: .steps, on: SamplePractice.today) == Int64(2_400_000 + 3_000_000 / 2))
        visitor.post("/measurements/sources", [("source", "Nobody’s")])
        #expect(visitor.recorded.isEmpty)
    }

    @Test("Any other signal gets a name, and its page takes the first value")
    func named() throws {
        var visitor = Visitor()
        visitor.get("/measurements?name=Cups+of+tea")
        visitor.get(visitor.lead)
        #expect(visitor.page.contains("<h1>Cups of tea</h1>"))
        visitor.post("/measurements/Cups%20of%20tea", [("amount", "3"), ("day", "2026-11-21")])
        let tea = try #require(Signal(name: "Cups of tea"))
        #expect(visitor.practice.value(of: tea, on: SamplePractice.today) == 3000)
        visitor.get("/measurements")
        #expect(visitor.page.contains("Cups of tea"))
        // The name of a known signal leads to that signal.
        visitor.get("/measurements?name=steps")
        #expect(visitor.lead == "/measurements/steps")
    }

    @Test(
        "A missing or invalid name is reported beside the field",
        arguments: ["", "%20", String(repeating: "a", count: 101)])
    func unnamed(name: String) {
        var visitor = Visitor()
        visitor.get("/measurements?name=\(name)")
        #expect(visitor.status == 422)
        #expect(visitor.page.contains("id=\"name-problem\""))
    }

    @Test("The same form sent twice is one measurement")
    func once() {
        var visitor = Visitor()
        let entry = Identifier(high: 3, low: 3).description
        for _ in 0..<2 {
            visitor.post("/measurements/steps", [("amount", "5"), ("day", "2026-11-21"), ("entry", entry)])
        }
        #expect(visitor.practice.value(of: .steps, on: SamplePractice.today) == 5000)
    }
}
