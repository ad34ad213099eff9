import HexisCore

/// Whether this device shows reminders, and what can be done about it. Only its browser knows, so every state is on
/// the page, hidden, and the page script shows the current one.
struct PushPanel: View {
    /// The state of reminders on a device.
    enum State: Int, Choice {
        case unsupported = 0
        /// Without HTTPS, a browser has no service worker and shows no notifications.
        case plainHTTP
        /// iPhones and iPads only remind if Hexis is on the home screen.
        case homeScreen
        case denied
        /// The browser found no push service.
        case noService
        case off
        case on
        /// The session on the server has ended.
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

    /// `nil` keeps all states hidden until the page script knows. The script only looks if no state is set.
    var state: State?
    /// Whether this is the warning beside saved times, which stays hidden until the page script finds that no device
    /// and no channel reaches the person.
    var isWarning = false

    @inline(never)
    func write(to html: inout HTML) {
        html(
            "section", .class(isWarning ? "panel push announcement" : "panel push"),
            Attribute("id", state == nil ? "push" : nil), Attribute("aria-labelledby", "push-title"),
            Attribute("data-push-warning", isWarning ? "times" : nil),
            Attribute("hidden", if: isWarning && state == nil)
        ) {
            html in
            html("h2", .id("push-title"), text: isWarning ? PushWording.silent : PushWording.title)
            writeStates(to: &html)
            writeEnd(to: &html)
        }
    }

    private func writeStates(to html: inout HTML) {
        // Not in a noscript element, whose text would stay hidden if scripts are switched off later.
        if state == nil, !isWarning {
            html("p", Attribute("data-push", "without-script"), text: PushWording.withoutScript)
        }
        for state in State.allCases { write(state, to: &html) }
    }

    private func write(_ state: State, to html: inout HTML) {
        html("div", Attribute("data-push", state.name), Attribute("hidden", if: state != self.state)) {
            html in
            html("p", text: PushWording.text(of: state))
            writeButtons(of: state, to: &html)
        }
    }

    private func writeButtons(of state: State, to html: inout HTML) {
        switch state {
        case .off: writeButtons([("on", PushWording.allow, "button")], to: &html)
        case .noService: writeButtons([("on", PushWording.again, "button quiet")], to: &html)
        case .on:
            writeButtons(
                [("test", PushWording.test, "button"), ("off", PushWording.stop, "button quiet")], to: &html)
        case .signedOut: writeSignIn(to: &html)
        case .unreachable: writeButtons([("again", PushWording.again, "button quiet")], to: &html)
        case .unsupported, .plainHTTP, .homeScreen, .denied: break
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

    private func writeSignIn(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html("a", .class("button"), .href("/sign-in"), text: PushWording.signIn)
        }
    }

    private func writeEnd(to html: inout HTML) {
        if isWarning {
            html("p") { html in
                html("a", .class("tall"), .href("/settings/reminders"), text: ReminderSettingsWording.link)
            }
        } else {
            html("p", .class("hint"), text: PushWording.hint)
        }
        for outcome in PushWording.Outcome.allCases { write(outcome, to: &html) }
    }

    private func write(_ outcome: PushWording.Outcome, to html: inout HTML) {
        html(
            "p", Attribute("data-push-say", outcome.name), Attribute("hidden", if: true),
            text: PushWording.text(of: outcome))
    }
}
