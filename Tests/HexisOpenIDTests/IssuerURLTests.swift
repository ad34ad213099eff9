import Testing

@testable import HexisOpenID

@Suite("Issuers")
struct IssuerURLTests {
    @Test(
        "An issuer is an https address, or one of this machine",
        arguments: [
            ("https://id.example.org", true), ("https://id.example.org/tenant/1/", true),
            ("https://id.example.org:8443", true), ("http://localhost:4593/api", true),
            ("http://127.0.0.1:4593", true), ("http://id.example.org", false),
            ("http://localhost.example.org", false), ("https://", false), ("id.example.org", false),
            ("https://id.example.org?x=1", false), ("https://id.example.org#x", false),
            ("https://ada@id.example.org", false), ("https://id.example.org/ä", false), ("", false),
        ])
    func issuers(_ text: String, _ isOne: Bool) {
        #expect((IssuerURL(text) != nil) == isOne)
    }

    @Test(
        "Where a provider describes itself follows from its issuer",
        arguments: [
            ("https://id.example.org", "https://id.example.org/.well-known/openid-configuration"),
            ("https://id.example.org/one/", "https://id.example.org/one/.well-known/openid-configuration"),
        ])
    func configuration(_ issuer: String, _ address: String) throws {
        #expect(try #require(IssuerURL(issuer)).configuration == address)
    }

    @Test("A provider that is reached securely names no address that is not")
    func endpoints() throws {
        let secure = try #require(IssuerURL("https://id.example.org"))
        #expect(secure.allows(endpoint: "https://login.example.org/authorize?tenant=1"))
        #expect(!secure.allows(endpoint: "http://localhost/authorize"))
        let own = try #require(IssuerURL("http://localhost:4593"))
        #expect(own.allows(endpoint: "http://localhost:4593/authorize"))
        #expect(!own.allows(endpoint: "http://id.example.org/authorize"))
    }

    @Test(
        "What leads to a provider is part of addresses",
        arguments: [
            ("clinic", true), ("clinic-2", true), ("Clinic", false), ("a/b", false), ("", false),
            ("ä", false),
            (String(repeating: "a", count: 40), true), (String(repeating: "a", count: 41), false),
        ])
    func identifiers(_ id: String, _ isOne: Bool) throws {
        let issuer = try #require(IssuerURL("https://id.example.org"))
        let provider = OpenIDProvider(id: id, name: "", issuer: issuer, clientID: "", secret: .none)
        #expect((provider != nil) == isOne)
    }
}
