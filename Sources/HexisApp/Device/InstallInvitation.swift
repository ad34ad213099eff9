/// Invites to put Hexis on the home screen. It stands last on the page, so that nothing moves under a finger when
/// it appears.
struct InstallInvitation: View {
    /// How this browser installs.
    enum Way {
        /// It asks by itself.
        case prompt
        /// Safari on iPhone and iPad: the person has to do it.
        case steps
    }

    let assets: Assets
    /// `nil` keeps all of it hidden until the page script knows, and knows that there was no answer yet.
    var way: Way?

    func write(to html: inout HTML) {
        html(
            "aside", .class("panel install"), .id("install"), Attribute("aria-labelledby", "install-title"),
            Attribute("hidden", if: way == nil)
        ) { html in
            writeHead(to: &html)
            writeSteps(to: &html)
            html("div", .class("buttons")) { writeButtons(to: &$0) }
        }
    }

    private func writeHead(to html: inout HTML) {
        html("div", .class("install-head")) { html in
            html.void("img", Attribute("src", assets["icon.svg"]), Attribute("alt", ""))
            html("div") { html in
                html("h2", .id("install-title"), text: InstallWording.title)
                html("p", .class("lead"), text: InstallWording.benefit)
            }
        }
    }

    /// Safari takes a list for none where its own numbers are not drawn; the role says otherwise.
    private func writeSteps(to html: inout HTML) {
        html(
            "ol", Attribute("role", "list"), Attribute("data-install", "steps"),
            Attribute("hidden", if: way == .prompt)
        ) { html in
            write(InstallWording.share, "share", hint: InstallWording.shareHint, to: &html)
            write(InstallWording.add, "add", hint: InstallWording.addHint, to: &html)
            write(InstallWording.confirm, nil, hint: InstallWording.confirmHint, to: &html)
        }
    }

    private func write(_ step: String, _ symbol: String?, hint: String, to html: inout HTML) {
        html("li") { html in
            html.text(step)
            if let symbol { html(Symbol(symbol, assets: assets)) }
            html("p", .class("hint"), text: hint)
        }
    }

    private func writeButtons(to html: inout HTML) {
        html(
            "button", .class("button"), .type("button"), Attribute("data-install", "yes"),
            Attribute("hidden", if: way == .steps), text: InstallWording.yes)
        html(
            "button", .class("button quiet"), .type("button"), Attribute("data-install", "no"),
            text: InstallWording.no)
    }
}
