import HexisCore

/// User-facing text about a person's places.
enum PlacesWording {
    static var title: String { "Your places" }
    static var introduction: String {
        "Where you come again and again. Hexis can remind you of a plan when you arrive."
    }
    static var none: String { "No places yet" }
    static var noneHint: String {
        "A place is a name and a spot on the map: home, the gym, the bus stop. Once there is one, Hexis can remind you of a plan when you arrive there. Only arrivals are kept, never the way you took."
    }
    static var explanationTitle: String { "How Hexis knows that you arrived" }
    static var explanation: String {
        "You tap “I am here”. Or Hexis notices it automatically while it is open on your phone, if you switch that on below. Only that you arrived is kept: not where you are otherwise, and not the way you took."
    }
    static var add: String { "Add a place" }
    static var new: String { "A new place" }
    static var link: String { "Places and their map" }
    static var inSettings: String { "Where you come again and again, for reminders as you arrive." }
    static var name: String { "What do you call it?" }
    static var nameHint: String { "“Gym”, “Home”, “the park bench”." }
    static var nameMissing: String { "Give it a name, such as “Gym”." }
    static var nameTooLong: String { "A name can have 100 characters, on one line. This one is longer." }
    static var position: String { "Where is it?" }
    static var positionHint: String {
        "Latitude and longitude, such as “48.2082, 16.3738”. Maps show them when you hold a finger on the spot."
    }
    static var positionProblem: String {
        "Enter latitude and longitude in degrees, such as “48.2082, 16.3738”. Latitude goes from −90 to 90, longitude from −180 to 180."
    }
    static var radius: String { "How far around, in metres?" }
    static var radiusHint: String {
        "150 suits a building. Phones can’t tell less than 50; 5,000 is a small town."
    }
    static var radiusProblem: String { "Enter a whole number of metres from 50 to 5,000, such as 150." }
    static var hereNow: String { "Use where I am now" }
    static var iAmHere: String { "I am here" }
    static var remindersHere: String { "Reminders here" }
    static var noReminders: String {
        "None yet. Open a plan and choose this place under “Remind me at a place”."
    }
    static var remove: String { "Remove this place" }
    static var removeHint: String { "Its reminders go with it." }
    static var saved: String { "Saved." }
    static var toHabits: String { "Go to my habits" }

    static func count(_ reminders: Int) -> String {
        switch reminders {
        case 0: "No reminders yet"
        case 1: "1 reminder"
        default: "\(reminders) reminders"
        }
    }

    /// `Last there yesterday at 17:30`, `Last there on 3 November at 08:12`.
    static func last(_ arrival: Moment, seenFrom now: Moment, by clock: ClockFormat) -> String {
        let day =
            switch arrival.today.distance(to: now.today) {
            case 0: "today"
            case 1: "yesterday"
            default: "on \(DateWording.short(arrival.today, seenFrom: now.today))"
            }
        return "Last there \(day) at \(DateWording.time(arrival, seenFrom: now, by: clock))"
    }

    static func arrived(_ name: String) -> String { "You are at \(name)." }

    static func call(_ habit: String, _ plan: Plan) -> String { "\(habit): \(PlansWording.sentence(plan))" }
}
