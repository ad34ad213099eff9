import Foundation
import HexisCore
import Testing

@testable import HexisExchange

/// The feed is of 1 November 2026. In Vienna, 10:30 is 09:30 UTC.
@Suite("Follow-ups with care providers in the calendar feed")
struct CalendarFollowUpsTests {
    private let start: Int64 = 1_793_534_400_000

    private func entries(_ followUp: CareFollowUpPlanned, _ more: Fact...) throws -> [Entry] {
        let request = CareRequested(
            connection: followUp.connection, provider: Identifier(high: 2, low: 2),
            name: try #require(Line("nurse-anna")))
        let grant = CareGranted(connection: followUp.connection, scope: CareScope([.adherence]))
        let facts = [.careRequested(request), .careGranted(grant), .careFollowUpPlanned(followUp)] + more
        return facts.enumerated().map { number, fact in
            Entry(
                id: Identifier(high: 3, low: UInt64(number)),
                at: Instant(clamping: 1_792_000_000_000 + Int64(number)),
                device: Identifier(high: 9, low: 9), fact: fact)
        }
    }

    private func followUp(_ day: String, _ time: String? = nil, _ place: String? = nil) throws
        -> CareFollowUpPlanned
    {
        CareFollowUpPlanned(
            connection: Identifier(high: 1, low: 1), day: Day(day),
            time: time.flatMap { TimeOfDay($0) }, place: place.flatMap { Line($0) })
    }

    private func events(_ entries: [Entry]) throws -> [String] {
        let feed = CalendarFeed(
            Practice(entries), in: try zone("Europe/Vienna"), named: "Europe/Vienna",
            origin: "https://x.example", at: Instant(clamping: start))
        return try events(of: feed.bytes)
    }

    /// The events as Python's icalendar reads them.
    private func events(of calendar: [UInt8]) throws -> [String] {
        try python(
            """
            import base64, sys, icalendar
            for event in icalendar.Calendar.from_ical(base64.b64decode(sys.stdin.read())).events:
                print(event["SUMMARY"], event["DTSTART"].dt, event.get("DESCRIPTION", "-"), event["URL"][-33:])
            """, lines: [Data(calendar).base64EncodedString()])
    }

    @Test("One with a time is at it, in the patient’s zone, and one without takes the day")
    func times() throws {
        let page = "/00000000000000010000000000000001"
        let timed = try events(try entries(try followUp("2026-11-24", "10:30", "Ward 3")))
        #expect(timed == ["Follow-up with nurse-anna 2026-11-24 09:30:00+00:00 Ward 3 \(page)"])
        let allDay = try events(try entries(try followUp("2026-11-01")))
        #expect(allDay == ["Follow-up with nurse-anna 2026-11-01 - \(page)"])
    }

    /// What the care provider's own calendar gets.
    private func patientsEvents(_ planned: CareFollowUpPlanned) throws -> [String]? {
        let practice = Practice(try entries(planned))
        let connection = try #require(practice.careConnection(planned.connection))
        return try PatientFollowUp(
            connection, with: "maria", in: try zone("Europe/Vienna"), named: "Europe/Vienna",
            page: "https://x.example/patients/\(planned.connection)", today: Day("2026-11-01") ?? .first,
            at: Instant(clamping: start)
        ).map { try events(of: $0.bytes) }
    }

    @Test("The care provider’s calendar gets the same with the patient’s name, if anything is planned")
    func provider() throws {
        let page = "/00000000000000010000000000000001"
        #expect(
            try patientsEvents(try followUp("2027-11-24", "10:30", "Ward 3"))
                == ["Follow-up with maria 2027-11-24 09:30:00+00:00 Ward 3 \(page)"])
        #expect(
            try patientsEvents(try followUp("2026-11-01")) == ["Follow-up with maria 2026-11-01 - \(page)"])
        #expect(try patientsEvents(try followUp("2026-10-31")) == nil)
    }

    @Test("What is over, taken back or no longer shared is not in it, and a private feed says nothing of it")
    func left() throws {
        #expect(try events(try entries(try followUp("2026-10-31"))).isEmpty)
        let connection = Identifier(high: 1, low: 1)
        let planned = try followUp("2026-11-24", "10:30", "Ward 3")
        for fact in [
            Fact.careFollowUpPlanned(CareFollowUpPlanned(connection: connection, day: nil)),
            .careEnded(CareEnded(connection: connection, party: .patient)),
            .preferenceChosen(PreferenceChosen(preference: .pause, isOn: true)),
        ] { #expect(try events(try entries(planned, fact)).isEmpty) }
        let isPrivate = Fact.reminderWordingChosen(ReminderWordingChosen(wording: .private))
        let found = try events(try entries(planned, isPrivate))
        #expect(found.map { String($0.prefix(34)) } == ["Hexis 2026-11-24 09:30:00+00:00 - "])
    }
}
