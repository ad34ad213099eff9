import HexisCore

extension APIOperation {
    private static let line = APIShape.text(.line, atMost: 100)
    private static let identifier = APIShape.text(.identifier, atMost: 32)
    private static let day = APIShape.text(.day, atMost: 10)
    private static let instant = APIShape.text(.instant, atMost: 40)
    private static let value = APIShape.number(0...1_000_000_000_000)
    /// So many measurements are taken at a time.
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
            APIField("value", value, "In the signal's unit."),
        ])
    }

    static var measure: APIOperation {
        let measurement = APIShape.object([
            APIField(
                "id", identifier,
                "Sent again with the same, it takes the place of what was sent before. If left out, it follows from signal, source and time.",
                isOptional: true),
            APIField(
                "signal", line,
                "“steps”, “distance” (metres), “activeEnergy” (kilocalories), “heartRate” and “restingHeartRate” (beats a minute), “minutes”, “weight” (kilograms), or a name of your own."
            ),
            APIField("value", value, "In the signal's unit."),
            APIField(
                "day", day, "The person's day; where it is left out, that of “start”, or today.",
                isOptional: true),
            APIField("start", instant, "When it began.", isOptional: true),
            APIField(
                "seconds", .whole(Measured.lengths), "How long it went on, from “start”.", isOptional: true),
            APIField(
                "source", line, "The device or app that measured; by hand, if left out.", isOptional: true),
        ])
        return APIOperation(
            method: .post, path: "/measurements", name: "measure", summary: "Something was measured",
            text:
                "All of them are taken, or none. What was sent before in the same words is known, and counted once.",
            scope: .adding,
            body: .object([APIField("measurements", .list(measurement, atMost: most), "In any order.")]),
            answer: .object([
                APIField("new", .whole(0...Int64(most)), "How many were not known."),
                APIField("known", .whole(0...Int64(most)), "How many were."),
            ])
        ) { call throws(APIProblem) in
            guard case .array(let list)? = call.body["measurements"] else { return APIAnswer(.null) }
            var entries: [Entry] = []
            for (number, json) in list.enumerated() {
                let measured = try call.measured(json, at: "/measurements/\(number)")
                guard call.practice.measurement(measured.measurement) != measured else { continue }
                entries.append(call.entry(call.random(), entries.count, .measured(measured)))
            }
            return APIAnswer(
                .object([
                    JSON.Member("new", .integer(Int64(entries.count))),
                    JSON.Member("known", .integer(Int64(list.count - entries.count))),
                ]), recording: entries)
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
        let counted = try day(json["day"], at: place + "/day") ?? day(at: began ?? now)
        guard counted <= today else {
            throw APIProblem(.conflict, "This day is still to come.", at: place + "/day")
        }
        guard let signal = json["signal"]?.string.flatMap({ Signal(name: $0) }),
            let value = json["value"]?.thousandths()
        else { throw APIProblem(.invalid, "This cannot be measured.", at: place) }
        let source = json["source"]?.string.flatMap { Line($0)?.text } ?? ""
        let id =
            json["id"]?.string.flatMap { Identifier($0) }
            ?? identity(signal, source, start)
        let measured = Measured(
            measurement: id, signal: signal, amount: value, day: counted, start: start,
            seconds: json["seconds"].flatMap { $0.whole }, source: source)
        guard let measured else { throw APIProblem(.invalid, "This cannot be measured.", at: place) }
        return measured
    }

    /// What has a time is named after it, so that a program may send it twice; what has none is new each time.
    private func identity(_ signal: Signal, _ source: String, _ start: Int64?) -> Identifier {
        guard let start else { return random() }
        return Identifier(ofMeasurement: signal, from: source, at: start)
    }
}

extension JSON {
    fileprivate var whole: Int64? {
        guard case .number(let text) = self else { return nil }
        return APIShape.whole(text)
    }
}
