import HexisCore
import Testing

@testable import HexisApp

@Suite("Webhook subscriptions")
struct ListenersTests {
    private func form(_ fields: [(String, String)]) -> WebhookForm {
        WebhookForm(Form(fields.map { (name: $0.0, value: $0.1) })) {
            $0 == "https://example.org/hook" ? nil : "Not there."
        }
    }

    @Test(
        "A webhook needs a reachable address and at least one event",
        arguments: [
            ([("address", " https://example.org/hook "), ("happening", "check-in")], []),
            ([("address", "https://example.org/hook")], ["happening"]),
            ([("address", "https://example.org/hook"), ("happening", "nothing")], ["happening"]),
            ([("address", "https://10.0.0.1/"), ("happening", "measurement")], ["address"]),
            ([("address", " "), ("happening", "check-in")], ["address"]), ([], ["address", "happening"]),
        ])
    func problems(_ fields: [(String, String)], _ expected: [String]) {
        let problems = form(fields).problems(having: 0, of: 10)
        #expect(problems.map(\.field) == expected)
        #expect(form(fields).hasProblems(having: 0, of: 10) == !expected.isEmpty)
        #expect(form(fields).problems(having: 10, of: 10).count == expected.count + 1)
    }

    @Test("A webhook subscribes to all events except measurements by default")
    func usual() {
        #expect(EventKind.allCases.filter { !Happenings.usual.contains($0) } == [.measurement])
        #expect(
            form([("happening", "measurement"), ("happening", "check-in")]).happenings.rawValue == 0b10001)
        for happening in EventKind.allCases { #expect(EventKind(name: happening.name) == happening) }
    }

    @Test("The page lists a webhook's events in words")
    func words() {
        #expect(WebhooksWording.told(Happenings([.checkIn])) == "Hears about habits.")
        #expect(
            WebhooksWording.told(Happenings([.placeArrived, .checkIn])) == "Hears about habits and places.")
        #expect(
            WebhooksWording.told(.usual) == "Hears about habits, medicine, challenges and places.")
    }
}
