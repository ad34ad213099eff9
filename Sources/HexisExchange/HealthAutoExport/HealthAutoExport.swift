import HexisCore

/// A request that the iPhone app Health Auto Export posts
/// (https://help.healthyapps.dev/en/health-auto-export/export-format/health-metrics).
///
/// The app has already merged the figures of the phone and the watch, so all of them have one source. A point of the
/// same signal and time is the same measurement: today's steps, posted every hour, replace each other and are not
/// added up.
package struct HealthAutoExport: Sendable {
    /// The measurements to record, in order.
    package let measurements: [Measured]
    /// The UTC offset that each was written with, in seconds east.
    package let offsets: [Int]
    /// The data that could not be used: points without a usable date, unit or value, and data that Hexis does not
    /// import.
    package let unused: UnusedKinds
    /// The number of points without a usable date, unit or value.
    package var unusable: Int { unused.faults }
    /// The data that Hexis does not import: the names of other metrics, and workouts.
    package let unread: [String]

    /// In bytes: a month of data by the minute.
    package static let longest = 4 << 20
    package static let mostPoints = 50_000
    package static let source = "Health Auto Export"

    /// - Parameter zone: The zone that defines the day of a point; if it is `nil`, its local time does.
    package init(_ bytes: some Collection<UInt8>, in zone: ZoneRules?) throws(HealthAutoExportError) {
        guard bytes.count <= HealthAutoExport.longest else { throw .tooLarge }
        guard let json = try? JSON(parsing: bytes) else { throw .notAnExport }
        try self.init(json, in: zone)
    }

    package init(_ json: JSON, in zone: ZoneRules?) throws(HealthAutoExportError) {
        guard let data = json["data"], case .object = data else { throw .notAnExport }
        // Automations that send only workouts, or have nothing to send, are valid.
        let metrics = data["metrics"] ?? .array([])
        guard let metrics = metrics.items else { throw .notAnExport }
        var reader = PointReader(zone: zone)
        let workouts = data["workouts"]?.items ?? []
        var unread = workouts.isEmpty ? [] : ["workouts"]
        reader.unused.add(Unused(.notKept, spelledOut("workouts"), count: workouts.count))
        for metric in metrics {
            let name = metric["name"]?.string ?? ""
            guard let type = HealthType(autoExport: name) else {
                unread.append(name)
                reader.unused.add(
                    Unused(.notKept, spelledOut(name), count: metric["data"]?.items?.count ?? 0))
                continue
            }
            guard let points = metric["data"]?.items else { throw .notAnExport }
            for point in points { try reader.add(point, type, in: metric["units"]?.string) }
        }
        measurements = reader.measurements
        offsets = reader.offsets
        unused = reader.unused
        self.unread = unread
    }
}

/// Why a request was rejected. Nothing of it is recorded.
package enum HealthAutoExportError: Error, Hashable, Sendable {
    case tooLarge
    case notAnExport

    package var message: String {
        switch self {
        case .tooLarge: "This is more than one post may hold: send fewer days, or group them by the hour."
        case .notAnExport: "This is not what Health Auto Export sends: choose JSON as its format."
        }
    }

    package var code: String {
        switch self {
        case .tooLarge: "health-too-large"
        case .notAnExport: "health-not-an-export"
        }
    }
}

/// Converts points to measurements.
private struct PointReader {
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
    fileprivate init?(autoExport name: String) {
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
    fileprivate var items: [JSON]? {
        guard case .array(let items) = self else { return nil }
        return items
    }

    fileprivate var number: Double? {
        guard case .number(let text) = self else { return nil }
        return text.withCString { exportNumber($0) }
    }
}
