/// Links to join (where that is open) and to sign in; a demonstration also links to its sample data.
struct WaysIn: View {
    let isDemo: Bool
    let joining: Joining

    func write(to html: inout HTML) {
        if isDemo { writeRoles(to: &html) }
        html("p", .class("buttons")) { html in
            if joining == .open { writeJoin(to: &html) }
            writeSignIn(to: &html)
        }
        if let hint = joining.hint { html("p", .class("hint"), text: hint) }
    }

    private func writeRoles(to html: inout HTML) {
        html(DemonstrationRoleForm(role: .patient, isQuiet: false))
        html("p", .class("hint"), text: WelcomeWording.lookAroundText)
        html(DemonstrationRoleForm(role: .careProvider))
        html(DemonstrationRoleForm(role: .companion))
    }

    private func writeJoin(to html: inout HTML) {
        html("a", .class(isDemo ? "button quiet" : "button"), .href("/join"), text: AccountsWording.join)
    }

    private func writeSignIn(to html: inout HTML) {
        html(
            "a", .class(isDemo || joining == .open ? "button quiet" : "button"), .href("/sign-in"),
            text: AccountsWording.signIn)
    }
}
