/// The settings, each with the latest value from any device.
struct SettingsFields: Hashable, Sendable {
    var name = Latest<Line?>(initially: nil)
    var zone = Latest<Line?>(initially: nil)
    var journeys = Journeys()
    var dayStart = Latest(initially: Settings().dayStart)
    var firstWeekday = Latest(initially: Settings().firstWeekday)
    var theme = Latest(initially: Settings().theme)
    var textSize = Latest(initially: Settings().textSize)
    var routine = Latest(initially: Settings().routine)
    var quietHours = Latest<QuietHours?>(initially: nil)
    var eveningQuestion = Latest<TimeOfDay?>(initially: nil)
    var reminderWording = Latest(initially: Settings().reminderWording)
    var planWriting = Latest(initially: Settings().planWriting)
    var hasTwelveHourClock = Latest(initially: Settings().hasTwelveHourClock)
    var hasSingleKeys = Latest(initially: Settings().hasSingleKeys)
    var hasVibration = Latest(initially: Settings().hasVibration)
    var hasDoseBadge = Latest(initially: Settings().hasDoseBadge)
    var isPaused = Latest(initially: Settings().isPaused)
    var hasPatientsSummary = Latest(initially: Settings().hasPatientsSummary)

    var settings: Settings {
        var settings = Settings()
        settings.name = name.value
        settings.zone = zone.value
        settings.dayStart = dayStart.value
        settings.firstWeekday = firstWeekday.value
        settings.theme = theme.value
        settings.textSize = textSize.value
        settings.routine = routine.value
        settings.quietHours = quietHours.value
        settings.eveningQuestion = eveningQuestion.value
        settings.reminderWording = reminderWording.value
        settings.planWriting = planWriting.value
        settings.hasTwelveHourClock = hasTwelveHourClock.value
        settings.hasSingleKeys = hasSingleKeys.value
        settings.hasVibration = hasVibration.value
        settings.hasDoseBadge = hasDoseBadge.value
        settings.isPaused = isPaused.value
        settings.hasPatientsSummary = hasPatientsSummary.value
        return settings
    }
}
