import Chance
import HexisCore
import Testing

@testable import HexisExchange

@Suite("OwnTracks messages")
struct OwnTracksMessageTests {
    private func message(_ text: String) -> OwnTracksMessage? { OwnTracksMessage(Array(text.utf8)) }

    @Test("A location is read as iOS and Android write it")
    func location() throws {
        let iPhone = """
            {"_type":"location","tid":"MA","lat":48.208199999999998,"lon":16.3738,"acc":12,"alt":171,"batt":88,
             "conn":"w","tst":1795248000,"inregions":["Gym"],"t":"u","topic":"owntracks/maria/phone"}
            """
        guard case .location(let fix, let isByHand)? = message(iPhone) else {
            Issue.record("not read")
            return
        }
        #expect(fix.position == Position("48.2082, 16.3738"))
        #expect(fix.accuracy == 12 && isByHand)
        #expect(fix.instant.milliseconds == 1_795_248_000_000)
        let android = #"{"_type":"location","lat":-1.0E-4,"lon":5.1477e1,"acc":3.2,"tst":1795248000}"#
        guard case .location(let other, false)? = message(android) else {
            Issue.record("not read")
            return
        }
        #expect(other.position == Position("-0.0001, 51.477") && other.accuracy == 4)
    }

    @Test("A transition is read with everything it says about its region", arguments: ["enter", "leave"])
    func transition(event: String) throws {
        let full = """
            {"_type":"transition","event":"\(event)","desc":"Gym","tst":1795248000,"wtst":1000000001,"rid":"ab",
             "lat":48.2082,"lon":16.3738,"acc":65.0,"t":"c","tid":"MA"}
            """
        let short = #"{"_type":"transition","event":"\#(event)","tst":1795248000}"#
        guard case .transition(let said)? = message(full), case .transition(let bare)? = message(short) else {
            Issue.record("not read")
            return
        }
        #expect(said.isEntering == (event == "enter") && bare.isEntering == said.isEntering)
        #expect(said.name == "Gym" && said.region == "ab" && said.made == 1_000_000_001)
        #expect(said.position == Position("48.2082, 16.3738"))
        #expect(bare.name == nil && bare.region == nil && bare.made == nil && bare.position == nil)
        #expect(bare.instant == said.instant)
    }

    @Test(
        "Other and malformed messages are ignored",
        arguments: [
            "", " ", "[]", "{}", "null", "7", "\"location\"", "{", "{\"_type\":\"location\"",
            #"{"_type":"lwt","tst":1}"#, #"{"_type":"encrypted","data":"AAAA"}"#, #"{"_type":7}"#,
            #"{"_type":["location"],"lat":48,"lon":16,"tst":1795248000}"#,
            #"{"_type":"waypoint","desc":"Gym","lat":48,"lon":16,"rad":50,"tst":1795248000}"#,
            #"{"_type":"location","lon":16,"tst":1795248000}"#,
            #"{"_type":"location","lat":48,"lon":16}"#,
            #"{"_type":"location","lat":"48","lon":16,"tst":1795248000}"#,
            #"{"_type":"location","lat":91,"lon":16,"tst":1795248000}"#,
            #"{"_type":"location","lat":48,"lon":180.1,"tst":1795248000}"#,
            #"{"_type":"location","lat":1000000000000,"lon":16,"tst":1795248000}"#,
            #"{"_type":"location","lat":1e400,"lon":16,"tst":1795248000}"#,
            #"{"_type":"location","lat":NaN,"lon":16,"tst":1795248000}"#,
            #"{"_type":"location","lat":{"lat":48},"lon":[16],"tst":1795248000}"#,
            #"{"_type":"location","lat":48,"lon":16,"tst":1000000000000}"#,
            #"{"_type":"location","lat":48,"lon":16,"tst":-1}"#,
            #"{"_type":"location","lat":48,"lon":16,"tst":1.5}"#,
            #"{"_type":"location","lat":48,"lon":16,"tst":"1795248000"}"#,
            #"{"_type":"location","lat":48,"lon":16,"tst":99999999999999999999}"#,
            #"{"_type":"location","lat":48,"lon":16,"acc":-1,"tst":1795248000}"#,
            #"{"_type":"location","lat":48,"lon":16,"acc":1e12,"tst":1795248000}"#,
            #"{"_type":"location","lat":48,"lat":48,"lon":16,"tst":1795248000}"#,
            #"{"_type":"transition","tst":1795248000}"#,
            #"{"_type":"transition","event":"fly","tst":1795248000}"#,
            #"{"_type":"transition","event":"enter"}"#,
        ])
    func ignored(text: String) {
        #expect(message(text) == nil)
    }

    @Test("An unreadable message is reported by its kind, and never by the phone's position")
    func faults() {
        func fault(_ text: String) -> Unused? { OwnTracksMessage.fault(of: Array(text.utf8)) }
        #expect(fault(#"{"_type":"location","lat":48,"lon":16}"#) == Unused(.message, "location"))
        #expect(fault(#"{"_type":"transition","event":"fly"}"#) == Unused(.message, "transition"))
        #expect(fault("hello") == Unused(.message) && fault("{}") == Unused(.message))
        // These are not about places.
        #expect(fault("") == nil && fault(#"{"_type":"lwt"}"#) == nil)
        #expect(fault(#"{"_type":"location","lat":48,"lon":16,"tst":1795248000}"#) == nil)
    }

    @Test("A megabyte, and a thousand nested lists, are ignored")
    func huge() {
        let location = #"{"_type":"location","lat":48,"lon":16,"tst":1795248000"#
        #expect(message(location + "}") != nil)
        #expect(message(location + #","x":""# + String(repeating: "a", count: 1_000_000) + "\"}") == nil)
        let nested = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
        #expect(message(location + ",\"x\":" + nested + "}") == nil)
    }

    @Test("Random bytes and damaged messages are handled without trapping")
    func garbage() {
        var dice = Dice.thrown()
        let good = Array(
            #"{"_type":"transition","event":"enter","desc":"Gym","tst":1795248000,"lat":48,"lon":16}"#.utf8)
        for _ in 0..<5000 {
            _ = OwnTracksMessage(dice.bytes(dice.number(0...60)))
            var broken = good
            broken[dice.number(0...broken.count - 1)] = dice.bytes(1)[0]
            _ = OwnTracksMessage(broken.prefix(dice.number(0...broken.count)))
            _ = OwnTracksMessage(broken)
        }
    }
}
