import HexisApp
import HexisCore

/// When a day of a Habitica user begins, as their settings have it.
struct HabiticaClock {
    /// How far their clock is ahead of UTC.
    private let minutes: Int64
    private let dayStart: Int64

    init(_ preferences: JSON?) {
        // The offset is as JavaScript counts it, of UTC ahead of the clock.
        let behind = preferences?["timezoneOffset"]?.integer ?? 0
        minutes = -min(max(behind, -1440), 1440)
        dayStart = min(max(preferences?["dayStart"]?.integer ?? 0, 0), 23)
    }

    func day(_ date: JSON?) -> Day? {
        guard let milliseconds = date?.integer, milliseconds > 0, milliseconds < 7_258_118_400_000 else {
            return nil
        }
        return Day(number: (milliseconds / 60_000 + minutes - dayStart * 60) / 1440)
    }
}
