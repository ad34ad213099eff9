import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private func careInvitation(_ number: Int, of patient: PersonID, at hours: Int64 = 1) -> CareInvitation {
        CareInvitation(id: .number(number), patient: patient, made: .hours(hours))
    }

    private func careLink(_ number: Int, from provider: PersonID, to patient: PersonID) -> CareLink {
        CareLink(connection: .number(number), patient: patient, provider: provider)
    }

    @Test("A patient’s code links one provider, for seven days", arguments: StoreFactory.all)
    func careInvitation(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, bo) = (
            try await store.createPerson(.sample("Ada")), try await store.createPerson(.sample("Bo"))
        )
        let code = TokenHash(of: "one")
        let invitation = careInvitation(1, of: ada)
        try await store.add(invitation, code: code)
        #expect(try await store.careInvitations(of: ada, at: .hours(168)) == [invitation])
        #expect(try await store.careInvitations(of: ada, at: .hours(169)).isEmpty)
        #expect(try await store.careInvitations(of: bo, at: .hours(2)).isEmpty)
        #expect(try await store.careInvitation(by: code, at: .hours(168)) == invitation)
        for (code, hours) in [(code, 169), (TokenHash(of: "two"), 2)] as [(TokenHash, Int64)] {
            #expect(try await store.careInvitation(by: code, at: .hours(hours)) == nil)
            await #expect(throws: StoreError.codeUnusable) {
                try await store.add(careLink(9, from: bo, to: ada), byInvitation: code, at: .hours(hours))
            }
        }
        // The code of somebody else.
        await #expect(throws: StoreError.codeUnusable) {
            try await store.add(careLink(9, from: ada, to: bo), byInvitation: code, at: .hours(2))
        }
        #expect(try await store.careLinks(ofPatient: ada).isEmpty)

        let link = careLink(9, from: bo, to: ada)
        try await store.add(link, byInvitation: code, at: .hours(2))
        #expect(try await store.careLinks(ofPatient: ada) == [link])
        #expect(try await store.careLinks(ofProvider: bo) == [link])
        #expect(try await store.careLinks(ofProvider: ada).isEmpty)
        #expect(try await store.careInvitations(of: ada, at: .hours(2)).isEmpty)
        await #expect(throws: StoreError.codeUnusable) {
            try await store.add(careLink(10, from: bo, to: ada), byInvitation: code, at: .hours(2))
        }
    }

    @Test("A patient withdraws only their own codes, and ten may wait", arguments: StoreFactory.all)
    func careInvitations(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, bo) = (
            try await store.createPerson(.sample("Ada")), try await store.createPerson(.sample("Bo"))
        )
        for number in 1...10 {
            try await store.add(
                careInvitation(number, of: ada, at: Int64(number)), code: TokenHash(of: "\(number)"))
        }
        await #expect(throws: StoreError.tooManyCodes) {
            try await store.add(careInvitation(11, of: ada, at: 11), code: TokenHash(of: "11"))
        }
        try await store.add(careInvitation(12, of: bo, at: 11), code: TokenHash(of: "12"))
        try await store.removeCareInvitation(.number(12), of: ada)
        try await store.removeCareInvitation(.number(3), of: ada)
        #expect(
            try await store.careInvitations(of: ada, at: .hours(11)).map(\.id)
                == [10, 9, 8, 7, 6, 5, 4, 2, 1].map { .number($0) })
        #expect(try await store.careInvitations(of: bo, at: .hours(11)).count == 1)
        // The first has expired by then, and makes room.
        try await store.add(careInvitation(13, of: ada, at: 169), code: TokenHash(of: "13"))
        try await store.add(careInvitation(14, of: ada, at: 169), code: TokenHash(of: "14"))
    }

    @Test("An erased patient or provider leaves no link and no code", arguments: StoreFactory.all)
    func erasedCare(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        var people: [PersonID] = []
        for name in ["Ada", "Bo", "Cleo"] { people.append(try await store.createPerson(.sample(name))) }
        let (ada, bo, cleo) = (people[0], people[1], people[2])
        for (number, pair) in [(ada, bo), (ada, cleo), (cleo, bo)].enumerated() {
            let code = TokenHash(of: "\(number)")
            try await store.add(careInvitation(number, of: pair.0), code: code)
            try await store.add(
                careLink(number, from: pair.1, to: pair.0), byInvitation: code, at: .hours(2))
        }
        try await store.add(careInvitation(7, of: ada), code: TokenHash(of: "7"))
        try await store.erase(cleo)
        #expect(try await store.careLinks(ofPatient: ada) == [careLink(0, from: bo, to: ada)])
        #expect(try await store.careLinks(ofProvider: bo) == [careLink(0, from: bo, to: ada)])
        #expect(try await store.careLinks(ofProvider: cleo).isEmpty)
        try await store.erase(ada)
        #expect(try await store.careLinks(ofProvider: bo).isEmpty)
        #expect(try await store.careInvitation(by: TokenHash(of: "7"), at: .hours(2)) == nil)
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await store.add(careInvitation(8, of: ada), code: TokenHash(of: "8"))
        }
    }
}
