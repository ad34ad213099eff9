import HexisCore

/// Converts points to measurements.
struct PointReader {
    private(set) var measurements: [Measured] = []
    private(set) var offsets: [Int] = []
    var unused = UnusedKinds()
    private let zone: ZoneRules?
    private var days: CivilDays
    private var dates = DateCache()
    private var count = 0

    init(zone: ZoneRules?) {
        self.zone = zone
        days = CivilDays(zone ?? .utc)
    }

    mutating func add(
        _ point: JSON, _ type: HealthType, in unit: String?
    ) throws(HealthAutoExportError) {
        count += 1
        guard count <= HealthAutoExport.mostPoints else { throw .tooLarge }
        do throws(Unused) {
            let (measured, offset) = try measured(point, type, in: unit)
            measurements.append(measured)
            offsets.append(offset)
        } catch {
            unused.add(error)
        }
    }

    private mutating func measured(
        _ point: JSON, _ type: HealthType, in unit: String?
    ) throws(Unused) -> (Measured, offset: Int) {
        guard let factor = unit.flatMap({ $0.withCString { type.factor(of: $0) } }) else {
            throw Unused(.unit, unit ?? "")
        }
        // Heart rates come as minimum, mean and maximum of a period.
        let quantity = point["qty"] ?? point["Avg"]
        guard let amount = quantity?.number.map({ $0 * factor }), type.signal.isPlausible(amount) else {
            throw Unused(.amount, quantity.map { $0.string ?? $0.text } ?? "")
        }
        let text = point["date"]?.string ?? ""
        guard let date = date(text), let day = days.day(of: zone == nil ? date.localSeconds : date.seconds),
            let measured = Measured(
                measurement: Identifier(
                    ofMeasurement: type.signal, from: HealthAutoExport.source, at: date.seconds),
                signal: type.signal, amount: Int64((amount * 1000).rounded()), day: day, start: date.seconds,
                source: HealthAutoExport.source)
        else { throw Unused(.time, text) }
        return (measured, Int(date.offset))
    }

    private mutating func date(_ text: String) -> ExportDate? {
        if let date = text.withCString({ ExportDate($0, &dates) }) { return date }
        let rules = zone ?? .utc
        let exported = PhoneDate.exported(text) { rules.offset(at: rules.instant(of: $0, at: .midnight)) }
        return exported.flatMap { $0.withCString { ExportDate($0, &dates) } }
    }
}

extension Signal {
    /// Whether an amount in whole units is within the bounds that apply to typed values.
    func isPlausible(_ amount: Double) -> Bool {
        let thousandths = (amount * 1000).rounded()
        return Double(plausible.lowerBound)...Double(plausible.upperBound) ~= thousandths
    }
}

extension HealthType {
    init?(autoExport name: String) {
        switch name {
        case "step_count": self = .steps
        case "walking_running_distance", "wheelchair_distance": self = .distance
        case "active_energy": self = .activeEnergy
        case "heart_rate": self = .heartRate
        case "resting_heart_rate": self = .restingHeartRate
        case "apple_exercise_time": self = .exercise
        case "weight_body_mass": self = .weight
        default: return nil
        }
    }
}

extension JSON {
    var items: [JSON]? {
        guard case .array(let items) = self else { return nil }
        return items
    }

    var number: Double? {
        guard case .number(let text) = self else { return nil }
        return text.withCString { exportNumber($0) }
    }
}
