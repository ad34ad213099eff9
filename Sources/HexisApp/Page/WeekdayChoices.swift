import HexisCore

/// Checkboxes for weekdays, to be placed in a fieldset of the class `weekdays`.
struct WeekdayChoices: View {
    let days: [Weekday]
    let chosen: [Weekday]

    func write(to html: inout HTML) {
        for day in days {
            html("label", .class("weekday-choice")) { html in
                html.void(
                    "input", .type("checkbox"), .name("weekday"), .value(day.name),
                    .label(DateWording.name(of: day)), Attribute("checked", if: chosen.contains(day)))
                html("span", .decorative, text: DateWording.shortName(of: day))
            }
        }
    }
}
