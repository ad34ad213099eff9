import HexisCore

/// What the app Health Auto Export posts from an iPhone
/// (https://help.healthyapps.dev/en/health-auto-export/export-format/health-metrics).
///
/// The app has merged the phone's and the watch's figures already, so all of them have one source. A point of the same
/// signal and time is the same measurement: today's steps, posted every hour, grow and are not added up.
public struct HealthAutoExport: Sendable {
    /// As they are to be recorded, in their order.
    public let measurements: [Measured]
    /// The UTC offset that each was written with, in seconds east.
    public let offsets: [Int]
    /// Points without a usable date, unit or value.
    public let unusable: Int
    /// What Hexis has no use for: the names of other metrics, and workouts.
    public let unread: [String]

    /// In bytes: a month of minutes.
    public static let longest = 4 << 20
    public static let mostPoints = 50_000
    public static let source = "Health Auto Export"

    /// - Parameter zone: says which day a point lies in; without one, what clocks showed at the time.
    public init(_ bytes: some Collection<UInt8>, in zone: ZoneRules?) throws(HealthAutoExportError) {
        guard bytes.count <= HealthAutoExport.longest else { throw .tooLarge }
        guard let json = try? JSON(parsing: bytes) else { throw .notAnExport }
        try self.init(json, in: zone)
    }

    public init(_ json: JSON, in zone: ZoneRules?) throws(HealthAutoExportError) {
        guard let data = json["data"], case .object = data else { throw .notAnExport }
        // Automations that send nothing but workouts, or had nothing to send, are right all the same.
        let metrics = data["metrics"] ?? .array([])
        guard let metrics = metrics.items else { throw .notAnExport }
        var reader = PointReader(zone: zone)
        var unread = data["workouts"]?.items.map { $0.isEmpty ? [] : ["workouts"] } ?? []
        for metric in metrics {
            let name = metric["name"]?.string ?? ""
            guard let type = HealthType(autoExport: name) else {
                unread.append(name)
                continue
            }
            guard let points = metric["data"]?.items else { throw .notAnExport }
            let factor = metric["units"]?.string.flatMap { $0.withCString { type.factor(of: $0) } }
            for point in points { try reader.add(point, type, factor) }
        }
        measurements = reader.measurements
        offsets = reader.offsets
        unusable = reader.unusable
        self.unread = unread
    }
}

/// Why a post was not taken in. Nothing of it counts then.
public enum HealthAutoExportError: Error, Hashable, Sendable {
    case tooLarge
    case notAnExport

    public var message: String {
        switch self {
        case .tooLarge: "This is more than one post may hold: send fewer days, or group them by the hour."
        case .notAnExport: "This is not what Health Auto Export sends: choose JSON as its format."
        }
    }

    public var code: String {
        switch self {
        case .tooLarge: "health-too-large"
        case .notAnExport: "health-not-an-export"
        }
    }
}

/// Makes measurements of points.
private struct PointReader {
    private(set) var measurements: [Measured] = []
    private(set) var offsets: [Int] = []
    private(set) var unusable = 0
    private let zone: ZoneRules?
    private var days: CivilDays
    private var dates = DateCache()
    private var count = 0

    init(zone: ZoneRules?) {
        self.zone = zone
        days = CivilDays(zone ?? .utc)
    }

    mutating func add(_ point: JSON, _ type: HealthType, _ factor: Double?) throws(HealthAutoExportError) {
        count += 1
        guard count <= HealthAutoExport.mostPoints else { throw .tooLarge }
        guard let factor, let value = value(of: point),
            let date = point["date"]?.string.flatMap({ date($0) }),
            let measured = measured(at: date, type, value * factor)
        else {
            unusable += 1
            return
        }
        measurements.append(measured)
        offsets.append(Int(date.offset))
    }

    /// Heart rates come as the least, the mean and the most of a time.
    private func value(of point: JSON) -> Double? {
        guard case .number(let text)? = point["qty"] ?? point["Avg"] else { return nil }
        return text.withCString { exportNumber($0) }
    }

    private mutating func measured(at date: ExportDate, _ type: HealthType, _ amount: Double) -> Measured? {
        guard type.signal.isPlausible(amount),
            let day = days.day(of: zone == nil ? date.localSeconds : date.seconds)
        else { return nil }
        let amount = Int64((amount * 1000).rounded())
        return Measured(
            measurement: Identifier(
                ofMeasurement: type.signal, from: HealthAutoExport.source, at: date.seconds),
            signal: type.signal, amount: amount, day: day, start: date.seconds,
            source: HealthAutoExport.source)
    }

    private mutating func date(_ text: String) -> ExportDate? {
        if let date = text.withCString({ ExportDate($0, &dates) }) { return date }
        let rules = zone ?? .utc
        let exported = PhoneDate.exported(text) { rules.offset(at: rules.instant(of: $0, at: .midnight)) }
        return exported.flatMap { $0.withCString { ExportDate($0, &dates) } }
    }
}

extension Signal {
    /// Of whole units, by the same bounds as what a person types.
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
}
