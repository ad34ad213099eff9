import HexisCore
import Testing

@testable import HexisApp

@Suite("Demonstration")
struct DemonstrationTests {
    private var practice: Practice {
        Practice(
            Demonstration.entries(until: SamplePractice.moment, device: Identifier(high: 0, low: 1)))
    }

    @Test("The demonstration shows a whole loop: recurring urges, failed theories, a plan that works")
    func loop() throws {
        let loop = try #require(practice.loops.first { $0.routine.text == "Open Instagram in bed" })
        #expect(loop.nextStep == .done)
        #expect(loop.urges.count == 16)
        // Of four answers in a row, three are given in bed and the fourth on the sofa.
        #expect(loop.compilation[.place].map { $0.text } == ["in bed", "on the sofa"])
        #expect(loop.compilation[.place].map { $0.count } == [12, 4])
        #expect(loop.compilation.usualTime != nil)
        #expect(loop.theories.map { $0.verdict } == [.failed, .failed, .works])
        #expect(loop.theory?.craving.text == "I want to calm down")
    }

    @Test("On any day of viewing, each habit was done on more than a third of its days")
    func habits() {
        for ahead in 0..<14 {
            let moment = Moment(
                instant: SamplePractice.moment.instant.advanced(byMilliseconds: Int64(ahead) * 86_400_000))
            let practice = Practice(
                Demonstration.entries(until: moment, device: Identifier(high: 0, low: 1)))
            for habit in practice.habits {
                let rate = practice.year(of: habit, upTo: moment.today).rate
                #expect(rate.relevant > 8 && rate.done * 3 > rate.relevant, "\(habit.name), \(ahead) days on")
            }
        }
    }

    @Test("The demonstration shows a medicine with old gaps, a streak since, and today's morning doses")
    func medicine() throws {
        #expect(practice.medicines.map { $0.name } == ["Blood pressure tablet", "Magnesium", "Eye drops"])
        let today = SamplePractice.moment.today
        // The last forgotten dose was 19 days ago; today’s doses of noon and evening are still open at 09:41.
        #expect(practice.streak(upTo: today) == 18)
        var visitor = Visitor(practice)
        visitor.get("/medicine/weeks")
        #expect(visitor.page.contains("Robin"))
    }

    @Test("A care provider asked five times how the person is, and every answer was in by now")
    func questionnaire() throws {
        let (device, moment) = (Identifier(high: 0, low: 1), SamplePractice.moment)
        let request = CareRequested(
            connection: Identifier(high: 3, low: 3), provider: device, name: try #require(Line("nurse-anna")))
        let practice = Practice(
            Demonstration.entries(until: moment, device: device, sharingWith: request))
        let connection = try #require(practice.careConnection(request.connection))
        let given = try #require(connection.questionnaires.first)
        let answers = practice.answers(to: given).map { run in
            SurveyResult(of: run, through: given.survey).steps.map {
                $0.said.compactMap { $0.answer?.text.text }
            }
        }
        #expect(answers.map { $0.count } == [3, 3, 2, 2, 2] && answers[1] == [["6"], ["yes"], ["o1 o3"]])
        #expect(practice.openQuestionnaires(at: moment).isEmpty)
        let provider = Practice(Demonstration.providersEntries(until: moment, device: device))
        #expect(provider.questionnaires.map { $0.items } == [given.items])
    }

    @Test("A friend reads as many books in a year, shows how many, and cheers")
    func friend() throws {
        let (id, device, moment) = (
            Identifier(high: 3, low: 3), Identifier(high: 0, low: 1), SamplePractice.moment
        )
        func joined(_ name: String, _ goal: Identifier) throws -> CompanionJoined {
            CompanionJoined(companion: id, person: id, name: try #require(Line(name)), challenge: goal)
        }
        let robin = Practice(
            Demonstration.entries(
                until: moment, device: device, readingWith: try joined("kim", Demonstration.books)))
        let friend = Practice(
            Demonstration.friendsEntries(
                until: moment, device: device, readingWith: try joined("demo", Demonstration.friendsBooks)))
        #expect(robin.companion(id)?.level == .amounts && friend.companion(id)?.level == .amounts)
        let news = robin.news(of: id, from: friend, on: moment.today, at: moment.instant)
        #expect(news.count == 2)
        guard case .companion(.companionCheered(let cheer)) = news.first?.fact,
            case .companion(.companionProgressed(let shown)) = news.last?.fact
        else {
            Issue.record("other news: \(news)")
            return
        }
        #expect(cheer.party == .companion && cheer.cheer == .flame)
        #expect(shown.amounts?.reached == 7000 && shown.isDone(daysAgo: 0) == true)
        var visitor = Visitor(friend)
        visitor.get("/today")
        #expect(visitor.page.contains("Read in bed") && visitor.page.contains("7 of 12 books"))
    }

    @Test("The demonstration has a plan on Today that came from the loop")
    func plan() throws {
        var visitor = Visitor(practice)
        let outcome = try #require(visitor.practice.loops.compactMap { $0.outcome }.first)
        #expect(visitor.practice.plans(of: outcome.habit).map { $0.reward?.text } == ["I can calm down"])
        visitor.get("/today")
        #expect(visitor.page.contains("When I lie in bed and feel restless, I will listen to one song"))
    }

    @Test(
        "Visitors of the demonstration find something on every page of its sections and of the tour",
        arguments: [
            ("/today", ["13:00", "Evening", "Done", "Did the urge come?", "2 more goals"]),
            ("/habits", ["Meditate", "Call the family", "1 habit"]),
            ("/habits/archived", ["Practise the ukulele"]), ("/pauses", ["Two weeks by the sea"]),
            ("/medicine", ["Eye drops", "Last 28 days"]), ("/medicine/weeks", ["7 of 7 days"]),
            ("/medicine/levels", ["18 days"]), ("/medicine/heart", ["72", "Beats a minute"]),
            ("/personal-challenges", ["Under way", "Watch the sun rise", "Completed on 12 November"]),
            ("/loops", ["Biscuits at the desk", "5 urges", "Open Instagram in bed"]),
            ("/progress", ["Each habit", "Lights out at ten"]),
            ("/reports", ["Four weeks", "Write one line"]),
            ("/measurements", ["Heart rate", "kcal", "73 kg"]),
            ("/measurements/heartRate", ["Robin’s Watch"]),
            ("/photos", ["The long way home", "Low tide"]),
            ("/routes", ["Once around the lake", "The bench with the view"]),
            ("/rewards", ["How to tell how far along it is"]), ("/settings", ["Robin"]),
            ("/settings/reminders", ["22:30"]), ("/settings/places", ["The park", "1 reminder"]),
            ("/guide", ["Let go of the help"]), ("/begin", ["My medicine"]), ("/add", ["Log an urge"]),
        ] + (1...7).map { ("/tour/\($0)", ["tour-picture"]) })
    func noEmptyRooms(_ address: String, contents: [String]) {
        var visitor = Visitor(practice)
        visitor.get(address)
        #expect(visitor.status == 200)
        #expect(!visitor.page.contains("class=\"empty"))
        #expect(!visitor.page.contains("Nothing yet"))
        for text in contents { #expect(visitor.page.contains(text), "\(address): \(text)") }
    }

    @Test("The demonstration’s reminders come by time with a plan, by time alone, and on arriving")
    func reminders() {
        let reminders = practice.habits.flatMap { practice.reminders(of: $0) }
        #expect(
            reminders.filter { $0.plan != nil }.map { $0.time.description } == ["21:30", "06:40", "22:00"])
        #expect(reminders.filter { $0.plan == nil }.map { $0.time.description } == ["13:30"])
        #expect(practice.habits.flatMap { practice.placeReminders(of: $0) }.count == 1)
    }

    @Test("The demonstration’s measurements of a day are of that day, and none of its facts is in the future")
    func past() {
        let entries = Demonstration.entries(until: SamplePractice.moment, device: Identifier(high: 0, low: 1))
        #expect(entries.allSatisfy { $0.at <= SamplePractice.moment.instant })
        #expect(practice.photos.map { $0.id }.sorted() == Demonstration.photos.map { $0.id }.sorted())
        let heart = practice.heartRate(upTo: SamplePractice.today)
        #expect(heart.days.allSatisfy { (58...64) ~= $0.beats ?? 0 } && heart.question == nil)
    }
}
