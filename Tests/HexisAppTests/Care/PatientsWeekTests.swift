import HexisCore
import Testing

@testable import HexisApp

@Suite("The text of a care provider’s weekly summary")
struct PatientsWeekTests {
    @Test(
        "It counts those who need attention, and what is planned",
        arguments: [
            (0, 0, 0, nil),
            (1, 0, 0, "Nothing about the person you follow needs attention."),
            (1, 1, 0, "The person you follow needs attention."),
            (5, 0, 0, "Nothing about the 5 people you follow needs attention."),
            (5, 1, 0, "One of the 5 people you follow needs attention."),
            (
                5, 2, 1,
                "2 of the 5 people you follow need attention. A follow-up is planned for the next seven days."
            ),
            (
                2, 2, 3,
                "2 of the 2 people you follow need attention. 3 follow-ups are planned for the next seven days."
            ),
        ] as [(Int, Int, Int, String?)])
    func text(people: Int, troubled: Int, followUps: Int, expected: String?) {
        let week = PatientsWeek(people: people, troubled: troubled, followUps: followUps)
        let call = DueCall(Occurrence(.patientsSummary, on: .first, at: Instant(clamping: 0)))
        let message = week.notification(for: call)
        #expect(message?.body == expected)
        #expect(message.map { $0.page == "/patients" && $0.tag == call.id && $0.buttons.isEmpty } ?? true)
    }

    @Test("Together with other reminders that were held up, it says where to look")
    func summed() throws {
        var sample = SamplePractice()
        sample.record(.preferenceChosen(PreferenceChosen(preference: .patientsSummary, isOn: true)))
        let call = Occurrence(.patientsSummary, on: .first, at: Instant(clamping: 0))
        #expect(sample.practice.notification(of: call)?.body == "Look how their week went.")
        sample.record(.reminderWordingChosen(ReminderWordingChosen(wording: .private)))
        #expect(sample.practice.notification(of: call)?.body == "It is time.")
    }
}
