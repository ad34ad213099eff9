import HexisCore
import Testing

@testable import HexisDelivery

@Suite("Confirming a mailbox")
struct MailConfirmationTests {
    private let confirmation = MailConfirmation(key: [UInt8](repeating: 7, count: 32))
    private let channel = Identifier(high: 1, low: 2)
    private let person = PersonID(Identifier(high: 3, low: 4))

    @Test("A mailbox is confirmed only by its own code")
    func code() throws {
        let address = try MailAddress("anna@example.com")
        let code = confirmation.code(for: channel, at: address, of: person)
        #expect(code.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil)
        #expect(confirmation.holds(code, for: channel, at: address, of: person))
        let eve = try MailAddress("eve@example.com")
        #expect(!confirmation.holds(code, for: channel, at: eve, of: person))
        let (personsChannel, channelsPerson) = (person.identifier, PersonID(channel))
        #expect(!confirmation.holds(code, for: personsChannel, at: address, of: person))
        #expect(!confirmation.holds(code, for: channel, at: address, of: channelsPerson))
        #expect(!confirmation.holds(code, for: personsChannel, at: address, of: channelsPerson))
        let another = MailConfirmation(key: [UInt8](repeating: 8, count: 32))
        #expect(!another.holds(code, for: channel, at: address, of: person))
        for wrong in ["", "A", code + "A", String(code.dropLast()), String(code.reversed())] {
            #expect(!confirmation.holds(wrong, for: channel, at: address, of: person))
        }
    }

    @Test("The confirmation mail links to the page that asks for confirmation")
    func message() throws {
        let link = "https://habits.example.org/settings/reminders/channels/1/confirm?code=7Q2x"
        let message = try ChannelMessage.confirmation(channel, link: link, at: sendingTime)
        #expect(message.page == link)
        #expect(message.title == MailWording.confirmTitle)
        #expect(throws: ChannelError.pageUnreadable) {
            try ChannelMessage.confirmation(channel, link: "/settings", at: sendingTime)
        }
    }
}
