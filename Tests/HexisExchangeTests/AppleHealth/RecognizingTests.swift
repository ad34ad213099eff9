import Testing

@testable import HexisExchange

@Suite("Recognizing an export of Apple Health")
struct RecognizingTests {
    @Test(
        "An archive and XML may be one, and nothing else",
        arguments: [
            ("PK\u{3}\u{4}rest", true), ("<?xml version=\"1.0\"?>", true), ("\n <HealthData/>", true),
            ("\u{FEFF}<HealthData/>", true), ("SQLite format 3\0", false), ("{\"habits\":[]}", false),
            ("", false),
            ("PK", false),
        ])
    func first(text: String, isRecognized: Bool) {
        #expect(AppleHealthExport.recognizes(Array(text.utf8)) == isRecognized)
    }
}
