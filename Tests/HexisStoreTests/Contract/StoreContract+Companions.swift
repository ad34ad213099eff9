import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private static let goal = Identifier.number(700)

    private func invitation(
        _ number: Int, of person: PersonID, to goal: Identifier = goal, at hours: Int64 = 1
    ) -> CompanionInvitation {
        CompanionInvitation(id: .number(number), person: person, challenge: goal, made: .hours(hours))
    }

    private func link(
        _ number: Int, from inviter: PersonID, to invited: PersonID, goal: Identifier = goal
    ) -> CompanionLink {
        CompanionLink(companion: .number(number), inviter: inviter, invited: invited, challenge: goal)
    }

    private func people(_ store: any Store) async throws -> (PersonID, PersonID) {
        (try await store.createPerson(.sample("Ada")), try await store.createPerson(.sample("Bob")))
    }

    @Test("A code links one companion to one goal, for seven days", arguments: StoreFactory.all)
    func companionInvitation(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, bob) = try await people(store)
        let code = TokenHash(of: "one")
        let made = invitation(1, of: ada)
        try await store.add(made, code: code)
        #expect(
            try await store.companionInvitations(of: ada, to: StoreContract.goal, at: .hours(168)) == [made])
        for (person, goal, hours) in [
            (ada, StoreContract.goal, 169), (bob, StoreContract.goal, 2), (ada, .number(701), 2),
        ] as [(PersonID, Identifier, Int64)] {
            #expect(try await store.companionInvitations(of: person, to: goal, at: .hours(hours)).isEmpty)
        }
        #expect(try await store.companionInvitation(by: code, at: .hours(168)) == made)
        #expect(try await store.companionInvitation(by: code, at: .hours(169)) == nil)
        #expect(try await store.companionInvitation(by: TokenHash(of: "two"), at: .hours(2)) == nil)
        // An expired code, an unknown one, that of somebody else, and one for another goal.
        for (link, code, hours) in [
            (link(9, from: ada, to: bob), code, 169), (link(9, from: ada, to: bob), TokenHash(of: "two"), 2),
            (link(9, from: bob, to: ada), code, 2),
            (link(9, from: ada, to: bob, goal: .number(701)), code, 2),
        ] as [(CompanionLink, TokenHash, Int64)] {
            await #expect(throws: StoreError.codeUnusable) {
                try await store.add(link, byInvitation: code, at: .hours(hours))
            }
        }
        let linked = link(9, from: ada, to: bob)
        try await store.add(linked, byInvitation: code, at: .hours(2))
        #expect(try await store.companionLinks(of: ada) == [linked])
        #expect(try await store.companionLinks(of: bob) == [linked])
        await #expect(throws: StoreError.codeUnusable) {
            try await store.add(link(10, from: ada, to: bob), byInvitation: code, at: .hours(2))
        }
        try await store.removeCompanionLink(.number(9))
        try await store.removeCompanionLink(.number(9))
        #expect(try await store.companionLinks(of: ada).isEmpty)
    }

    @Test("A person withdraws only their own codes, and ten may wait", arguments: StoreFactory.all)
    func companionInvitations(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, bob) = try await people(store)
        for number in 1...10 {
            try await store.add(
                invitation(number, of: ada, at: Int64(number)), code: TokenHash(of: "\(number)"))
        }
        await #expect(throws: StoreError.tooManyCodes) {
            try await store.add(invitation(11, of: ada, at: 11), code: TokenHash(of: "11"))
        }
        try await store.add(invitation(12, of: bob, at: 11), code: TokenHash(of: "12"))
        try await store.removeCompanionInvitation(.number(12), of: ada)
        try await store.removeCompanionInvitation(.number(3), of: ada)
        #expect(
            try await store.companionInvitations(of: ada, to: StoreContract.goal, at: .hours(11)).map(\.id)
                == [10, 9, 8, 7, 6, 5, 4, 2, 1].map { .number($0) })
        #expect(
            try await store.companionInvitations(of: bob, to: StoreContract.goal, at: .hours(11)).count == 1)
        // The first has expired by then, and makes room.
        try await store.add(invitation(13, of: ada, at: 169), code: TokenHash(of: "13"))
        try await store.add(invitation(14, of: ada, at: 169), code: TokenHash(of: "14"))
    }

    @Test("An erased person leaves no companions and no codes", arguments: StoreFactory.all)
    func erasedCompanions(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, bob) = try await people(store)
        let cleo = try await store.createPerson(.sample("Cleo"))
        for (number, pair) in [(ada, bob), (ada, cleo), (cleo, bob)].enumerated() {
            let code = TokenHash(of: "\(number)")
            try await store.add(invitation(number, of: pair.0), code: code)
            try await store.add(link(number, from: pair.0, to: pair.1), byInvitation: code, at: .hours(2))
        }
        try await store.add(invitation(7, of: ada), code: TokenHash(of: "7"))
        try await store.erase(cleo)
        #expect(try await store.companionLinks(of: ada) == [link(0, from: ada, to: bob)])
        #expect(try await store.companionLinks(of: bob) == [link(0, from: ada, to: bob)])
        #expect(try await store.companionLinks(of: cleo).isEmpty)
        try await store.erase(ada)
        #expect(try await store.companionLinks(of: bob).isEmpty)
        #expect(try await store.companionInvitation(by: TokenHash(of: "7"), at: .hours(2)) == nil)
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await store.add(invitation(8, of: ada), code: TokenHash(of: "8"))
        }
    }
}
