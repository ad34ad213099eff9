import HexisCore

/// The interval between two events, where a regimen of Hexis has it too.
enum CareKitInterval {
    case days(Int)
    /// A part of a day.
    case hours(Int)

    /// Returns `nil` for an interval that no regimen of Hexis has.
    init?(_ json: JSON) {
        guard case .object(let members) = json else { return nil }
        // Older versions write zeros for what does not count, and calendars as members of their own.
        let parts = members.compactMap { member in
            member.value.integer.flatMap { $0 == 0 ? nil : (member.name, $0) }
        }
        guard parts.count == 1, let (name, number) = parts.first, 1...8760 ~= number else { return nil }
        self.init(Int(number), of: name)
    }

    private init?(_ count: Int, of unit: String) {
        switch unit {
        case "day": self = .days(count)
        case "week", "weekOfYear": self = .days(count * 7)
        case "hour" where count % 24 == 0: self = .days(count / 24)
        case "hour" where 24 % count == 0: self = .hours(count)
        default: return nil
        }
        if case .days(let days) = self, days > 365 { return nil }
    }
}
