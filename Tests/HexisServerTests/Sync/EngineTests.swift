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
                == #"{"status":200}"#)
    }
}
