public import HexisCore

/// User-facing text about a device that no longer shows reminders.
public enum SilenceWording {
    static var toReminders: String { "Set up reminders" }
    static var read: String { "All right" }

    /// `Chrome on Android won’t remind you any more`.
    public static func title(_ silence: DeviceSilenced, isHere: Bool = false) -> String {
        let device = isHere ? "This device" : silence.name.text
        return silence.cause == .refused
            ? "\(device) gets none of your reminders" : "\(device) won’t remind you any more"
    }

    /// Why, and what helps.
    public static func text(_ silence: DeviceSilenced, isHere: Bool = false) -> String {
        isHere
            ? "\(reason(silence.cause)) If you want reminders here, switch them on again."
            : "\(reason(silence.cause)) If you want reminders there, \(help(silence.cause))"
    }

    private static func reason(_ cause: SilenceCause) -> String {
        switch cause {
        case .ended:
            "Its browser ended that, as browsers do when notifications are switched off or its data is cleared."
        case .unused: "Hexis was not opened on it for three months, so it was signed out."
        case .signedOut: "It was signed out."
        case .refused: "Its browser’s push service refuses them."
        }
    }

    private static func help(_ cause: SilenceCause) -> String {
        switch cause {
        case .ended: "open Hexis on it and switch them on again."
        case .unused, .signedOut: "sign in on it and switch them on again."
        case .refused: "open Hexis on it, and switch them off and on again."
        }
    }
}
