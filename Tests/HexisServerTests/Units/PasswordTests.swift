import HexisCore
import Synchronization
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Passwords")
struct PasswordTests {
    /// A cheap cost, for tests that are not about the cost.
    private let cheap = PasswordHash.Cost(kibibytes: 8, passes: 1, lanes: 1)
    private let salt = Array("somesaltsomesalt".utf8)

    @Test("A hash states its cost, and is read back")
    func cost() throws {
        let hash = try PasswordHash(of: "correct horse", salt: salt)
        #expect(hash.text.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
        #expect(hash.cost == .current)
        #expect(try PasswordHash(of: "correct horse", salt: salt, cost: cheap).cost == cheap)
        #expect(PasswordHash(text: "$2b$12$something").cost == nil)
        #expect(PasswordHash(text: "").cost == nil)
    }

    @Test("A hash matches its own password and no other")
    func matching() throws {
        let hash = try PasswordHash(of: "correct horse", salt: salt, cost: cheap)
        #expect(hash.matches("correct horse"))
        for wrong in ["correct horsE", "correct horse ", "", "correct hors"] { #expect(!hash.matches(wrong)) }
        #expect(!PasswordHash(text: "nonsense").matches("correct horse"))
    }

    @Test("The reference implementation's test vector is reproduced")
    func referenceVector() throws {
        // From the test suite of the reference implementation (test.c, version 0x13, argon2id): 2 passes,
        // 65,536 KiB, one lane, "password" with "somesalt".
        let cost = PasswordHash.Cost(kibibytes: 65_536, passes: 2, lanes: 1)
        let hash = try PasswordHash(of: "password", salt: Array("somesalt".utf8), cost: cost)
        #expect(
            hash.text
                == "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc")
    }

    @Test("A password matches in any Unicode composition")
    func composition() throws {
        let hash = try PasswordHash(of: "f\u{FC}nf W\u{F6}rter", salt: salt, cost: cheap)
        #expect(hash.matches("fu\u{308}nf Wo\u{308}rter"))
    }

    @Test("Requests beyond the queue's limit are asked to come back, and the others are served")
    func bounded() async throws {
        let hashing = try PasswordHashing(mostWaiting: 4, random: World.machine.randomBytes)
        let password = try NewPassword("correct horse")
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<40 { group.addTask { (try? await hashing.hash(password, for: .known)) != nil } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.filter { $0 }.count >= 4)
        #expect(outcomes.filter { !$0 }.count > 0)
        let hash = try await hashing.hash(password, for: .known)
        #expect(try await hashing.matches("correct horse", hash, for: .known))
        #expect(try await hashing.matches("correct horse", nil, for: .known) == false)
        try await hashing.end()
    }

    @Test("A flood of strangers does not block known browsers")
    func strangers() async throws {
        let hashing = try PasswordHashing(
            mostWaiting: 3, mostStrangers: 2, random: World.machine.randomBytes)
        let password = try NewPassword("correct horse")
        let flood = Flood()
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    while !flood.isOver.load(ordering: .relaxed) {
                        do {
                            _ = try await hashing.hash(password, for: .stranger)
                        } catch {
                            flood.refused.add(1, ordering: .relaxed)
                            await Task.yield()
                        }
                    }
                }
            }
            defer { flood.isOver.store(true, ordering: .relaxed) }
            try await eventually("strangers take all that they can") {
                flood.refused.load(ordering: .relaxed) > 0 ? true : nil
            }
            for _ in 0..<10 {
                #expect((try? await hashing.hash(password, for: .known)) != nil)
            }
        }
        try await hashing.end()
    }
}

/// Strangers who keep trying until the flood is over.
private final class Flood: Sendable {
    let refused = Atomic(0)
    let isOver = Atomic(false)
}
