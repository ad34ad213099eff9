import HexisCore

/// User-facing text about the delivery of reminders.
enum DeliveryWording {
    static var title: String { "How your reminders get through" }
    static var link: String { "See how your reminders get through" }
    static var introduction: String {
        "Hexis hands a reminder to your browser’s push service, and that brings it to your device. Here you see how far they came."
    }
    static var devices: String { "Where they go" }
    static var none: String {
        "No device reminds you yet. Once one does, you see here whether your reminders arrive."
    }
    static var setUp: String { "Choose a device" }
    static var neverSent: String { "Nothing was sent yet." }
    static var neverShown: String { "It has not confirmed showing a reminder yet." }
    static var shownExplanationTitle: String { "How Hexis knows" }
    static var shownExplanation: String {
        "After showing a reminder, a device tells Hexis so. Without a network it cannot, and some browsers, such as Safari, show reminders themselves and never tell. If you saw it, all is well."
    }
    static var away: String { "While the server was away" }

    static func name(of report: DeliveryReport) -> String {
        report.isThis ? "\(report.name) (this device)" : report.name
    }

    static func sent(_ time: String) -> String { "Last sent \(time)." }
    static func shown(_ time: String) -> String { "Last shown \(time)." }

    static func missed(_ count: Int) -> String {
        count == 1 ? "1 reminder did not get through." : "\(count) reminders did not get through."
    }

    static func missedWhileAway(_ count: Int, _ time: String) -> String {
        let what = count == 1 ? "1 reminder was" : "\(count) reminders were"
        return
            "\(what) due while the server was away, and too old to send when it was back, last \(time). Your habits are as you left them; a past day can be filled in at any time."
    }

    /// `nil` if there is nothing to say.
    static func text(of standing: DeliveryReport.Standing) -> String? {
        switch standing {
        case .on: nil
        case .off: "Reminders are switched off here."
        case .forgotten: "No longer reminded."
        }
    }

    /// What happened, and what helps.
    static func text(of trouble: DeliveryTrouble) -> String {
        switch trouble {
        case .gone:
            "The browser gave up its subscription, as it does after long absence or when its data is cleared. Open Hexis there and turn reminders on again."
        case .privateNetwork:
            "Its push service lies in a private network, which this server does not reach into. Another browser may help."
        case .refused:
            "Its push service does not accept this server at the moment. Your administrator has been notified; you need not do anything. If it stays so, turn reminders off and on again on that device."
        case .rejected:
            "Its push service did not take the last reminder. Turn reminders off and on again on that device."
        case .busy: "Its push service was busy. Hexis tries again automatically."
        case .unreachable: "Its push service could not be reached. Hexis tries again automatically."
        case .channel:
            "The last one was not taken there. Look at its address in “Other ways to reach you”, and send a test from there."
        case .channelGone:
            "The program said that it wants no more, so Hexis switched it off. You can switch it on again in “Other ways to reach you”."
        case .unprepared:
            "The server could not prepare the last reminder. Turn reminders off and on again on that device."
        }
    }
}
