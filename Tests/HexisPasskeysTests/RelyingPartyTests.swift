import Testing

@testable import HexisPasskeys

@Suite("The site that passkeys are for")
struct RelyingPartyTests {
    @Test(
        "Its id is the host, and an IP address has none",
        arguments: [
            ("https://habits.example.org", "habits.example.org"),
            ("https://habits.example.org:8443", "habits.example.org"), ("http://localhost:8080", "localhost"),
            ("https://pi", "pi"), ("https://192.168.1.4", nil), ("http://127.0.0.1:8080", nil),
            ("https://[::1]:8443", nil), ("https://", nil), ("habits.example.org", nil),
        ])
    func id(_ origin: String, id: String?) {
        #expect(RelyingParty(origin: origin)?.id == id)
    }
}
