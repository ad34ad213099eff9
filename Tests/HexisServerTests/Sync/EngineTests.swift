import HexisApp
import HexisCore
import Testing

@testable import HexisBrowser

@Suite("The engine in the service worker")
struct EngineTests {
    /// The head of the engine's answer to a request for Today, as JSON; `nil` if the engine refuses the call.
    private static func answer(_ members: String) -> String? {
        var engine = Engine()
        _ = engine.call("configure", [Array("{}".utf8)[...]])
        let message =
            #"{"method":"GET","path":"/today","at":1795254060000,"random":"\#(Identifier(high: 1, low: 2))",\#(members)}"#
        return engine.call("answer", [Array(message.utf8)[...]]).map {
            String(decoding: $0[0], as: UTF8.self)
        }
    }

    @Test("A device that has never synced, and has no identifier, leaves the answer to the server")
    func withoutDevice() {
        #expect(
            EngineTests.answer(#""journal":{"isComplete":false}"#)
                == #"{"step":"serverMeanwhile","next":"/today"}"#)
        #expect(
            EngineTests.answer(#""journal":{"isComplete":false,"isSignedOut":true}"#)
                == #"{"step":"finishSignOut"}"#)
    }

    @Test("Without an identifier, the app itself does not answer: its entries would belong to no device")
    func appWithoutDevice() {
        #expect(EngineTests.answer(#""journal":{"isComplete":true}"#) == nil)
        #expect(
            EngineTests.answer(#""journal":{"isComplete":true},"device":"\#(Identifier(high: 3, low: 4))""#)
                == #"{"status":200,"dayEnds":1795316400000}"#)
    }

    @Test(
        "A copy made in parts is an export of Hexis; entries of newer programs are counted",
        arguments: [1, 7, 5000])
    func copy(atOnce: Int) throws {
        let moment = Moment(instant: Instant(clamping: 1_795_248_000_000))
        let entries = Demonstration.entries(until: moment, device: Identifier(high: 1, low: 2)).suffix(
            atOnce * 50)
        let unreadable: [UInt8] = [1, 2, 3]
        let all = [unreadable] + entries.map { $0.bytes } + [unreadable]
        var (engine, text, counts) = (Engine(), [UInt8](), "")
        for place in stride(from: 0, to: all.count, by: atOnce) {
            let part = all[place..<min(place + atOnce, all.count)]
            let frame =
                #"{"userName":"an\"na","exportedAt":"2026-11-21T08:00:00Z",\#(counts)"isLast":\#(place + atOnce >= all.count)}"#
            let called = engine.call("export", [Array(frame.utf8)[...], Pieces.joined(part)[...]])
            let answer = try #require(called)
            counts = String(decoding: answer[0], as: UTF8.self).dropFirst().dropLast() + ","
            text += answer[1]
        }
        let json = try JSON(parsing: text)
        #expect(json["format"]?.string == "hexis" && json["userName"]?.string == "an\"na")
        #expect(json["unreadable"]?.integer == 2)
        guard case .array(let items) = json["entries"] else {
            Issue.record("There is no list of entries.")
            return
        }
        #expect(try items.map { try Entry(json: $0) } == Array(entries))
        let damaged = engine.call("export", [Array("{}".utf8)[...], [1, 2][...]])
        #expect(damaged == nil)
    }
}
