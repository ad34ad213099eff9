import HexisCore

/// The settings as rows, each with its present value.
struct SettingsPage {
    let practice: Practice
    let surroundings: Surroundings

    private var form: SettingsForm { SettingsForm(practice.settings, zones: surroundings.zones) }

    func page() -> HTML {
        let document = Document(CommonWording.settings, in: .settings, of: practice, with: surroundings)
        return document.page { html in
            writeHeader(to: &html)
            writeGroups(to: &html)
            if surroundings.userName != nil { html(DeviceSection(journal: surroundings.localJournal)) }
            html(GuideLinks())
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html("h1", text: CommonWording.settings)
            html(SearchLink(assets: surroundings.assets))
        }
    }

    private func writeGroups(to html: inout HTML) {
        write(SettingsWording.you, [row(.name)] + account, to: &html)
        writeTime(to: &html)
        write(SettingsWording.looks, [row(.theme), row(.textSize)], to: &html)
        write(RemindersWording.title, reminders, to: &html)
        write(MeasurementsWording.title, measurements, to: &html)
        write(ProgramsWording.title, [programs], to: &html)
        write(LoopsWording.new, [row(.planWriting)], to: &html)
        write(SettingsWording.privacy, [row(.pause)] + stored, to: &html)
        write(SettingsWording.extras, [row(.keys), row(.vibration), row(.doseBadge)], to: &html)
    }

    private func writeTime(to html: inout HTML) {
        let rows = [row(.zone), row(.clock), row(.dayStart), row(.firstWeekday)]
        write(SettingsWording.time, rows, to: &html) { html in
            if surroundings.areZonesOld { html("p", .class("hint"), text: SettingsWording.oldZones) }
            html(
                "p", .class("hint"), .id("clocks-differ"), Attribute("hidden", if: true),
                text: SettingsWording.clocksDiffer)
        }
    }

    private func write(
        _ title: String, _ rows: [LinkRow], to html: inout HTML, below: (inout HTML) -> Void = { _ in }
    ) {
        html("section", .class("group")) { html in
            html("h2", text: title)
            html("ul", .class("rows menu")) { html in
                for row in rows { html(row) }
            }
            below(&html)
        }
    }

    private func row(_ setting: Setting) -> LinkRow {
        LinkRow(
            id: setting.name, name: SettingsWording.name(of: setting), line: value(of: setting),
            address: setting.address)
    }

    private func value(of setting: Setting) -> String {
        let value = form[setting]
        if value.isEmpty { return setting == .zone ? JoinForm.fallbackZone : SettingsWording.none }
        if setting == .dayStart { return practice.clock.text(practice.settings.dayStart) }
        return setting.options.first { $0.value == value }?.text ?? value
    }

    private var account: [LinkRow] {
        guard let userName = surroundings.userName else { return [] }
        return [
            LinkRow(
                name: SettingsWording.account, line: "\(SettingsWording.signedInAs) \(userName)",
                address: "/account")
        ]
    }

    private var stored: [LinkRow] {
        guard surroundings.userName != nil else { return [] }
        return [
            LinkRow(name: StoredWording.title, line: StoredWording.row, address: "/account/stored"),
            LinkRow(
                name: ExportPageWording.title, line: ExportPageWording.row, address: ExportPage.address),
        ]
    }

    private var reminders: [LinkRow] {
        [
            LinkRow(
                name: ReminderSettingsWording.link, line: ReminderSettingsWording.summary(practice.settings),
                address: "/settings/reminders"),
            LinkRow(name: PlacesWording.link, line: PlacesWording.inSettings, address: "/settings/places"),
        ]
    }

    private var measurements: [LinkRow] {
        let own = LinkRow(
            name: MeasurementsWording.link, line: MeasurementsWording.lead, address: "/measurements")
        guard surroundings.userName != nil else { return [own] }
        return [
            own,
            LinkRow(
                name: ImportWording.title, line: ImportWording.inSettings, address: ImportPage.address),
            LinkRow(name: WaysInWording.link, address: "/settings/data"),
        ]
    }

    private var programs: LinkRow {
        LinkRow(name: ProgramsWording.link, line: ProgramsWording.inSettings, address: "/settings/programs")
    }
}
