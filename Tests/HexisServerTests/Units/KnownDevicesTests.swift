import HTTPTypes
import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Known browsers")
struct KnownDevicesTests {
    private let devices = KnownDevices(key: Array(0..<32))
    private let maria = AccountName("maria")
    private let id = Identifier(high: 1, low: 2)

    @Test("A mark is valid for its account, in any spelling of the name, and for no other")
    func known() {
        let marks = ["", "nonsense", devices.mark(Identifier(high: 3, low: 4), for: AccountName("eve"))]
        let mark = devices.mark(id, for: maria)
        #expect(devices.device(among: marks + [mark], for: AccountName("MARIA")) == KnownDevice(id: id))
        #expect(devices.device(among: marks, for: maria) == nil)
        #expect(devices.device(among: [mark], for: AccountName("eve")) == nil)
        #expect(KnownDevices(key: Array(1...32)).device(among: [mark], for: maria) == nil)
    }

    @Test("A mark with a changed digit is invalid", arguments: [0, 31, 32, 63, 64, 95])
    func forged(_ place: Int) {
        var digits = Array(devices.mark(id, for: maria))
        digits[place] = digits[place] == "0" ? "1" : "0"
        #expect(devices.device(among: [String(digits)], for: maria) == nil)
    }

    @Test("The cookie keeps a browser's latest five accounts, each once")
    func cookie() {
        var headers = HTTPFields()
        headers[.cookie] = "hexis=token; hexis-device=a.b.c.d.e"
        #expect(DeviceCookie.marks(in: headers, .plain) == ["a", "b", "c", "d", "e"])
        #expect(DeviceCookie.marks(in: headers, .secure).isEmpty)
        #expect(
            DeviceCookie.keeping("f", in: headers, .plain)
                == "hexis-device=f.a.b.c.d; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000")
        #expect(
            DeviceCookie.keeping("c", in: headers, .plain)
                == "hexis-device=c.a.b.d.e; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000")
        #expect(
            DeviceCookie.keeping("a", in: [:], .secure)
                == "__Host-hexis-device=a; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=34560000")
    }
}
