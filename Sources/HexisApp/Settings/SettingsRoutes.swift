import HexisCore

/// Showing and changing the settings.
struct SettingsRoutes {
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    /// `GET /settings`.
    func show() -> Reply {
        page(
            SettingsForm(practice.settings, zones: surroundings.zones), [],
            notice: request.query["saved"] == nil ? nil : Notice(text: SettingsWording.saved))
    }

    /// `POST /settings`.
    func save() -> Reply {
        let form = SettingsForm(request.form, over: practice.settings, zones: surroundings.zones)
        guard form.problems.isEmpty else { return page(form, form.problems) }
        var recorder = Recorder(request, practice, surroundings)
        if !recorder.isRepeated {
            for fact in form.facts(changing: practice.settings, zoneOffset: surroundings.zoneOffset) {
                recorder.record(fact)
            }
        }
        let isFromToday = request.query["from-today"] != nil
        return .redirect(
            to: isFromToday ? Confirmation.saved.at("/today") : "/settings?saved=1",
            recording: recorder.entries)
    }

    private func page(_ form: SettingsForm, _ problems: [Problem], notice: Notice? = nil) -> Reply {
        .page(
            SettingsPage(
                form: form, problems: problems, practice: practice, surroundings: surroundings, notice: notice
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
