import HexisCore
import HexisDelivery
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Bounds of mails with a link")
struct ConfirmationBoundsTests {
    private let bounds = ConfirmationBounds()

    private func allowed(_ person: Int, _ address: String, minutes: Int64 = 0) throws -> Bool {
        bounds.allow(
            to: try MailAddress(address), for: Identifier(high: 1, low: UInt64(person)),
            at: noon.advanced(byMilliseconds: minutes * 60_000))
    }

    @Test("an address gets five at once and one in an hour, whoever asks and however it is written")
    func perRecipient() throws {
        for person in 1...5 { #expect(try allowed(person, "ada@example.org")) }
        #expect(try !allowed(6, "ada@example.org"))
        #expect(try !allowed(7, "Ada@Example.org"))
        #expect(try allowed(8, "bob@example.org"))
        #expect(try allowed(9, "ada@example.org", minutes: 60))
        #expect(try !allowed(10, "ada@example.org", minutes: 60))
    }

    @Test("one account asks for five at once and one in ten minutes, whatever the address")
    func perPerson() throws {
        for number in 1...5 { #expect(try allowed(1, "a\(number)@example.org")) }
        #expect(try !allowed(1, "a6@example.org"))
        #expect(try allowed(1, "a7@example.org", minutes: 10))
    }

    @Test("the server sends no more than 200 in an hour, whoever asks and for whom")
    func altogether() throws {
        for number in 1...200 { #expect(try allowed(number, "a\(number)@example.org")) }
        #expect(try !allowed(201, "a201@example.org"))
    }
}
