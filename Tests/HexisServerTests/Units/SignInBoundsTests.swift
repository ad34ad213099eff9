import HexisCore
import NIOCore
import Synchronization
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Limits on signing in, at one server or at two by turns")
struct SignInBoundsTests {
    private let maria = AccountName("maria")
    private let phone = KnownDevice(id: Identifier(high: 1, low: 1))

    /// Asks one server after the other.
    private final class Turns: Sendable {
        private let servers: ServerGroup
        private let bounds: [SignInBounds]
        private let asked = Atomic(0)

        init(_ size: ServerGroup.Size) throws {
            servers = try ServerGroup(size)
            bounds = servers.stores.map { SignInBounds($0) }
        }

        var next: SignInBounds { bounds[asked.add(1, ordering: .relaxed).newValue % bounds.count] }
    }

    private func sender(_ number: Int) throws -> SenderAddress {
        SenderAddress(try SocketAddress(ipAddress: "10.0.\(number / 250).\(number % 250)", port: 1))
    }

    private func stranger(at number: Int) throws -> SignInAttempt {
        SignInAttempt(account: maria, sender: try sender(number), device: nil)
    }

    @Test(
        "One address can guess ten times at an account, then once in 30 s; other addresses do not wait",
        arguments: ServerGroup.Size.allCases)
    func perPlace(_ size: ServerGroup.Size) async throws {
        let turns = try Turns(size)
        for _ in 1...10 { #expect(try await turns.next.attempt(stranger(at: 1), at: noon) == nil) }
        for _ in 1...2 { #expect(try await turns.next.attempt(stranger(at: 1), at: noon) == 30) }
        #expect(try await turns.next.attempt(stranger(at: 2), at: noon) == nil)
        let other = SignInAttempt(account: AccountName("eve"), sender: try sender(1), device: nil)
        #expect(try await turns.next.attempt(other, at: noon) == nil)
        let later = noon.advanced(byMilliseconds: 30_000)
        #expect(try await turns.next.attempt(stranger(at: 1), at: later) == nil)
        #expect(try await turns.next.attempt(stranger(at: 1), at: later) == 30)
    }

    @Test(
        "All addresses can guess a hundred times at an account, then once in 30 s; a known browser does not wait",
        arguments: ServerGroup.Size.allCases)
    func perAccount(_ size: ServerGroup.Size) async throws {
        let turns = try Turns(size)
        for number in 1...100 {
            #expect(try await turns.next.attempt(stranger(at: number), at: noon) == nil)
        }
        #expect(try await turns.next.attempt(stranger(at: 101), at: noon) == 30)
        let known = SignInAttempt(account: maria, sender: try sender(101), device: phone)
        #expect(try await turns.next.attempt(known, at: noon) == nil)
        #expect(try await turns.next.attempt(in: SessionID(high: 2, low: 2), at: noon) == nil)
    }

    @Test(
        "A known browser and a signed-in person can guess ten times at once as well, and no more",
        arguments: ServerGroup.Size.allCases)
    func known(_ size: ServerGroup.Size) async throws {
        let turns = try Turns(size)
        let session = SessionID(high: 2, low: 2)
        for number in 1...10 {
            let known = SignInAttempt(account: maria, sender: try sender(number), device: phone)
            #expect(try await turns.next.attempt(known, at: noon) == nil)
            #expect(try await turns.next.attempt(in: session, at: noon) == nil)
        }
        let known = SignInAttempt(account: maria, sender: try sender(11), device: phone)
        #expect(try await turns.next.attempt(known, at: noon) == 30)
        #expect(try await turns.next.attempt(in: session, at: noon) == 30)
        #expect(try await turns.next.attempt(in: SessionID(high: 2, low: 3), at: noon) == nil)
    }

    @Test("A right password does not count as a guess", arguments: ServerGroup.Size.allCases)
    func forgiven(_ size: ServerGroup.Size) async throws {
        let turns = try Turns(size)
        let known = SignInAttempt(account: maria, sender: try sender(1), device: phone)
        let session = SessionID(high: 2, low: 2)
        for _ in 1...120 {
            for attempt in [try stranger(at: 1), known] {
                #expect(try await turns.next.attempt(attempt, at: noon) == nil)
                try await turns.next.forgive(attempt, at: noon)
            }
            #expect(try await turns.next.attempt(in: session, at: noon) == nil)
            try await turns.next.forgive(session: session, at: noon)
        }
    }
}
