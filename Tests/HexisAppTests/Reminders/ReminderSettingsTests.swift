import HexisCore
import Testing

@testable import HexisApp

@Suite("Reminder settings")
struct ReminderSettingsTests {
    @Test("Reminder settings are changed by one form, hold at once and can be removed")
    func change() {
        var visitor = Visitor()
        visitor.get("/settings")
        #expect(visitor.page.contains("href=\"/settings/reminders\""))
        visitor.post(
            "/settings/reminders",
            [
                ("routine", "travelling"), ("quiet-from", "22:00"), ("quiet-until", "07:00"),
                ("evening-question", "20:30"), ("wording", "private"),
            ])
        let settings = visitor.practice.settings
        #expect(settings.routine == .travelling && settings.reminderWording == .private)
        #expect(settings.quietHours?.from.description == "22:00")
        #expect(settings.eveningQuestion?.description == "20:30")
        #expect(visitor.page.contains(SettingsWording.saved))
        visitor.get("/settings")
        #expect(visitor.page.contains("Travelling · quiet from 22:00 to 07:00 · asks at 20:30"))
        visitor.post(
            "/settings/reminders", [("quiet-from", ""), ("quiet-until", ""), ("evening-question", "")])
        #expect(visitor.practice.settings.quietHours == nil)
        #expect(visitor.practice.settings.eveningQuestion == nil)
        #expect(visitor.practice.settings.routine == .travelling)
    }

    @Test("Saving without a change records nothing")
    func unchanged() {
        var visitor = Visitor()
        visitor.post("/settings/reminders", [("routine", "home"), ("quiet-from", ""), ("wording", "plain")])
        #expect(visitor.recorded.isEmpty)
    }

    @Test(
        "An invalid value is reported beside its field, and the typed values stay",
        arguments: [
            ("22:00", "", "", "quiet-until", ReminderSettingsWording.quietProblem),
            ("", "07:00", "", "quiet-from", ReminderSettingsWording.quietProblem),
            ("late", "07:00", "", "quiet-from", ReminderSettingsWording.quietProblem),
            ("22:00", "22:00", "", "quiet-until", ReminderSettingsWording.quietOrderProblem),
            ("", "", "eight", "evening-question", ReminderSettingsWording.questionProblem),
        ])
    func refused(from: String, until: String, question: String, field: String, message: String) {
        var visitor = Visitor()
        visitor.post(
            "/settings/reminders",
            [
                ("quiet-from", from), ("quiet-until", until), ("evening-question", question),
                ("routine", "holiday"),
            ])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"\(field)-problem\">\(message)"))
        for typed in [from, until, question] { #expect(visitor.page.contains("value=\"\(typed)\"")) }
        #expect(visitor.page.contains("value=\"holiday\" checked"))
    }
}
