import HexisCore

/// User-facing text about arrivals that apps report.
enum ArrivalsWording {
    static var title: String { "Automatic arrivals" }
    static var link: String { "Automatic arrivals from your phone" }
    static var introduction: String {
        "Your phone, or your home, can tell Hexis that you arrived, so that a reminder by place comes without Hexis being open."
    }
    static var start: String { "Not set up yet" }
    static var startText: String {
        "You get a link for each of your places. A POST request to it says “I am here”. Hexis keeps the arrival, and never where you are otherwise."
    }
    static var make: String { "Make the links" }
    static var addresses: String { "A link for each place" }
    static var addressesText: String {
        "An automation that sends a POST request there says that you arrived."
    }
    static var noPlaces: String { "You have no places yet. Once you do, each has its link here." }
    static func arrival(at place: String) -> String { "I arrived: \(place)" }

    static var ownTracks: String {
        "OwnTracks is a free app for phones that notices automatically when you come to a place. It gets your places from Hexis."
    }
    static var ownTracksAddress: String { "Address (mode: HTTP)" }
    static var ownTracksPassword: String { "Password" }
    static var ownTracksHint: String {
        "In the app’s settings choose the mode HTTP, and turn on authentication. The user name may be anything. Afterwards send your location once by hand: then the app knows your places. Hexis compares what the app sends with your places, and forgets it."
    }

    static var recipes: [(title: String, steps: [String])] {
        [
            (
                "On an iPhone, with Shortcuts",
                [
                    "Open Shortcuts, then Automation, and add one that begins with “Arrive”.",
                    "Choose the place, and “Run Immediately”.",
                    "Add the action “Get Contents of URL”, paste the address from above, and set its method to POST.",
                ]
            ),
            (
                "On an Android phone, with Tasker",
                [
                    "Add a profile for a location, and choose the place.",
                    "Add the action “HTTP Request”, set its method to POST, and paste the address from above.",
                ]
            ),
            (
                "At home, with Home Assistant",
                [
                    "In configuration.yaml, add a rest_command with the address from above as its url and “post” as its method.",
                    "Add an automation: when a person enters a zone, call that rest_command.",
                ]
            ),
        ]
    }

    static var secret: String { "Keep them to yourself" }
    static var secretText: String {
        "Anyone with one of these links can say that you arrived, and see nothing. If the wrong person has one, make new ones: the old ones stop working at once."
    }
    static var renew: String { "Make new links" }
    static var stop: String { "Delete these links" }
    static var made: String { "Your places have links now." }
    static var stopped: String { "Done. The old links no longer work." }
}
