import Decoders
import Foundation
import Testing

/// What fuzzing found worth keeping, and what once made a decoder stumble, is read in every run.
@Suite("Whatever was found by fuzzing")
struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Decoders/Corpus")

    @Test("is read again", arguments: Decoder.allCases)
    func reads(_ decoder: Decoder) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appending(path: decoder.rawValue), includingPropertiesForKeys: nil)
        try #require(!files.isEmpty)
        for file in files { decoder.read([UInt8](try Data(contentsOf: file))) }
    }
}
