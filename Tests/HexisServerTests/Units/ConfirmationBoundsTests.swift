import HexisCore
import HexisDelivery
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Limits on confirmation mails")
struct ConfirmationBoundsTests {
    private let servers: ServerGroup
    private let bounds: ConfirmationBounds

    init() throws {
        servers = try ServerGroup(.one)
        bounds = ConfirmationBounds("test", servers.stores[0])
    }

    private func allowed(_ person: Int, _ address: String, minutes: Int64 = 0) async throws -> Bool {
        try await bounds.allow(
            to: try MailAddress(address), for: PersonID(high: 1, low: UInt64(person)),
            at: noon.advanced(byMilliseconds: minutes * 60_000))
    }

    @Test("An address gets five mails at once and one per hour, whoever asks and in any spelling")
    func perRecipient() async throws {
        for person in 1...5 { #expect(try await allowed(person, "ada@example.org")) }
        #expect(try await !allowed(6, "ada@example.org"))
        #expect(try await !allowed(7, "Ada@Example.org"))
        #expect(try await allowed(8, "bob@example.org"))
        #expect(try await allowed(9, "ada@example.org", minutes: 60))
        #expect(try await !allowed(10, "ada@example.org", minutes: 60))
    }

    @Test("An account can request five mails at once and one per ten minutes, for any address")
    func perPerson() async throws {
        for number in 1...5 { #expect(try await allowed(1, "a\(number)@example.org")) }
        #expect(try await !allowed(1, "a6@example.org"))
        #expect(try await allowed(1, "a7@example.org", minutes: 10))
    }

    @Test("The server sends at most 200 mails per hour in total")
    func altogether() async throws {
        for number in 1...200 { #expect(try await allowed(number, "a\(number)@example.org")) }
        #expect(try await !allowed(201, "a201@example.org"))
    }
}
