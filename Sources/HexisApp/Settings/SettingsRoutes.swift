import HexisCore

/// Showing and changing the settings.
struct SettingsRoutes: VisitRoutes {
    let visit: Visit

    /// `GET /settings`.
    func show() -> Reply {
        .page(SettingsPage(practice: practice, surroundings: surroundings).page())
    }

    /// `GET /settings/SETTING`.
    func show(_ setting: Setting) -> Reply {
        sheet(setting, current, [])
    }

    private var current: SettingsForm { SettingsForm(practice.settings, zones: surroundings.zones) }

    /// `POST /settings`: keeps what differs, and offers to undo a single change.
    func save() -> Reply {
        let form = SettingsForm(request.form, over: practice.settings, zones: surroundings.zones)
        if let problem = form.problems.first {
            return sheet(Setting(name: problem.field) ?? .name, form, form.problems)
        }
        let facts = form.facts(changing: practice.settings, zoneOffset: surroundings.zoneOffset)
        return Recorder(request, practice, surroundings)
            .reply(recording: facts, thenTo: address(confirming: form))
    }

    private func address(confirming form: SettingsForm) -> String {
        if request.query["from-today"] != nil { return Confirmation.saved.at("/today") }
        let current = self.current
        return confirming(form.changes(from: current), of: current)
    }

    /// The address of the settings that confirms the changes. A first zone cannot be given back.
    private func confirming(_ changes: [Setting], of current: SettingsForm) -> String {
        guard changes.count == 1, changes[0] != .zone || !current[.zone].isEmpty else {
            return Confirmation.saved.at("/settings")
        }
        let name = changes[0].name
        return Confirmation.settingChanged.at("/settings#\(name)", [name, current[changes[0]]])
    }

    private func sheet(_ setting: Setting, _ form: SettingsForm, _ problems: [Problem]) -> Reply {
        .page(
            SettingSheet(
                setting: setting, form: form, problems: problems, practice: practice,
                surroundings: surroundings
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
