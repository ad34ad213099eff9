import HTTPTypes
import NIOCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Reading a request")
struct RequestTests {
    @Test("The token is found among other cookies, only under the right name")
    func cookies() {
        var headers = HTTPFields()
        headers[.cookie] = "a=b; __Host-hexis=token; hexis=other"
        #expect(SessionCookie.secure.token(in: headers) == "token")
        #expect(SessionCookie.plain.token(in: headers) == "other")
        headers[.cookie] = "x__Host-hexis=token; __Host-hexis=; __Host-hexi=s"
        #expect(SessionCookie.secure.token(in: headers) == nil)
        #expect(SessionCookie.plain.token(in: headers) == nil)
    }

    @Test(
        "Over plain HTTP an earlier version's secure cookie counts as well; over HTTPS a plain one never does"
    )
    func formerCookie() {
        var headers = HTTPFields()
        headers[.cookie] = "__Host-hexis=old"
        #expect(SessionCookie.plain.token(in: headers) == "old")
        headers[.cookie] = "hexis=forged"
        #expect(SessionCookie.secure.token(in: headers) == nil)
    }

    @Test(
        "Cookies are secure whenever browsers are known to use HTTPS",
        arguments: [
            (nil, false, .plain), (nil, true, .secure), ("http://h", false, .plain),
            ("https://h", false, .secure), ("https://h", true, .secure),
        ] as [(String?, Bool, SessionCookie)])
    func cookieFor(_ publicURL: String?, _ isEncrypted: Bool, _ cookie: SessionCookie) {
        #expect(SessionCookie.fitting(publicURL.flatMap { Origin($0) }, isEncrypted: isEncrypted) == cookie)
    }

    @Test("Only the trusted proxy can state the sender's address")
    func senders() throws {
        let proxy = try SocketAddress(ipAddress: "10.0.0.1", port: 1)
        let other = try SocketAddress(ipAddress: "10.0.0.2", port: 1)
        var headers = HTTPFields()
        headers[.forwardedFor] = "6.6.6.6, 192.0.2.7"
        let client = SenderAddress(try SocketAddress(ipAddress: "192.0.2.7", port: 9))
        #expect(SenderAddress(of: proxy, headers, trusting: "10.0.0.1") == client)
        #expect(SenderAddress(of: other, headers, trusting: "10.0.0.1") == SenderAddress(other))
        #expect(SenderAddress(of: proxy, headers, trusting: nil) == SenderAddress(proxy))
        headers[.forwardedFor] = "nonsense"
        #expect(SenderAddress(of: proxy, headers, trusting: "10.0.0.1") == SenderAddress(proxy))
    }

    @Test("One IPv6 network is one sender, and an IPv4-mapped address is its IPv4 address")
    func networks() throws {
        func sender(_ text: String) throws -> SenderAddress {
            SenderAddress(try SocketAddress(ipAddress: text, port: 1))
        }
        #expect(try sender("2001:db8::1") == sender("2001:db8::ffff:2"))
        #expect(try sender("2001:db8:0:1::1") != sender("2001:db8::1"))
        #expect(try sender("::ffff:192.0.2.7") == sender("192.0.2.7"))
        #expect(try sender("::ffff:192.0.2.8") != sender("192.0.2.7"))
    }

    @Test(
        "A logged path shows only our own words, and nothing that could identify a person or a thing",
        arguments: [
            ("/habits/0123456789abcdef0123456789abcdef/days/2026-11-21", "/habits/:id/days/:id"),
            ("/today", "/today"), ("/", "/"), ("/habits/Maria", "/habits/:id"),
        ])
    func routeNames(_ path: String, _ expected: String) {
        #expect(RouteName(path: path, isKnown: true).description == expected)
        #expect(RouteName(path: path, isKnown: false).description == "unknown")
    }
}
