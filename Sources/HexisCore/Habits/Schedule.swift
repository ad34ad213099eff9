/// How often a habit is meant to be done.
public enum Schedule: Hashable, Sendable {
    /// On these days of every week.
    case weekdays(Weekdays)
    /// So many times in every week, on any days.
    case timesAWeek(TimesAWeek)
    /// On a first day and at a fixed interval of days after it.
    case everyDays(DayInterval)

    public static let daily = Schedule.weekdays(.every)
}

extension Schedule: FieldType {
    init?(wire: FieldValue) {
        guard case .run(let bytes) = wire else { return nil }
        var reader = ByteReader(bytes)
        guard let schedule = Schedule.read(&reader), reader.isAtEnd else { return nil }
        self = schedule
    }

    private static func read(_ reader: inout ByteReader) -> Schedule? {
        do throws(WireError) {
            let kind = try reader.unsigned()
            let number = Int(truncatingIfNeeded: min(try reader.unsigned(), 1000))
            switch kind {
            case 0: return Weekdays(bits: UInt8(clamping: number)).map { .weekdays($0) }
            case 1:
                guard let span = TimesAWeek.Span(wire: .integer(try reader.signed())) else { return nil }
                return TimesAWeek(number, in: span).map { .timesAWeek($0) }
            case 2:
                guard let first = Day(number: try reader.signed()) else { return nil }
                return DayInterval(number, from: first).map { .everyDays($0) }
            default: return nil
            }
        } catch {
            return nil
        }
    }

    var wire: FieldValue {
        var writer = ByteWriter()
        switch self {
        case .weekdays(let days):
            writer.write(unsigned: 0)
            writer.write(unsigned: UInt64(days.bits))
        case .timesAWeek(let times):
            writer.write(unsigned: 1)
            writer.write(unsigned: UInt64(times.times))
            writer.write(signed: Int64(times.span.rawValue))
        case .everyDays(let interval):
            writer.write(unsigned: 2)
            writer.write(unsigned: UInt64(interval.days))
            writer.write(signed: Int64(interval.first.number))
        }
        return .run(writer.bytes[...])
    }

    /// Reads `{"weekdays":[1,3]}`, `{"timesAWeek":3,"span":"calendarWeek"}` or `{"everyDays":2,"from":"2026-11-21"}`.
    init?(json: JSON) {
        if json.hasMembers("weekdays") {
            guard let days = json["weekdays"].flatMap({ Weekdays(json: $0) }) else { return nil }
            self = .weekdays(days)
        } else if json.hasMembers("timesAWeek", "span"), let times = json["timesAWeek"]?.integer {
            guard let span = json["span"].flatMap({ TimesAWeek.Span(json: $0) }),
                let valid = TimesAWeek(Int(clamping: times), in: span)
            else { return nil }
            self = .timesAWeek(valid)
        } else if json.hasMembers("everyDays", "from"), let days = json["everyDays"]?.integer {
            guard let first = json["from"].flatMap({ Day(json: $0) }),
                let valid = DayInterval(Int(clamping: days), from: first)
            else { return nil }
            self = .everyDays(valid)
        } else {
            return nil
        }
    }

    var json: JSON {
        switch self {
        case .weekdays(let days):
            return .object([JSON.Member("weekdays", days.json)])
        case .timesAWeek(let times):
            return .object([
                JSON.Member("timesAWeek", .integer(Int64(times.times))), JSON.Member("span", times.span.json),
            ])
        case .everyDays(let interval):
            return .object([
                JSON.Member("everyDays", .integer(Int64(interval.days))),
                JSON.Member("from", interval.first.json),
            ])
        }
    }
}
