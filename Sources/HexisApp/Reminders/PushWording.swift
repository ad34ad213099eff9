import HexisCore

/// User-facing text about reminders on this device. The page script shows the outcomes.
enum PushWording {
    static var title: String { "On this device" }
    static var silent: String { "Your reminders can’t reach you" }
    static var notNow: String { "Not now" }
    static var hint: String {
        "You decide so for each device, and can take it back at any time."
    }
    static var withoutScript: String {
        "Reminders on a device need scripts, and your browser has them off."
    }
    static var allow: String { "Remind me on this device" }
    static var test: String { "Send me a test" }
    static var stop: String { "Stop on this device" }
    static var signIn: String { "Sign in" }
    static var again: String { "Try again" }

    static func text(of state: PushPanel.State) -> String {
        switch state {
        case .unsupported:
            "This browser cannot show reminders here. Another browser, or your phone, may."
        case .plainHTTP:
            "This page came over plain HTTP, and browsers only show reminders over HTTPS. Ask your administrator."
        case .homeScreen:
            "iPhone and iPad remind you once Hexis is on the home screen: in Safari, tap Share, then “Add to Home Screen”. Then open it from there."
        case .denied:
            "Notifications from Hexis are blocked in this browser. To allow them, tap the symbol beside the address, or look for “Notifications” in the browser’s settings."
        case .noService: "This browser can’t reach its push service. Try again, or use another browser."
        case .off: "This device does not remind you yet. Your browser may ask you first."
        case .on: "This device reminds you."
        case .signedOut: "The server does not know you here any more. Sign in again, then it can remind you."
        case .unreachable:
            "There is no connection to the server now. What you set up here stays as it is."
        }
    }

    /// The outcome of tapping a button.
    enum Outcome: Int, Choice {
        case isOn = 0
        case isOff
        case sent
        case notSent
        case notSetUp
        case unreachable
        case failed
        case notAllowed

        var name: String {
            switch self {
            case .isOn: "on"
            case .isOff: "off"
            case .sent: "sent"
            case .notSent: "not-sent"
            case .notSetUp: "not-set-up"
            case .unreachable: "unreachable"
            case .failed: "failed"
            case .notAllowed: "not-allowed"
            }
        }
    }

    static func text(of outcome: Outcome) -> String {
        switch outcome {
        case .isOn: "From now on this device reminds you."
        case .isOff: "This device does not remind you any more."
        case .sent: "Sent. It comes in a moment."
        case .notSent: "It could not be delivered just now. Try again in a while."
        case .notSetUp: "This device was not set up any more. You can set it up again here."
        case .unreachable: "There is no connection now. Nothing was changed; please try again later."
        case .failed: "Your browser could not set it up now. Nothing was changed; please try again later."
        case .notAllowed: "It stays quiet, as you chose."
        }
    }
}
