import Decoders
import Foundation
import Testing

/// Reads in every run what fuzzing found worth keeping, including everything that once crashed a decoder.
@Suite("Fuzzing corpus")
struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Decoders/Corpus")

    @Test("Every file of the corpus is read without a crash", arguments: Decoder.allCases)
    func reads(_ decoder: Decoder) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appending(path: decoder.rawValue), includingPropertiesForKeys: nil)
        try #require(!files.isEmpty)
        for file in files { decoder.read([UInt8](try Data(contentsOf: file))) }
    }
}
