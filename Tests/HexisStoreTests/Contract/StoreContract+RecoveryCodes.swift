import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test(
        "A recovery code replaces the password once, and only its own person's", arguments: StoreFactory.all)
    func recoveryCodes(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        let codes = ["one", "two", "three"].map { TokenHash(of: $0) }
        #expect(try await store.recoveryCodeCount(of: ada) == 0)
        try await store.setRecoveryCodes([TokenHash(of: "old")], of: ada)
        try await store.setRecoveryCodes(codes, of: ada)
        try await store.setRecoveryCodes(codes, of: bo)
        #expect(try await store.recoveryCodeCount(of: ada) == 3)
        #expect(try await !store.hasRecoveryCode(TokenHash(of: "old"), of: ada))
        #expect(try await store.hasRecoveryCode(codes[1], of: ada))

        try await store.replacePasswordHash(of: ada, with: "new", byRecoveryCode: codes[1])
        #expect(try await store.account(of: ada)?.passwordHash == "new")
        #expect(try await store.recoveryCodeCount(of: ada) == 2)
        for code in [codes[1], TokenHash(of: "old")] {
            await #expect(throws: StoreError.codeUnusable) {
                try await store.replacePasswordHash(of: ada, with: "newer", byRecoveryCode: code)
            }
        }
        #expect(try await store.account(of: ada)?.passwordHash == "new")
        // The other person's codes are their own.
        #expect(try await store.recoveryCodeCount(of: bo) == 3)
        #expect(try await store.account(of: bo)?.passwordHash != "new")
        try await store.erase(bo)
        #expect(try await store.recoveryCodeCount(of: bo) == 0)
        try await store.setRecoveryCodes(codes, of: bo)
        #expect(try await store.recoveryCodeCount(of: bo) == 0)
    }
}
