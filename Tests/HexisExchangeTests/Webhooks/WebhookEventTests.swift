import HexisCore
import Testing

@testable import HexisExchange

@Suite("Webhook events")
struct NewsTests {
    private let now = Instant(clamping: 1_795_244_400_000)
    private let day = Day("2026-11-21") ?? .first
    private let habit = Identifier(high: 1, low: 1)
    private let medicine = Identifier(high: 1, low: 2)
    private let place = Identifier(high: 1, low: 3)
    private let challenge = Identifier(high: 1, low: 4)

    private func entry(_ number: UInt64, _ fact: Fact) -> Entry {
        Entry(
            id: Identifier(high: 9, low: number), at: now.advanced(byMilliseconds: Int64(number)),
            device: Identifier(high: 8, low: 8), fact: fact)
    }

    /// A habit of two glasses a day, a medicine and a place.
    private func known() throws -> [Entry] {
        let two = try #require(DailyGoal(.atLeast, Amount(clamping: 2000), unit: nil))
        return [
            entry(1, .habitAdded(HabitAdded(habit: habit, name: try #require(Line("Drink")), day: day))),
            entry(2, .dailyGoalSet(DailyGoalSet(habit: habit, from: day, goal: two))),
            entry(3, .medicineNamed(MedicineNamed(medicine: medicine, name: try #require(Line("Aspirin"))))),
            entry(
                4,
                .regimenSet(
                    RegimenSet(medicine: medicine, from: day, regimen: .asNeeded))),
            entry(
                5,
                .placeSet(
                    PlaceSet(
                        place: place, name: try #require(Line("Gym")),
                        position: try #require(Position("48.2082, 16.3738"))))),
        ]
    }

    private var wordingPrivate: Entry {
        entry(6, .reminderWordingChosen(ReminderWordingChosen(wording: .private)))
    }

    private func checkIn(_ number: UInt64, _ thousandths: Int64 = 1000) -> Entry {
        entry(
            number, .checkedIn(CheckedIn(habit: habit, day: day, amount: Amount(clamping: thousandths))))
    }

    private func news(_ entry: Entry, after entries: [Entry] = [], isPrivate: Bool = false) throws -> String?
    {
        let practice = Practice(try known() + (isPrivate ? [wordingPrivate] : []) + entries + [entry])
        let news = practice.news(in: [entry])
        #expect(news.count <= 1)
        return news.first?.text
    }

    private func id(_ number: UInt64) -> String { "\(Identifier(high: 9, low: number))" }

    @Test("A check-in event has the habit's name, the day, and whether it is done by now")
    func checkIns() throws {
        let head = #"{"event":"check-in","id":"\#(id(20))","at":"2026-11-21T07:00:00Z","day":"2026-11-21","#
        #expect(
            try news(checkIn(20, 500)) == head
                + #""habit":{"id":"\#(habit)","name":"Drink"},"amount":0.5,"total":0.5,"done":false}"#)
        #expect(
            try news(checkIn(20), after: [checkIn(19)]) == head
                + #""habit":{"id":"\#(habit)","name":"Drink"},"amount":1,"total":2,"done":true}"#)
        #expect(
            try news(checkIn(20), isPrivate: true) == head
                + #""habit":{"id":"\#(habit)"},"amount":1,"total":1,"done":false}"#)
    }

    @Test("Undone check-ins, undos and facts without a subject cause no event")
    func silence() throws {
        let undone = entry(
            21, .checkInUndone(CheckInUndone(habit: habit, day: day, entry: Identifier(high: 9, low: 20))))
        #expect(try news(checkIn(20), after: [undone]) == nil)
        #expect(try news(checkIn(20, -1000), after: [checkIn(19)]) == nil)
        #expect(try news(checkIn(20, 0)) == nil)
        let deleted = entry(21, .habitDeleted(HabitDeleted(habit: habit)))
        #expect(try news(checkIn(20), after: [deleted]) == nil)
        #expect(try news(undone) == nil)
        #expect(try news(entry(22, .dayMarked(DayMarked(habit: habit, day: day, mark: .skipped)))) == nil)
        for fact in try known() { #expect(Practice(try known()).news(in: [fact]).isEmpty) }
    }

    @Test("A kept limit, a taken dose, an arrival and a measurement cause events")
    func others() throws {
        #expect(
            try news(entry(20, .dayMarked(DayMarked(habit: habit, day: day, mark: .kept))))?
                .contains(#""event":"check-in""#) == true)
        let taken = DoseTaken(
            medicine: medicine, day: day, slot: .single(Identifier(high: 5, low: 5)), registered: day,
            taken: now.advanced(byMilliseconds: -3_600_000), time: try #require(TimeOfDay("07:00")))
        let dose = entry(20, .doseTaken(taken))
        let doseHead =
            #"{"event":"medicine.taken","id":"\#(id(20))","at":"2026-11-21T06:00:00Z","day":"2026-11-21","medicine":{"id":"\#(medicine)""#
        #expect(try news(dose) == doseHead + #","name":"Aspirin"},"time":"07:00"}"#)
        #expect(try news(dose, isPrivate: true) == doseHead + #"},"time":"07:00"}"#)
        let arrived = entry(20, .arrived(Arrived(place: place, instant: now, source: .phone)))
        #expect(
            try news(arrived)
                == #"{"event":"place.arrived","id":"\#(id(20))","at":"2026-11-21T07:00:00Z","place":{"id":"\#(place)","name":"Gym"}}"#
        )
        let measured = try #require(
            Measured(
                measurement: Identifier(high: 6, low: 6), signal: .steps, amount: 7_412_000, day: day,
                start: 1_795_240_800, seconds: 3600, source: "My watch"))
        #expect(
            try news(entry(20, .measured(measured)))
                == #"{"event":"measurement","id":"\#(id(20))","at":"2026-11-21T06:00:00Z","day":"2026-11-21","value":7412,"signal":"steps","seconds":3600}"#
        )
        let own = try #require(
            Measured(
                measurement: Identifier(high: 6, low: 7), signal: .named("Cigarettes"), amount: 3000, day: day
            ))
        #expect(try news(entry(20, .measured(own)))?.contains("Cigarettes") == true)
        #expect(try news(entry(20, .measured(own)), isPrivate: true)?.contains("Cigarettes") == false)
    }

    @Test("A challenge causes one event when it is completed")
    func challenges() throws {
        let own = PersonalChallengeSet(
            challenge: challenge, title: try #require(Line("Walk")), kind: .steps, pace: .oneDay,
            amount: 5_000_000, first: day)
        let weeks = ChallengeAccepted(
            challenge: Identifier(high: 1, low: 5), habit: habit, level: .oneWeek, from: day)
        let steps = try #require(
            Measured(
                measurement: Identifier(high: 6, low: 6), signal: .steps, amount: 7_412_000, day: day))
        var practice = Practice(
            try known() + [entry(7, .personalChallengeSet(own)), entry(8, .challengeAccepted(weeks))])
        #expect(practice.completedChallenges(on: day).isEmpty)
        #expect(practice.news(ofChallengesCompletedBut: [], on: day, at: now).isEmpty)
        practice.add(entry(20, .measured(steps)))
        #expect(practice.completedChallenges(on: day) == [challenge])
        let news = practice.news(ofChallengesCompletedBut: [], on: day, at: now)
        #expect(
            news.map(\.text) == [
                #"{"event":"challenge.completed","id":"\#(challenge.derived(1))","at":"2026-11-21T07:00:00Z","challenge":{"id":"\#(challenge)","name":"Walk"}}"#
            ])
        #expect(practice.news(ofChallengesCompletedBut: [challenge], on: day, at: now).isEmpty)
        // The habit's challenge has passed a week later.
        let later = practice.news(ofChallengesCompletedBut: [challenge], on: day.advanced(by: 7), at: now)
        #expect(later.count == 1)
        #expect(later[0].text.contains(#""habit":{"id":"\#(habit)","name":"Drink"}"#))
        practice.add(wordingPrivate)
        let quiet = practice.news(ofChallengesCompletedBut: [], on: day.advanced(by: 7), at: now)
        #expect(quiet.count == 2)
        #expect(quiet.allSatisfy { !$0.text.contains("name") })
    }

    @Test("Up to a hundred events are sent one by one, more as one", arguments: [1, 100, 101, 5000])
    func floods(_ count: Int) throws {
        let entries = (1...UInt64(count)).map { checkIn(100 + $0) }
        let news = Practice(try known() + entries).news(in: entries)
        #expect(news.count == count)
        let gathered = WebhookEvent.gathered(news, at: now)
        if count <= 100 {
            #expect(gathered == news)
        } else {
            #expect(gathered.count == 1)
            #expect(gathered[0].text.hasSuffix(#""counts":{"check-in":\#(count)}}"#))
            #expect(gathered[0].text.hasPrefix(#"{"event":"many","#))
        }
        #expect(WebhookEvent.gathered([], at: now).isEmpty)
    }

    @Test(
        "Instants are written in seconds",
        arguments: [
            (Int64(0), "1970-01-01T00:00:00Z"), (1_795_244_400_999, "2026-11-21T07:00:00Z"),
            (1_795_244_459_000, "2026-11-21T07:00:59Z"), (-1000, "1969-12-31T23:59:59Z"),
        ])
    func instants(_ milliseconds: Int64, _ text: String) {
        #expect(RFC3339.text(Instant(clamping: milliseconds)) == text)
    }
}
