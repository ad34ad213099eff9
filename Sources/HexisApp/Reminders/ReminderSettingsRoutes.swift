import HexisCore

/// Showing and changing the reminder settings.
struct ReminderSettingsRoutes: VisitRoutes {
    let visit: Visit

    /// `GET /settings/reminders`.
    func show() -> Reply {
        page(
            ReminderSettingsForm(practice.settings), [],
            notice: request.query["saved"] == nil ? nil : Notice(text: SettingsWording.saved))
    }

    /// `POST /settings/reminders`.
    func save() -> Reply {
        let form = ReminderSettingsForm(request.form, over: practice.settings)
        guard form.problems.isEmpty else { return page(form, form.problems) }
        return Recorder(request, practice, surroundings).reply(
            recording: form.facts(changing: practice.settings), thenTo: "/settings/reminders?saved=1")
    }

    private func page(_ form: ReminderSettingsForm, _ problems: [Problem], notice: Notice? = nil) -> Reply {
        .page(
            ReminderSettingsPage(
                form: form, problems: problems, practice: practice, surroundings: surroundings, notice: notice
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
