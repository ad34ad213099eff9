import HexisCore

/// The chosen frequency and goal in words. The stylesheet shows those that the form's radio buttons choose at present.
struct ChosenFrequency: View {
    private static let frequencies = [
        ("daily", HabitsWording.everyDay), ("weekdays", HabitsWording.onWeekdays),
        ("times", HabitsWording.timesAWeek), ("interval", HabitsWording.everyDays),
    ]
    private static let goals = [
        ("once", HabitsWording.once), ("atLeast", HabitsWording.atLeast), ("atMost", HabitsWording.atMost),
    ]

    func write(to html: inout HTML) {
        html("span", .class("card-line")) { html in
            for (name, text) in ChosenFrequency.frequencies {
                html("span", Attribute("data-if", name), text: text)
            }
            for (name, text) in ChosenFrequency.goals {
                html("span", Attribute("data-if", name), text: " · \(text)")
            }
        }
    }
}
