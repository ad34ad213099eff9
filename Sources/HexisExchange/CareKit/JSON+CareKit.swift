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
        return with(
            (
                "elements",
                .array(
                    elements.map { element in
                        var element = element.withoutNulls
                        if element["targetValues"] == nil {
                            element = element.with(("targetValues", .array([])))
                        }
                        if element["duration"] == nil {
                            element = element.with(
                                ("duration", .careKit(("isAllDay", .bool(false)), ("seconds", .integer(0)))))
                        }
                        if element["calendar"] == nil {
                            element = element.with(("calendar", .gregorian(in: "GMT")))
                        }
                        return element
                    })
            ))
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
