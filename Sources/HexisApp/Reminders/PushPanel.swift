import HexisCore

/// Whether this very device reminds, and what can be done about it. Only its browser knows, so that every state is on
/// the page, hidden, and the page script shows the one that holds.
struct PushPanel: View {
    /// How things stand on a device.
    enum State: Int, Choice {
        case unsupported = 0
        /// Without HTTPS a browser keeps no service worker, and shows nothing.
        case plainHTTP
        /// Apple's phones and tablets remind from the home screen alone.
        case homeScreen
        case denied
        /// The browser found nobody who would bring it anything.
        case noService
        case off
        case on
        /// The server does not know any more who this is.
        case signedOut
        case unreachable

        var name: String {
            switch self {
            case .unsupported: "unsupported"
            case .plainHTTP: "plain-http"
            case .homeScreen: "home-screen"
            case .denied: "denied"
            case .noService: "no-service"
            case .off: "off"
            case .on: "on"
            case .signedOut: "signed-out"
            case .unreachable: "unreachable"
            }
        }
    }

    /// `nil` keeps all of them hidden until the page script knows; it looks only where nothing is said yet.
    var state: State?
    /// Beside times that were saved it is hidden until the page script finds that nothing at all reaches the person:
    /// neither this device, nor another one, nor another way.
    var isWarning = false

    func write(to html: inout HTML) {
        html(
            "section", .class(isWarning ? "panel push announcement" : "panel push"),
            Attribute("id", state == nil ? "push" : nil), Attribute("aria-labelledby", "push-title"),
            Attribute("data-push-warning", isWarning ? "times" : nil),
            Attribute("hidden", if: isWarning && state == nil)
        ) {
            html in
            html("h2", .id("push-title"), text: isWarning ? PushWording.silent : PushWording.title)
            // Not in a noscript element: where scripts are switched off later, its words would stay hidden.
            if state == nil, !isWarning {
                html("p", Attribute("data-push", "without-script"), text: PushWording.withoutScript)
            }
            for state in State.allCases { write(state, to: &html) }
            if isWarning {
                html("p") { html in
                    html(
                        "a", .class("tall"), .href("/settings/reminders"), text: ReminderSettingsWording.link)
                }
            } else {
                html("p", .class("hint"), text: PushWording.hint)
            }
            for outcome in PushWording.Outcome.allCases {
                html(
                    "p", Attribute("data-push-say", outcome.name), Attribute("hidden", if: true),
                    text: PushWording.text(of: outcome))
            }
        }
    }

    private func write(_ state: State, to html: inout HTML) {
        html("div", Attribute("data-push", state.name), Attribute("hidden", if: state != self.state)) {
            html in
            html("p", text: PushWording.text(of: state))
            switch state {
            case .off: writeButtons([("on", PushWording.allow, "button")], to: &html)
            case .noService: writeButtons([("on", PushWording.again, "button quiet")], to: &html)
            case .on:
                writeButtons(
                    [("test", PushWording.test, "button"), ("off", PushWording.stop, "button quiet")],
                    to: &html)
            case .signedOut:
                html("div", .class("buttons")) { html in
                    html("a", .class("button"), .href("/sign-in"), text: PushWording.signIn)
                }
            case .unreachable: writeButtons([("again", PushWording.again, "button quiet")], to: &html)
            case .unsupported, .plainHTTP, .homeScreen, .denied: break
            }
        }
    }

    private func writeButtons(_ buttons: [(action: String, text: String, look: String)], to html: inout HTML)
    {
        html("div", .class("buttons")) { html in
            for button in buttons {
                html(
                    "button", .class(button.look), .type("button"),
                    Attribute("data-push-do", button.action), text: button.text)
            }
        }
    }
}

/// On a page on which times are saved: whether what calls can reach the person.
struct RemindersOutOfReach: View {
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        if practice.canCall(from: today) { html(PushPanel(isWarning: true)) }
    }
}
