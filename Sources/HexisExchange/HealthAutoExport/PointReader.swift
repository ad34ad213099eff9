import HexisCore

/// Converts points to measurements.
struct PointReader {
    private(set) var measurements: [Measured] = []
    private(set) var offsets: [Int] = []
    private(set) var unused = UnusedKinds()
    /// The names of what Hexis does not import.
    private(set) var unread: [String] = []
    private let zone: ZoneRules?
    private var days: CivilDays
    private var dates = DateCache()
    private var count = 0

    init(zone: ZoneRules?) {
        self.zone = zone
        days = CivilDays(zone ?? .utc)
    }

    /// Counts workouts, which Hexis does not import.
    mutating func skipWorkouts(_ workouts: [JSON]) {
        if !workouts.isEmpty { unread.append("workouts") }
        unused.add(Unused(.notKept, spelledOut("workouts"), count: workouts.count))
    }

    /// Adds the points of a metric, or counts them if Hexis does not import it.
    mutating func add(_ metric: JSON) throws(HealthAutoExportError) {
        let name = metric["name"]?.string ?? ""
        guard let type = HealthType(autoExport: name) else {
            unread.append(name)
            unused.add(Unused(.notKept, spelledOut(name), count: metric["data"]?.items?.count ?? 0))
            return
        }
        guard let points = metric["data"]?.items else { throw .notAnExport }
        for point in points { try add(point, type, in: metric["units"]?.string) }
    }

    private mutating func add(
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
        let amount = try amount(of: point, type, in: unit)
        let text = point["date"]?.string ?? ""
        guard let date = date(text), let day = days.day(of: zone == nil ? date.localSeconds : date.seconds),
            let measured = measured(amount, type.signal, on: day, at: date.seconds)
        else { throw Unused(.time, text) }
        return (measured, Int(date.offset))
    }

    private func amount(
        of point: JSON, _ type: HealthType, in unit: String?
    ) throws(Unused) -> Double {
        guard let factor = unit.flatMap({ $0.withCString { type.factor(of: $0) } }) else {
            throw Unused(.unit, unit ?? "")
        }
        // Heart rates come as minimum, mean and maximum of a period.
        let quantity = point["qty"] ?? point["Avg"]
        guard let amount = quantity?.number.map({ $0 * factor }), type.signal.isPlausible(amount) else {
            throw Unused(.amount, quantity.map { $0.string ?? $0.text } ?? "")
        }
        return amount
    }

    private func measured(_ amount: Double, _ signal: Signal, on day: Day, at second: Int64) -> Measured? {
        Measured(
            measurement: Identifier(ofMeasurement: signal, from: HealthAutoExport.source, at: second),
            signal: signal, amount: Int64((amount * 1000).rounded()), day: day, start: second,
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
    /// Whether an amount in whole units is within the bounds that apply to typed values.
    func isPlausible(_ amount: Double) -> Bool {
        let thousandths = (amount * 1000).rounded()
        return Double(plausible.lowerBound)...Double(plausible.upperBound) ~= thousandths
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
