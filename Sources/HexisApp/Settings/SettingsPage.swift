import HexisCore

/// The settings page.
struct SettingsPage {
    let form: SettingsForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    func page() -> HTML {
        let document = Document(
            CommonWording.settings, in: .settings, of: practice, with: surroundings,
            notice: notice)
        return document.page { html in
            html("header", .class("page-header")) { html in html("h1", text: CommonWording.settings) }
            html(ProblemSummary(problems: problems))
            html("form", Attribute("method", "post"), Attribute("action", "/settings")) { html in
                html(HiddenFields([surroundings.formIdentifier(nil, 60)]))
                writeYou(to: &html)
                writeTime(to: &html)
                writeLooks(to: &html)
                html("section", .class("panel")) { html in
                    html("h2", text: LoopsWording.new)
                    html(
                        SelectField(
                            label: LoopsWording.planWriting, name: "plan-writing",
                            options: PlanWriting.allCases.map { ($0.name, LoopsWording.name(of: $0)) },
                            selected: form.planWriting, hint: LoopsWording.planWritingHint))
                }
                html("div", .class("buttons")) { html in
                    html("button", .class("button"), text: CommonWording.save)
                }
            }
            writeReminders(to: &html)
            writeMeasurements(to: &html)
            writePrograms(to: &html)
            if let userName = surroundings.userName {
                html(DeviceSection(journal: surroundings.localJournal))
                writeAccount(userName, to: &html)
            }
            html(GuideLinks())
        }
    }

    private func writeYou(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: SettingsWording.you)
            html(
                TextField(
                    label: SettingsWording.name, name: "name", value: form.name, problem: problems["name"],
                    autocomplete: "given-name"))
        }
    }

    private func writeTime(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: SettingsWording.time)
            html(
                SelectField(
                    label: SettingsWording.zone, name: "zone",
                    options: zones.map { ($0, $0.isEmpty ? JoinForm.fallbackZone : $0) },
                    selected: form.zone, hint: surroundings.areZonesOld ? SettingsWording.oldZones : nil,
                    problem: problems["zone"]))
            html(
                "p", .class("hint"), .id("clocks-differ"), Attribute("hidden", if: true),
                text: SettingsWording.clocksDiffer)
            html(
                TextField(
                    label: SettingsWording.dayStart, name: "day-start", value: form.dayStart,
                    hint: SettingsWording.dayStartHint(today: surroundings.moment.today),
                    problem: problems["day-start"], type: "time"))
            html(
                SelectField(
                    label: SettingsWording.firstWeekday, name: "first-weekday",
                    options: Weekday.allCases.map { ($0.name, DateWording.name(of: $0)) },
                    selected: form.firstWeekday))
        }
    }

    /// The zone in use is offered even if the host does not list it.
    private var zones: [String] {
        surroundings.zones.contains(form.zone) ? surroundings.zones : [form.zone] + surroundings.zones
    }

    private func writeLooks(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: SettingsWording.looks)
            html(
                SelectField(
                    label: SettingsWording.theme, name: "theme",
                    options: Theme.allCases.map { ($0.name, SettingsWording.name(of: $0)) },
                    selected: form.theme))
            html(
                SelectField(
                    label: SettingsWording.textSize, name: "text-size",
                    options: TextSize.allCases.map { ($0.name, SettingsWording.name(of: $0)) },
                    selected: form.textSize, hint: SettingsWording.textSizeHint))
        }
    }

    private func writeReminders(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: RemindersWording.title)
            html("p", text: ReminderSettingsWording.summary(practice.settings))
            html("p") { html in
                html("a", .href("/settings/reminders"), text: ReminderSettingsWording.link)
            }
            html("p", text: PlacesWording.inSettings)
            html("p") { html in html("a", .href("/settings/places"), text: PlacesWording.link) }
        }
    }

    private func writeMeasurements(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: MeasurementsWording.title)
            html("p", text: MeasurementsWording.lead)
            html("p") { html in html("a", .href("/measurements"), text: MeasurementsWording.link) }
            guard surroundings.userName != nil else { return }
            html("p") { html in html("a", .href("/settings/import"), text: HealthImportWording.link) }
            html("p") { html in html("a", .href("/settings/data"), text: WaysInWording.link) }
        }
    }

    private func writePrograms(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ProgramsWording.title)
            html("p", text: ProgramsWording.inSettings)
            html("p") { html in html("a", .href("/settings/programs"), text: ProgramsWording.link) }
        }
    }

    private func writeAccount(_ userName: String, to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: SettingsWording.account)
            html("p", text: "\(SettingsWording.signedInAs) \(userName)")
            html("p") { html in html("a", .href("/account"), text: SettingsWording.accountLink) }
        }
    }
}
