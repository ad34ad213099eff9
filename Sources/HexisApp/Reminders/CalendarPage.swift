public import HexisCore

/// Reminders and challenges in other calendar apps: the address to subscribe to, and a button to revoke it.
public struct CalendarPage: Sendable {
    private let address: String?
    private let practice: Practice
    private let surroundings: Surroundings
    private let state: PersonalAddressState

    /// `address` is that of the feed; `nil` until it is created.
    public init(
        address: String?, practice: Practice, surroundings: Surroundings,
        state: PersonalAddressState
    ) {
        self.address = address
        self.practice = practice
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            html.pageHeader(
                CalendarWording.title, back: "/settings/reminders", RemindersWording.title,
                lead: CalendarWording.introduction)
            html("section", .class("panel")) { html in
                if let address { write(address, to: &html) } else { writeStart(to: &html) }
            }
            if address != nil { writeStop(to: &html) }
        }.bytes
    }

    private var document: Document {
        Document(
            CalendarWording.title, in: .settings, of: practice, with: surroundings,
            notice: state.notice(made: CalendarWording.made, stopped: CalendarWording.stopped))
    }

    private func writeStart(to html: inout HTML) {
        html("h2", text: CalendarWording.start)
        html("p", text: CalendarWording.startText)
        html(ButtonForm(action: "/settings/calendar", text: CalendarWording.make))
    }

    private func write(_ address: String, to html: inout HTML) {
        html("h2", text: CalendarWording.address)
        html("p", text: CalendarWording.addressText)
        html(AddressField(label: CalendarWording.label, name: "address", address: address))
        html("div", .class("buttons")) { html in
            html("a", .class("button"), .href(subscription(to: address)), text: CalendarWording.open)
            html(CopyButton(field: "address"))
        }
        html("p", .class("hint"), text: CalendarWording.hint)
        html(Explanation(title: CalendarWording.explanationTitle, text: CalendarWording.explanation))
    }

    private func writeStop(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: CalendarWording.secret)
            html("p", text: CalendarWording.secretText)
            html(ButtonForm(action: "/settings/calendar", text: CalendarWording.renew, look: "button quiet"))
            html(
                ButtonForm(
                    action: "/settings/calendar/stop", text: CalendarWording.stop, look: "button quiet"))
        }
    }

    /// Calendar apps open the address if it begins with `webcal:`.
    private func subscription(to address: String) -> String {
        let bytes = address.bytes
        let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
        return "webcal" + String(decoding: bytes[colon...], as: UTF8.self)
    }
}

/// User-facing text about the calendar feed.
enum CalendarWording {
    static var title: String { "In your calendar" }
    static var introduction: String {
        "Your reminders, challenges and goals, shown by the calendar program that you use anyway."
    }
    static var link: String { "Show them in your calendar" }
    static var start: String { "Nothing is shared yet" }
    static var startText: String {
        "Hexis can keep a calendar of what is coming up. You get an address of your own for it, and give it to your calendar program once; from then on it keeps itself up to date."
    }
    static var make: String { "Make an address" }
    static var address: String { "Your calendar's address" }
    static var addressText: String {
        "Open it on the device that has your calendar. Or copy it, and look in your calendar program for “subscribe” or “add a calendar by URL”."
    }
    static var label: String { "Address" }
    static var open: String { "Open in the calendar" }
    static var hint: String {
        "Calendar programs ask for news when they like, some only once a day. They don’t know what you have done since: use notifications as reminders, and the calendar to plan ahead."
    }
    static var explanationTitle: String { "What is in it" }
    static var explanation: String {
        "Each reminder of the routine that you live now, with an alarm, for the next 400 days; your evening question; and challenges and goals as days. With private reminders, no habit is named here either."
    }
    static var secret: String { "Keep it to yourself" }
    static var secretText: String {
        "Anyone with the address can see your calendar, and nothing else. If the wrong person has it, make a new one: the old one stops working at once."
    }
    static var renew: String { "Make a new address" }
    static var stop: String { "Take the address away" }
    static var made: String { "Your calendar has an address now." }
    static var stopped: String { "The address is gone. Calendars that used it get nothing more." }
}
