import HexisCore
import HexisStore
import Testing

extension StoreContract {
    /// The step with this number of an import from Apple Health that is kept until the tenth hour.
    private func step(
        _ number: Int, of person: PersonID, file: Identifier? = nil, isTask: Bool = false,
        leasedUntil hour: Int64 = 0
    ) -> StoredImport {
        StoredImport(
            person: person, kind: .appleHealth, step: .number(number), content: [UInt8(number)], file: file,
            isTask: isTask, lease: .hours(hour), until: .hours(10))
    }

    @Test("Of two steps after the same one, an import takes the first", arguments: StoreFactory.all)
    func importSteps(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ida, bo) = (
            try await store.createPerson(.sample("Ida")), try await store.createPerson(.sample("Bo"))
        )
        let first = step(1, of: ida)
        #expect(try await store.storedImport(.appleHealth, of: ida, at: .hours(1)) == nil)
        #expect(try await !store.advance(from: first.step, to: step(2, of: ida), at: .hours(1)))
        #expect(try await store.begin(first, at: .hours(1)))
        #expect(try await store.storedImport(.appleHealth, of: ida, at: .hours(1)) == first)
        #expect(try await store.storedImport(.habits, of: ida, at: .hours(1)) == nil)
        #expect(try await store.importCount(of: ida, at: .hours(1)) == 1)
        #expect(try await store.importCount(of: ida, at: .hours(10)) == 0)
        #expect(try await store.importCount(of: bo, at: .hours(1)) == 0)
        #expect(try await store.storedImport(.appleHealth, of: bo, at: .hours(1)) == nil)

        let second = step(2, of: ida, isTask: true)
        #expect(try await store.advance(from: first.step, to: second, at: .hours(1)))
        #expect(try await !store.advance(from: first.step, to: step(3, of: ida), at: .hours(1)))
        #expect(try await store.storedImport(.appleHealth, of: ida, at: .hours(1)) == second)
        // A task has to end before another import begins, and is not forgotten.
        #expect(try await !store.begin(step(4, of: ida), at: .hours(1)))
        #expect(try await store.storedImport(.appleHealth, of: ida, at: .hours(11)) == second)
        #expect(try await store.importCount(of: ida, at: .hours(11)) == 1)
        try await store.forget(first)
        #expect(try await store.storedImport(.appleHealth, of: ida, at: .hours(1)) == second)

        let third = step(3, of: ida)
        #expect(try await store.advance(from: second.step, to: third, at: .hours(1)))
        #expect(try await store.storedImport(.appleHealth, of: ida, at: .hours(11)) == nil)
        #expect(try await store.begin(step(4, of: ida), at: .hours(1)))
        try await store.forget(step(4, of: ida))
        #expect(try await store.storedImport(.appleHealth, of: ida, at: .hours(1)) == nil)

        #expect(try await store.begin(step(5, of: ida), at: .hours(1)))
        try await store.erase(ida)
        await #expect(throws: StoreError.self) { try await store.begin(self.step(6, of: ida), at: .hours(1)) }
    }

    @Test(
        "A task belongs to one server until its lease ends, and then to another", arguments: StoreFactory.all)
    func importLeases(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ida = try await store.createPerson(.sample("Ida"))
        // What one server alone can do is claimed by none.
        #expect(try await store.begin(step(1, of: ida, leasedUntil: 2), at: .hours(1)))
        #expect(try await store.nextImport(at: .hours(3)) == nil)
        #expect(try await store.claimImports(at: .hours(3), until: .hours(4), atMost: 9).isEmpty)
        #expect(try await store.importsUnderWay(at: .hours(1)) == 1)
        #expect(try await store.importsUnderWay(at: .hours(3)) == 0)

        let task = step(2, of: ida, isTask: true)
        #expect(try await store.advance(from: .number(1), to: task, at: .hours(1)))
        #expect(try await store.nextImport(at: .hours(1)) == .hours(1))
        #expect(try await store.nextEndOfImportLease(at: .hours(1)) == nil)
        let claims = try await store.claimImports(at: .hours(1), until: .hours(2), atMost: 9)
        let claim = try #require(claims.first)
        #expect(claims.count == 1 && claim.step == task.step && claim.lease == .hours(2))
        #expect(try await store.claimImports(at: .hours(1), until: .hours(2), atMost: 9).isEmpty)
        #expect(try await store.nextImport(at: .hours(1)) == nil)
        #expect(try await store.nextEndOfImportLease(at: .hours(1)) == .hours(2))
        #expect(try await store.importsUnderWay(at: .hours(1)) == 1)

        let renewed = try #require(try await store.renew(claim, until: .hours(3), at: .hours(1)))
        #expect(renewed.lease == .hours(3))
        #expect(try await store.renew(claim, until: .hours(4), at: .hours(1)) == nil)
        #expect(try await store.renew(renewed, until: .hours(5), at: .hours(4)) == nil)
        let later = try await store.claimImports(at: .hours(4), until: .hours(5), atMost: 9)
        #expect(later.map(\.lease) == [.hours(5)])
        // The first server finishes late, and the second's step is refused.
        #expect(try await store.advance(from: renewed.step, to: step(3, of: ida), at: .hours(4)))
        #expect(try await !store.advance(from: task.step, to: step(4, of: ida), at: .hours(4)))
    }

    @Test("An import's file is there until no import needs it", arguments: StoreFactory.all)
    func importFiles(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ida, bo) = (
            try await store.createPerson(.sample("Ida")), try await store.createPerson(.sample("Bo"))
        )
        let first = step(1, of: ida, file: .number(8))
        let others = step(2, of: bo, file: .number(9))
        #expect(try await !store.addPiece(0, [1], to: first))
        #expect(try await store.begin(first, at: .hours(1)))
        #expect(try await store.begin(others, at: .hours(1)))
        #expect(try await store.addPiece(0, [1, 2], to: first))
        #expect(try await store.addPiece(1, [3], to: first))
        #expect(try await store.addPiece(0, [4], to: others))
        #expect(try await store.piece(0, of: first) == [1, 2])
        #expect(try await store.piece(2, of: first) == nil)
        #expect(try await !store.deleteForgottenImports(at: .hours(1)))

        let second = step(3, of: ida, file: .number(8))
        #expect(try await store.advance(from: first.step, to: second, at: .hours(1)))
        #expect(try await !store.addPiece(2, [5], to: first))
        #expect(try await !store.deleteForgottenImports(at: .hours(1)))
        #expect(try await store.piece(1, of: second) == [3])

        #expect(try await store.begin(step(4, of: ida), at: .hours(1)))
        #expect(try await store.deleteForgottenImports(at: .hours(1)))
        #expect(try await !store.deleteForgottenImports(at: .hours(1)))
        #expect(try await store.piece(0, of: second) == nil)
        #expect(try await store.piece(0, of: others) == [4])
        #expect(try await store.deleteForgottenImports(at: .hours(10)))
        #expect(try await store.storedImport(.appleHealth, of: bo, at: .hours(1)) == nil)
        #expect(try await store.piece(0, of: others) == nil)
    }
}
