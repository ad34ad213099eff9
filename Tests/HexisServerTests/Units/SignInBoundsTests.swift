import HexisCore
import NIOCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Limits on signing in")
struct SignInBoundsTests {
    private let bounds = SignInBounds()
    private let maria = AccountName("maria")
    private let phone = KnownDevice(id: Identifier(high: 1, low: 1))

    private func sender(_ number: Int) throws -> SenderAddress {
        SenderAddress(try SocketAddress(ipAddress: "10.0.\(number / 250).\(number % 250)", port: 1))
    }

    private func stranger(at number: Int) throws -> SignInAttempt {
        SignInAttempt(account: maria, sender: try sender(number), device: nil)
    }

    @Test("One address can guess ten times at an account, then once in 30 s; other addresses do not wait")
    func perPlace() throws {
        for _ in 1...10 { #expect(bounds.attempt(try stranger(at: 1), at: noon) == nil) }
        #expect(bounds.attempt(try stranger(at: 1), at: noon) == 30)
        #expect(bounds.attempt(try stranger(at: 2), at: noon) == nil)
        let other = SignInAttempt(account: AccountName("eve"), sender: try sender(1), device: nil)
        #expect(bounds.attempt(other, at: noon) == nil)
    }

    @Test(
        "All addresses can guess a hundred times at an account, then once in 30 s; a known browser does not wait"
    )
    func perAccount() throws {
        for number in 1...100 { #expect(bounds.attempt(try stranger(at: number), at: noon) == nil) }
        #expect(bounds.attempt(try stranger(at: 101), at: noon) == 30)
        let known = SignInAttempt(account: maria, sender: try sender(101), device: phone)
        #expect(bounds.attempt(known, at: noon) == nil)
        #expect(bounds.attempt(in: Identifier(high: 2, low: 2), at: noon) == nil)
    }

    @Test("A known browser and a signed-in person can guess ten times at once as well, and no more")
    func known() throws {
        let session = Identifier(high: 2, low: 2)
        for number in 1...10 {
            let known = SignInAttempt(account: maria, sender: try sender(number), device: phone)
            #expect(bounds.attempt(known, at: noon) == nil)
            #expect(bounds.attempt(in: session, at: noon) == nil)
        }
        let known = SignInAttempt(account: maria, sender: try sender(11), device: phone)
        #expect(bounds.attempt(known, at: noon) == 30)
        #expect(bounds.attempt(in: session, at: noon) == 30)
        #expect(bounds.attempt(in: Identifier(high: 2, low: 3), at: noon) == nil)
    }

    @Test("A right password does not count as a guess")
    func forgiven() throws {
        let known = SignInAttempt(account: maria, sender: try sender(1), device: phone)
        let session = Identifier(high: 2, low: 2)
        for _ in 1...120 {
            for attempt in [try stranger(at: 1), known] {
                #expect(bounds.attempt(attempt, at: noon) == nil)
                bounds.forgive(attempt)
            }
            #expect(bounds.attempt(in: session, at: noon) == nil)
            bounds.forgive(session: session)
        }
    }
}
