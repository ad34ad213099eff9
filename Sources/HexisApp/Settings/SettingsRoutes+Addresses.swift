import HexisCore

extension SettingsRoutes {
    /// Answers requests below `/settings`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let name = path.first else { return request.method == .get ? show() : save() }
        let rest = Array(path.dropFirst())
        if rest.isEmpty, request.method == .get, let setting = Setting(name: name) { return show(setting) }
        return switch name {
        case "reminders": replyOfReminders(rest)
        case "places": PlaceRoutes(visit: visit).reply(rest)
        default: nil
        }
    }

    private func replyOfReminders(_ path: [String]) -> Reply? {
        let settings = ReminderSettingsRoutes(visit: visit)
        guard let name = path.first else { return request.method == .get ? settings.show() : settings.save() }
        let rest = Array(path.dropFirst())
        switch name {
        case "channels": return ChannelRoutes(visit: visit).reply(rest)
        case "silenced" where rest.count == 1: return SilenceRoute(visit: visit).reply(rest[0])
        default: return nil
        }
    }
}
