import HexisApp
import HexisCore
import HexisExchange
import HexisStore

extension HealthProgress {
    var json: JSON {
        switch self {
        case .reading(let percent):
            .step("reading", ("percent", percent.map { .integer(Int64($0)) }))
        case .read(let read):
            .step(
                "read", ("measurements", .array(read.measurements.map(\.json))),
                ("unused", .array(read.unused.map(\.json))))
        case .recording(let news, let result):
            .step("recording", ("news", news.json), ("result", result.json))
        case .done(let news, let result): .step("done", ("news", news.json), ("result", result.json))
        case .undoing(let news): .step("undoing", ("news", news.json))
        case .undone: .step("undone")
        case .notUndone(let news): .step("notUndone", ("news", news.json))
        case .failed(let reason): .step("failed", ("reason", .string(reason)))
        }
    }

    /// Returns `nil` for a state that only a newer program knows.
    init?(_ stored: StoredImport) {
        guard let json = try? JSON(parsing: stored.content), let state = json["state"]?.string else {
            return nil
        }
        let news = json["news"].flatMap { ImportedDays($0) }
        let result = json["result"].flatMap { HealthImportResult($0) }
        switch (state, news, result) {
        case ("reading", _, _): self = .reading(percent: json["percent"]?.count)
        case ("read", _, _):
            guard let measurements = json.list("measurements", DayMeasurement.init(_:)),
                let unused = json.list("unused", Unused.init(_:))
            else { return nil }
            self = .read(ReadMeasurements(measurements: measurements, unused: unused))
        case ("recording", let news?, let result?): self = .recording(news, result)
        case ("done", let news?, let result?): self = .done(news, result)
        case ("undoing", let news?, _): self = .undoing(news)
        case ("undone", _, _): self = .undone
        case ("notUndone", let news?, _): self = .notUndone(news)
        case ("failed", _, _): self = .failed(json["reason"]?.string ?? "")
        default: return nil
        }
    }
}

extension DayMeasurement {
    fileprivate var json: JSON {
        .array([.string(signal.name), .integer(Int64(day.number)), .integer(amount)])
    }

    fileprivate init?(_ json: JSON) {
        guard case .array(let parts) = json, parts.count == 3,
            let signal = parts[0].string.flatMap({ Signal(name: $0) }),
            let day = parts[1].integer.flatMap({ Day(number: $0) }), let amount = parts[2].integer
        else { return nil }
        self.init(signal: signal, day: day, amount: amount)
    }
}

extension ImportedDays {
    fileprivate var json: JSON {
        .members(
            ("facts", .array(facts.map(\.dayJSON))), ("earlier", .array(earlier.values.map(\.json))),
            ("counts", .array(counts.map(\.json))), ("removed", .integer(Int64(removed))))
    }

    fileprivate init?(_ json: JSON) {
        guard let facts = json.list("facts", Measured.init(day:)),
            let earlier = json.list("earlier", Measured.init(_:)),
            let counts = json.list("counts", SignalDays.init(_:)), let removed = json["removed"]?.count
        else { return nil }
        self.init(
            facts: facts, counts: counts, removed: removed,
            earlier: Dictionary(earlier.map { ($0.measurement, $0) }) { first, _ in first })
    }
}

extension Measured {
    /// The value of a day: there are many of them.
    fileprivate var dayJSON: JSON {
        .array([
            .string(measurement.description), .string(signal.name), .integer(Int64(day.number)),
            .integer(amount),
        ])
    }

    fileprivate init?(day json: JSON) {
        guard case .array(let parts) = json, parts.count == 4,
            let id = parts[0].string.flatMap({ Identifier($0) }),
            let signal = parts[1].string.flatMap({ Signal(name: $0) }),
            let day = parts[2].integer.flatMap({ Day(number: $0) }), let amount = parts[3].integer
        else { return nil }
        self.init(
            measurement: id, signal: signal, amount: amount, day: day, source: ImportedDays.appleHealth)
    }

    fileprivate var json: JSON { .entry(.nameless(.measured(self))) }

    fileprivate init?(_ json: JSON) {
        guard case .measurement(.measured(let fact))? = json.entry?.fact else { return nil }
        self = fact
    }
}

extension HealthImportResult {
    fileprivate var json: JSON {
        .members(
            ("days", .array(days.map(\.json))), ("news", .integer(Int64(news))),
            ("removed", .integer(Int64(removed))), ("unused", .array(unused.map(\.json))))
    }

    fileprivate init?(_ json: JSON) {
        guard let days = json.list("days", SignalDays.init(_:)), let news = json["news"]?.count,
            let removed = json["removed"]?.count, let unused = json.list("unused", Unused.init(_:))
        else { return nil }
        self.init(days: days, news: news, removed: removed, unused: unused)
    }
}

extension SignalDays {
    fileprivate var json: JSON { .array([.string(signal.name), .integer(Int64(days))]) }

    fileprivate init?(_ json: JSON) {
        guard case .array(let parts) = json, parts.count == 2,
            let signal = parts[0].string.flatMap({ Signal(name: $0) }), let days = parts[1].count
        else { return nil }
        self.init(signal, days)
    }
}

extension Unused {
    fileprivate var json: JSON {
        .array([.integer(Int64(reason.rawValue)), .integer(Int64(count)), .string(text)])
    }

    fileprivate init?(_ json: JSON) {
        guard case .array(let parts) = json, parts.count == 3,
            let reason = parts[0].count.flatMap({ Reason(rawValue: $0) }), let count = parts[1].count,
            let text = parts[2].string
        else { return nil }
        self.init(reason, text, count: count)
    }
}
