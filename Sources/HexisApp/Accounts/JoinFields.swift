import HexisCore

struct JoinFields: View {
    let form: JoinForm
    let problems: [Problem]
    var isWithoutPassword = false

    func write(to html: inout HTML) {
        writeUserName(to: &html)
        if !isWithoutPassword {
            html(
                TextField.newPassword(
                    "password", label: AccountsWording.password, problem: problems["password"]))
        }
        writeClock(to: &html)
        writeZone(to: &html)
        html(MoreJoinFields(form: form, problems: problems))
    }

    private func writeUserName(to html: inout HTML) {
        html(
            TextField(
                label: AccountsWording.userName, name: "user", value: form.userNameText,
                hint: AccountsWording.userNameHint, problem: problems["user"], autocomplete: "username",
                isRequired: true, longest: UserName.lengths.upperBound))
    }

    private func writeClock(to html: inout HTML) {
        html.void(
            "input", .type("hidden"), .id("device-clock"), .name(Setting.clock.name),
            .value(Setting.value(of: form.hasTwelveHourClock)))
    }

    private func writeZone(to html: inout HTML) {
        html("p", .class("zone-line")) { html in
            html.text(AccountsWording.yourZone + " ")
            html("strong", .id("zone-stated"), text: form.zone)
        }
    }
}

/// What may be left as it is: folded away until somebody wants it, or one of its fields needs another look.
struct MoreJoinFields: View {
    let form: JoinForm
    let problems: [Problem]

    func write(to html: inout HTML) {
        html("details", .class("more"), Attribute("open", if: isOpen)) { html in
            html("summary", text: AccountsWording.more)
            writeFields(to: &html)
        }
    }

    /// What was chosen here stays in sight when the form comes back.
    private var isOpen: Bool {
        let hasProblem = problems.contains { problem in JoinForm.moreFields.contains { $0 == problem.field } }
        return hasProblem || form.isShared || !form.nameText.isEmpty || !form.emailText.isEmpty
    }

    private func writeFields(to html: inout HTML) {
        writeName(to: &html)
        writeEmail(to: &html)
        html(
            SelectField(
                label: AccountsWording.zone, name: "zone", options: form.zoneNames.map { ($0, $0) },
                selected: form.zone, hint: AccountsWording.zoneHint, problem: problems["zone"],
                followsDeviceZone: form.isZoneOpen))
        html(SharedComputerField(isChecked: form.isShared))
    }

    private func writeName(to html: inout HTML) {
        html(
            TextField(
                label: AccountsWording.name, name: "name", value: form.nameText, problem: problems["name"],
                autocomplete: "given-name", longest: Line.longest))
    }

    private func writeEmail(to html: inout HTML) {
        html(
            TextField(
                label: AccountsWording.email, name: "email", value: form.emailText,
                hint: AccountsWording.emailHint, problem: problems["email"], type: "email",
                autocomplete: "email", longest: 254))
    }
}
