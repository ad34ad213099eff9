extension Regimen: FieldType {
    init?(wire: FieldValue) {
        guard case .run(let bytes) = wire else { return nil }
        var reader = ByteReader(bytes)
        guard let regimen = Regimen.read(&reader), reader.isAtEnd else { return nil }
        self = regimen
    }

    private static func read(_ reader: inout ByteReader) -> Regimen? {
        do throws(WireError) {
            switch try reader.unsigned() {
            case 0:
                guard let days = Schedule(wire: .run(try reader.run())).flatMap({ DosingDays($0) }) else {
                    return nil
                }
                var times: [TimeOfDay] = []
                while !reader.isAtEnd {
                    guard times.count < DoseTimes.most,
                        let time = TimeOfDay(wire: .integer(try reader.signed()))
                    else { return nil }
                    times.append(time)
                }
                return valid(times, days)
            case 1: return valid(hours: try reader.signed())
            case 2: return .asNeeded
            case 3: return .stopped
            default: return nil
            }
        } catch {
            return nil
        }
    }

    /// Accepts only the canonical form: increasing times without duplicates.
    private static func valid(_ times: [TimeOfDay], _ days: DosingDays) -> Regimen? {
        guard let rising = DoseTimes(times), rising.times == times else { return nil }
        return .at(rising, on: days)
    }

    private static func valid(hours: Int64) -> Regimen? {
        guard let hours = Int(exactly: hours), Regimen.hours.contains(hours) else { return nil }
        return .afterLast(hours: hours)
    }

    var wire: FieldValue {
        var writer = ByteWriter()
        switch self {
        case .at(let times, let days):
            writer.write(unsigned: 0)
            if case .run(let bytes) = days.schedule.wire { writer.write(run: bytes) }
            for time in times.times { writer.write(signed: Int64(time.minutes)) }
        case .afterLast(let hours):
            writer.write(unsigned: 1)
            writer.write(signed: Int64(hours))
        case .asNeeded: writer.write(unsigned: 2)
        case .stopped: writer.write(unsigned: 3)
        }
        return .run(writer.bytes[...])
    }

    /// Reads `{"times":["08:00"],"days":{"weekdays":[1,3]}}`, `{"hoursAfterLast":8}`, `"asNeeded"` or `"stopped"`.
    init?(json: JSON) {
        if let name = json.string {
            if name == "asNeeded" {
                self = .asNeeded
            } else if name == "stopped" {
                self = .stopped
            } else {
                return nil
            }
        } else if json.hasMembers("hoursAfterLast"), let hours = json["hoursAfterLast"]?.integer {
            guard let regimen = Regimen.valid(hours: hours) else { return nil }
            self = regimen
        } else if json.hasMembers("times", "days"), case .array(let items)? = json["times"] {
            let times = items.compactMap { TimeOfDay(json: $0) }
            guard times.count == items.count,
                let days = json["days"].flatMap({ Schedule(json: $0) }).flatMap({ DosingDays($0) }),
                let regimen = Regimen.valid(times, days)
            else { return nil }
            self = regimen
        } else {
            return nil
        }
    }

    var json: JSON {
        switch self {
        case .at(let times, let days):
            .object([
                JSON.Member("times", .array(times.times.map { $0.json })),
                JSON.Member("days", days.schedule.json),
            ])
        case .afterLast(let hours): .object([JSON.Member("hoursAfterLast", .integer(Int64(hours)))])
        case .asNeeded: .string("asNeeded")
        case .stopped: .string("stopped")
        }
    }
}
