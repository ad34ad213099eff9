import HexisCore

/// Whether this device notices arrivals while Hexis is open. Only its browser knows, so every state is on the page,
/// hidden, and the page script shows the current one.
struct ArrivalPanel: View {
    /// `nil` keeps all states hidden until the page script knows.
    var state: MapWording.State?

    func write(to html: inout HTML) {
        html(
            "section", .class("panel push"), Attribute("id", state == nil ? "arrivals" : nil),
            Attribute("aria-labelledby", "arrivals-title"), Attribute("hidden", if: state == nil)
        ) { html in
            html("h2", .id("arrivals-title"), text: MapWording.notice)
            for state in MapWording.State.allCases { write(state, to: &html) }
        }
    }

    private func write(_ state: MapWording.State, to html: inout HTML) {
        html("div", Attribute("data-arrivals", state.name), Attribute("hidden", if: state != self.state)) {
            html in
            html("p", text: MapWording.text(of: state))
            switch state {
            case .off: writeButton("on", MapWording.notice, "button", to: &html)
            case .on: writeButton("off", MapWording.stop, "button quiet", to: &html)
            case .denied, .unsupported: break
            }
        }
    }

    private func writeButton(_ action: String, _ text: String, _ look: String, to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html("button", .class(look), .type("button"), Attribute("data-arrivals-do", action), text: text)
        }
    }
}
