import HexisCore

extension JSON {
    /// The value without members that are `null`: CareKit leaves them out, other programs do not.
    var withoutNulls: JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.value != .null })
    }

    /// A schedule whose elements have all that CareKit needs to read them.
    var completedSchedule: JSON {
        guard case .array(let elements)? = self["elements"] else { return self }
        return with(("elements", .array(elements.map { $0.completedElement })))
    }

    private var completedElement: JSON {
        withoutNulls.completed("targetValues", with: .array([]))
            .completed("duration", with: .careKit(("isAllDay", .bool(false)), ("seconds", .integer(0))))
            .completed("calendar", with: .gregorian(in: "GMT"))
    }

    /// The object with a member, unless it has one of that name.
    func completed(_ name: String, with value: JSON) -> JSON {
        self[name] == nil ? with((name, value)) : self
    }

    /// A calendar as Foundation writes it.
    static func gregorian(in zone: String) -> JSON {
        .careKit(
            ("identifier", "gregorian"),
            ("locale", .careKit(("identifier", "en_US_POSIX"), ("current", .integer(0)))),
            ("timeZone", .careKit(("identifier", .string(zone)))), ("firstWeekday", .integer(2)),
            ("minimumDaysInFirstWeek", .integer(4)), ("current", .integer(0)))
    }
}
