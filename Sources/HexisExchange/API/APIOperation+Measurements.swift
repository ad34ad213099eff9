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
            method: .get, path: "/measurements", name: "listMeasurements",
            summary: "List measured values by day",
            text:
                "The value of each signal on each day, at most 366 days per request. Time that several devices measured is counted once.",
            scope: .reading, parameters: APICall.spanParameters,
            answer: .object([
                APIField("days", .list(dayValue, atMost: 10_000_000), "Sorted by signal, then by day.")
            ]
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
            APIField("signal", .text(.any, atMost: 100), "The name of the signal."),
            APIField("day", day, "The person's day."),
            APIField("value", total, "The value, in the signal's unit."),
        ])
    }

    static var measure: APIOperation {
        let measurement = APIShape.object([
            APIField(
                "id", identifier,
                "The identifier of the measurement: sending the same one again replaces the earlier value. By default it is derived from the signal, the source and “start”, or the day.",
                isOptional: true),
            APIField(
                "signal", line,
                "“steps”, “distance” (metres), “activeEnergy” (kilocalories), “heartRate” and “restingHeartRate” (beats a minute), “minutes”, “weight” (kilograms), or a name of your own."
            ),
            APIField("value", value, "The value, in the signal's unit."),
            APIField(
                "day", day, "The person's day; by default the date of “start”, or today.",
                isOptional: true),
            APIField(
                "start", instant, "When it began. It is displayed in local time at its UTC offset.",
                isOptional: true),
            APIField(
                "seconds", .whole(Measured.lengths), "Its duration from “start”, in seconds.",
                isOptional: true),
            APIField(
                "source", line, "The device or app that measured; by default the token's name.",
                isOptional: true),
        ])
        return APIOperation(
            method: .post, path: "/measurements", name: "measure", summary: "Record measurements",
            text:
                "Records all of the measurements, or none. An identical measurement that was sent before counts once. Without “start” and “id”, a value is the total of the day, and the next such value of the same signal and source replaces it. To add to a day, such as another glass of water, give the measurement its own “start” or “id”. Where sources report times, time that several of them measured counts once; where a source reports only an amount, the day's value is at least that amount.",
            scope: .adding,
            body: .object([
                APIField("measurements", .list(measurement, atMost: most), "The measurements, in any order.")
            ]),
            answer: .object([
                APIField("new", .whole(0...Int64(most)), "The number of new measurements."),
                APIField("known", .whole(0...Int64(most)), "The number already recorded."),
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
                .conflict, "The supported years are 1900 to 2199.", at: place + "/start")
        }
        let began = start.map { Instant(clamping: $0 * 1000) }
        let counted = try day(json["day"], at: place + "/day") ?? began.map { date(at: $0) } ?? today
        // After midnight, clocks are a day ahead of a person whose day starts later.
        guard counted <= date(at: now) else {
            throw APIProblem(.conflict, "This day is in the future.", at: place + "/day")
        }
        guard let signal = json["signal"]?.string.flatMap({ Signal(name: $0) }),
            let value = json["value"]?.thousandths()
        else { throw APIProblem(.invalid, "Invalid measurement.", at: place) }
        guard signal.plausible.contains(value) else {
            let bounds =
                "\(Amount.shown(signal.plausible.lowerBound)) to \(Amount.shown(signal.plausible.upperBound))"
            throw APIProblem(
                .invalid, "A value of “\(signal.name)” must be from \(bounds).", at: place + "/value")
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
        guard let measured else { throw APIProblem(.invalid, "Invalid measurement.", at: place) }
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
