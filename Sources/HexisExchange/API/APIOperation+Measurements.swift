import HexisCore

extension APIOperation {
    private static let line = APIShape.text(.line, atMost: 100)
    private static let identifier = APIShape.text(.identifier, atMost: 32)
    private static let day = APIShape.text(.day, atMost: 10)
    private static let instant = APIShape.text(.instant, atMost: 40)
    private static let total = APIShape.number(0...1_000_000_000_000)
    /// An upper bound for any measurement per day; most signals have tighter bounds.
    private static let value = APIShape.number(0...1_000_000)
    /// The maximum number of measurements per request.
    private static let most = 1000

    static var measurements: APIOperation {
        APIOperation(
            method: .get, path: "/measurements", name: "listMeasurements", summary: "What was measured",
            text:
                "What each signal came to on each day, at most 366 days at a time: time that several devices measured is counted once.",
            scope: .reading, parameters: APICall.spanParameters,
            answer: .object([APIField("days", .list(dayValue, atMost: 10_000_000), "By signal, then by day.")]
            )
        ) { call throws(APIProblem) in
            let span = try call.span()
            let days = call.practice.measuredSignals.flatMap { signal in
                call.practice.measuredDays(of: signal).filter { span.contains($0) }.compactMap { day in
                    call.practice.value(of: signal, on: day).map { value in
                        JSON.object([
                            JSON.Member("signal", .string(signal.name)),
                            JSON.Member("day", .string(day.description)),
                            JSON.Member("value", .thousandths(value)),
                        ])
                    }
                }
            }
            return APIAnswer(.object([JSON.Member("days", .array(days))]))
        }
    }

    private static var dayValue: APIShape {
        .object([
            APIField("signal", .text(.any, atMost: 100), "What was measured."),
            APIField("day", day, "The person's day."),
            APIField("value", total, "In the signal's unit."),
        ])
    }

    static var measure: APIOperation {
        let measurement = APIShape.object([
            APIField(
                "id", identifier,
                "Sent again with the same, it takes the place of what was sent before. If left out, it follows from signal, source and “start”, or the day.",
                isOptional: true),
            APIField(
                "signal", line,
                "“steps”, “distance” (metres), “activeEnergy” (kilocalories), “heartRate” and “restingHeartRate” (beats a minute), “minutes”, “weight” (kilograms), or a name of your own."
            ),
            APIField("value", value, "In the signal's unit."),
            APIField(
                "day", day, "The person's day; where it is left out, the date of “start”, or today.",
                isOptional: true),
            APIField(
                "start", instant, "When it began. It is shown by the clock of its offset.", isOptional: true),
            APIField(
                "seconds", .whole(Measured.lengths), "How long it went on, from “start”.", isOptional: true),
            APIField(
                "source", line, "The device or app that measured; the token's name, if left out.",
                isOptional: true),
        ])
        return APIOperation(
            method: .post, path: "/measurements", name: "measure", summary: "Something was measured",
            text:
                "All of them are taken, or none. What was sent before in the same words is known, and counted once. Without “start” and “id”, it is what the day came to, and the next such value of the same signal and source takes the place of this one. What is one more, such as another glass of water, has a “start” or an “id” of its own. Where a source says when it measured, time that several measured counts once; where it says only how much, the day came to that at least.",
            scope: .adding,
            body: .object([APIField("measurements", .list(measurement, atMost: most), "In any order.")]),
            answer: .object([
                APIField("new", .whole(0...Int64(most)), "How many were not known."),
                APIField("known", .whole(0...Int64(most)), "How many were."),
            ])
        ) { call throws(APIProblem) in
            guard case .array(let list)? = call.body["measurements"] else { return APIAnswer(.null) }
            var entries: [Entry] = []
            var said: [Identifier: Measured] = [:]
            for (number, json) in list.enumerated() {
                let measured = try call.measured(json, at: "/measurements/\(number)")
                let known = said[measured.measurement] ?? call.practice.measurement(measured.measurement)
                guard known != measured else { continue }
                said[measured.measurement] = measured
                let offset = json["start"]?.string.flatMap { RFC3339.offset($0) } ?? 0
                entries.append(
                    call.entry(
                        call.random(), entries.count, .measured(measured),
                        offset: measured.start.map { call.offset(written: offset, at: $0) }))
            }
            return APIAnswer(
                .object([
                    JSON.Member("new", .integer(Int64(entries.count))),
                    JSON.Member("known", .integer(Int64(list.count - entries.count))),
                ]), recording: entries,
                from: Intake(.measurement, count: list.count, news: entries.count))
        }
    }
}

extension APICall {
    fileprivate func measured(_ json: JSON, at place: String) throws(APIProblem) -> Measured {
        let start = json["start"]?.string.flatMap { RFC3339.seconds($0) }
        if let start, !(Measured.starts ~= start) {
            throw APIProblem(
                .conflict, "Times of the years 1900 to 2199 can be spoken of.", at: place + "/start")
        }
        let began = start.map { Instant(clamping: $0 * 1000) }
        let counted = try day(json["day"], at: place + "/day") ?? began.map { date(at: $0) } ?? today
        // After midnight, clocks are a day ahead of a person whose day starts later.
        guard counted <= date(at: now) else {
            throw APIProblem(.conflict, "This day is still to come.", at: place + "/day")
        }
        guard let signal = json["signal"]?.string.flatMap({ Signal(name: $0) }),
            let value = json["value"]?.thousandths()
        else { throw APIProblem(.invalid, "This cannot be measured.", at: place) }
        guard signal.plausible.contains(value) else {
            let bounds =
                "\(Amount.shown(signal.plausible.lowerBound)) to \(Amount.shown(signal.plausible.upperBound))"
            throw APIProblem(.invalid, "A value of “\(signal.name)” is from \(bounds).", at: place + "/value")
        }
        // A measurement with a time derives its identifier from that time, so that a program may send it twice;
        // without a source it is identified as if entered by hand, as in earlier versions. One without a time is the
        // day's total and derives its identifier from the day, so that sending it every hour updates it.
        let named = json["source"]?.string.flatMap { Line($0)?.text }
        let source = named ?? program
        let id =
            json["id"]?.string.flatMap { Identifier($0) }
            ?? start.map { Identifier(ofMeasurement: signal, from: named ?? "", at: $0) }
            ?? Identifier(ofMeasurement: signal, from: source, at: Int64(counted.number))
        let measured = Measured(
            measurement: id, signal: signal, amount: value, day: counted, start: start,
            seconds: json["seconds"].flatMap { $0.whole }, source: source)
        guard let measured else { throw APIProblem(.invalid, "This cannot be measured.", at: place) }
        return measured
    }

    /// The calendar date, from midnight to midnight: phones count steps that way, so all imports do.
    private func date(at instant: Instant) -> Day {
        Moment(instant: instant, offset: zone.offset(at: instant), dayStart: .midnight).today
    }
}

extension JSON {
    fileprivate var whole: Int64? {
        guard case .number(let text) = self else { return nil }
        return APIShape.whole(text)
    }
}
