import HexisCore
import Testing

@testable import HexisService

@Suite("Who has no companions is remembered")
struct PeopleWithoutCompanionsTests {
    private let ada = PersonID(high: 1, low: 1)
    private let bob = PersonID(high: 1, low: 2)
    private let eve = PersonID(high: 1, low: 3)

    @Test("Until they meet; others stay remembered")
    func meeting() {
        let people = PeopleWithoutCompanions()
        for person in [ada, bob, eve] {
            #expect(!people.contains(person))
            people.insert(person, ifStill: people.meetings)
            #expect(people.contains(person))
        }
        people.meet(ada, bob)
        #expect(!people.contains(ada) && !people.contains(bob) && people.contains(eve))
    }

    @Test("An answer of the store from before they met is not remembered afterwards")
    func lateAnswer() {
        let people = PeopleWithoutCompanions()
        let before = people.meetings
        people.meet(ada, bob)
        people.insert(ada, ifStill: before)
        #expect(!people.contains(ada))
        people.insert(eve, ifStill: people.meetings)
        #expect(people.contains(eve))
    }

    @Test("No more people than memory has room for")
    func bounds() {
        let people = PeopleWithoutCompanions(most: 2)
        for person in [ada, bob, eve] { people.insert(person, ifStill: people.meetings) }
        #expect([ada, bob, eve].filter(people.contains) == [eve])
    }
}
