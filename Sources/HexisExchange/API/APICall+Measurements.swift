import HexisCore

extension APICall {
    /// The value of each signal on each measured day of the request's range.
    func measuredDays() throws(APIProblem) -> APIAnswer {
        let span = try span()
        let days = practice.measuredSignals.flatMap { signal in
            practice.measuredDays(of: signal).filter { span.contains($0) }.compactMap { day in
                practice.value(of: signal, on: day).map { json(of: signal, $0, on: day) }
            }
        }
        return APIAnswer(.object([JSON.Member("days", .array(days))]))
    }

    private func json(of signal: Signal, _ value: Int64, on day: Day) -> JSON {
        .object([
            JSON.Member("signal", .string(signal.name)), JSON.Member("day", .string(day.description)),
            JSON.Member("value", .thousandths(value)),
        ])
    }

    /// Records the measurements of the body that the journal does not have: all of them, or none.
    func recordMeasurements() throws(APIProblem) -> APIAnswer {
        guard case .array(let list)? = body["measurements"] else { return APIAnswer(.null) }
        let entries = try entries(for: list)
        return APIAnswer(
            .object([
                JSON.Member("new", .integer(Int64(entries.count))),
                JSON.Member("known", .integer(Int64(list.count - entries.count))),
            ]), recording: entries,
            from: Intake(.measurement, count: list.count, news: entries.count))
    }

    private func entries(for list: [JSON]) throws(APIProblem) -> [Entry] {
        var entries: [Entry] = []
        var said: [Identifier: Measured] = [:]
        for (number, json) in list.enumerated() {
            let measured = try measured(json, at: "/measurements/\(number)")
            let known = said[measured.measurement] ?? practice.measurement(measured.measurement)
            guard known != measured else { continue }
            said[measured.measurement] = measured
            entries.append(entry(for: measured, json, entries.count))
        }
        return entries
    }

    private func entry(for measured: Measured, _ json: JSON, _ number: Int) -> Entry {
        let written = json["start"]?.string.flatMap { RFC3339.offset($0) } ?? 0
        return entry(
            random(), number, .measured(measured),
            offset: measured.start.map { offset(written: written, at: $0) })
    }

    private func measured(_ json: JSON, at place: String) throws(APIProblem) -> Measured {
        let start = try start(of: json, at: place)
        let day = try measuredDay(of: json, start, at: place)
        let (signal, value) = try amount(of: json, at: place)
        let source = json["source"]?.string.flatMap { Line($0)?.text }
        let id = identifier(of: json, signal, source, start, day)
        let measured = Measured(
            measurement: id, signal: signal, amount: value, day: day, start: start,
            seconds: json["seconds"].flatMap { $0.whole }, source: source ?? program)
        guard let measured else { throw APIProblem(.invalid, "Invalid measurement.", at: place) }
        return measured
    }

    private func start(of json: JSON, at place: String) throws(APIProblem) -> Int64? {
        let start = json["start"]?.string.flatMap { RFC3339.seconds($0) }
        if let start, !(Measured.starts ~= start) {
            throw APIProblem(.conflict, "The supported years are 1900 to 2199.", at: place + "/start")
        }
        return start
    }

    private func measuredDay(of json: JSON, _ start: Int64?, at place: String) throws(APIProblem) -> Day {
        let began = start.map { Instant(clamping: $0 * 1000) }
        let counted = try day(json["day"], at: place + "/day") ?? began.map { date(at: $0) } ?? today
        // After midnight, clocks are a day ahead of a person whose day starts later.
        guard counted <= date(at: now) else {
            throw APIProblem(.conflict, "This day is in the future.", at: place + "/day")
        }
        return counted
    }

    private func amount(of json: JSON, at place: String) throws(APIProblem) -> (Signal, Int64) {
        guard let signal = json["signal"]?.string.flatMap({ Signal(name: $0) }),
            let value = json["value"]?.thousandths()
        else { throw APIProblem(.invalid, "Invalid measurement.", at: place) }
        if signal.plausible.contains(value) { return (signal, value) }
        let bounds =
            "\(Amount.shown(signal.plausible.lowerBound)) to \(Amount.shown(signal.plausible.upperBound))"
        throw APIProblem(
            .invalid, "A value of “\(signal.name)” must be from \(bounds).", at: place + "/value")
    }

    /// A measurement with a time derives its identifier from that time, so that a program may send it twice;
    /// without a source it is identified as if entered by hand, as in earlier versions. One without a time is the
    /// day's total and derives its identifier from the day, so that sending it every hour updates it.
    private func identifier(
        of json: JSON, _ signal: Signal, _ source: String?, _ start: Int64?, _ day: Day
    ) -> Identifier {
        json["id"]?.string.flatMap { Identifier($0) }
            ?? start.map { Identifier(ofMeasurement: signal, from: source ?? "", at: $0) }
            ?? Identifier(ofMeasurement: signal, from: source ?? program, at: Int64(day.number))
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
