import HexisCore

/// User-facing text about webhook subscriptions.
enum WebhooksWording {
    static var title: String { "Webhooks" }
    static var introduction: String {
        "When something happens here, Hexis can tell a program of yours: a lamp comes on, a spreadsheet gets a row. Its administrator may know this as a webhook."
    }
    static var none: String { "No webhooks yet." }
    static var closed: String { "In this demonstration there are no webhooks." }

    static var first: String { "Which program?" }
    static var another: String { "Tell one more" }
    static var address: String { "The program’s address" }
    static var addressHint: String {
        "It begins with https:// and was given to you by the program. Addresses inside a private network, such as your home’s, are not reached from this server."
    }
    static var addressHintAnywhere: String {
        "It was given to you by the program. This server also reaches addresses in its own network."
    }
    static var addressMissing: String {
        "Enter the whole address, such as https://example.org/hook."
    }
    static var happenings: String { "What should it hear about?" }
    static var happeningMissing: String { "Choose what it should hear about." }
    static var add: String { "Tell this program" }

    static func full(_ most: Int) -> String { "There can be \(most) webhooks. Remove one first." }

    static func name(of happening: EventKind) -> String {
        switch happening {
        case .checkIn: "A habit was done"
        case .medicineTaken: "Medicine was taken"
        case .challengeCompleted: "A challenge or a goal was completed"
        case .placeArrived: "You arrived at a place"
        case .measurement: "Something was measured"
        }
    }

    static func line(of happening: EventKind) -> String? {
        happening == .measurement ? "A watch may measure hundreds of times a day." : nil
    }

    /// `Hears about habits, medicine and places.`
    static func told(_ happenings: Happenings) -> String {
        let words = EventKind.allCases.filter { happenings.contains($0) }.map { word(for: $0) }
        return "Hears about \(listed(words))."
    }

    private static func word(for happening: EventKind) -> String {
        switch happening {
        case .checkIn: "habits"
        case .medicineTaken: "medicine"
        case .challengeCompleted: "challenges"
        case .placeArrived: "places"
        case .measurement: "measurements"
        }
    }

    static var names: String {
        "The names of habits and the like are sent, too. To keep them to yourself, let a reminder say nothing private:"
    }
    static var noNames: String {
        "Names of habits and the like are left out, because your reminders say nothing private."
    }
}

/// The state of the deliveries, and what can be done.
enum ListenerReportWording {
    static var secret: String { "The secret, this once" }
    static var secretText: String {
        "Every message is signed with this secret, so that the program knows that it comes from here. Copy it now, and give it only to the program: it is not shown again."
    }
    static var secretName: String { "Secret" }
    static var test: String { "Send a test" }
    static var turnOff: String { "Turn off" }
    static var turnOn: String { "Turn on" }
    static var remove: String { "Remove" }
    static var off: String { "Turned off." }
    static var neverSent: String { "Nothing was sent yet." }

    static func sent(_ time: String) -> String { "It took the last message \(time)." }

    static func waiting(_ count: Int) -> String {
        let what = count == 1 ? "1 message waits" : "\(count) messages wait"
        return "\(what) for it. Hexis tries again automatically, for a day."
    }

    static func givenUp(_ count: Int) -> String {
        count == 1 ? "1 message was given up." : "\(count) messages were given up."
    }

    static func dropped(_ count: Int) -> String {
        let what = count == 1 ? "The oldest message" : "The oldest \(count) messages"
        return "\(what) made room for newer ones."
    }

    static func text(of trouble: ListenerTrouble, _ time: String) -> String {
        switch trouble {
        case .gone: "It answered \(time) that it wants no more (410), so it is turned off."
        case .privateNetwork:
            "Its address leads into a private network, where this server does not go, so it is turned off."
        case .notAllowed: "This server does not send to such addresses any more, so it is turned off."
        case .answered(let status): "It did not take the message \(time), and answered \(status)."
        case .silent: "It could not be reached \(time)."
        case .unreadable: "A message could not be read any more, and was left out."
        }
    }

    static func notice(_ state: ListenerState) -> String? {
        switch state {
        case .fresh: nil
        case .turnedOn: "Turned on: messages are sent from now on."
        case .turnedOff: "Turned off: nothing more is sent."
        case .removed: "Removed."
        case .tested: "The program took the test."
        case .failed: "The test was not taken. Below, it says why."
        }
    }
}
