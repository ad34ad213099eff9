package import HexisCore

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
        guard let metrics = (data["metrics"] ?? .array([])).items else { throw .notAnExport }
        var reader = PointReader(zone: zone)
        reader.skipWorkouts(data["workouts"]?.items ?? [])
        for metric in metrics { try reader.add(metric) }
        measurements = reader.measurements
        offsets = reader.offsets
        unused = reader.unused
        unread = reader.unread
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
