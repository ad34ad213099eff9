import Foundation
import HexisApp
import HexisCore
import HexisExchange

/// Reads QR codes on pictures, and draws them, with programs of their own. They are given no more than they have to
/// see: a picture that libvips made anew, and a text in a file.
package struct RouteCodes: Sendable {
    let maker: PictureMaker
    /// Both are work for a processor; the rest of the server goes on meanwhile.
    private let turns = Turns(2)

    /// In bytes.
    private static let longestText = 4096

    /// In bytes. That of a link as long as can be takes some 700,000.
    private static let longestDrawing = 4_000_000

    /// In pixels. Most codes are found on a small picture, and quickly; a tiny one on a large photo is looked for again.
    private static let looks = [PictureMaker.largePixels, 8192]

    package enum Failure: Error {
        /// What has to be installed first.
        case missing(package: String)
    }

    package init(maker: PictureMaker) {
        self.maker = maker
    }

    /// What the first code on a person's picture says; `nil` where there is none.
    package func text(on file: SentFile, of person: Identifier) async throws -> String? {
        try await turns.taking(for: person) { [self] in
            for pixels in RouteCodes.looks {
                if let text = try await text(on: maker.cleaned(file, of: person, atMost: pixels)) {
                    return text
                }
            }
            return nil
        }
    }

    private func text(on picture: SentFile) async throws -> String? {
        // As bytes: its guesses are wrong where somebody wrote UTF-8 without saying so.
        let run = try await BoundedProgram(name: "zbarimg").run(
            [
                "--quiet", "--raw", "--nodbus", "--oneshot", "-Sdisable", "-Sqrcode.enable", "-Sbinary",
                "jpeg:-",
            ], on: picture)
        switch run.outcome {
        case .done:
            return run.output.file.contents(atMost: RouteCodes.longestText).map { RouteCodes.text($0) }
        case .failed: return nil
        case .notThere: throw Failure.missing(package: "zbar-tools")
        }
    }

    /// A drawing of a code that says a text, for a person.
    package func drawing(of text: String, for person: Identifier) async throws -> [UInt8] {
        try await turns.taking(for: person) {
            let words = try UnlinkedFile(in: FileManager.default.temporaryDirectory.path)
            _ = try Array(text.utf8).withUnsafeBytes { try words.append($0) }
            let run = try await BoundedProgram(name: "qrencode").run(
                ["--type=SVG", "--rle", "--level=M", "--8bit", "--output=-"], on: SentFile(words))
            guard run.outcome == .done,
                let bytes = run.output.file.contents(atMost: RouteCodes.longestDrawing)
            else { throw Failure.missing(package: "qrencode") }
            return bytes
        }
    }

    /// UTF-8, or what ISO/IEC 18004 has where nothing is said: Latin-1.
    private static func text(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

extension RouteCodes {
    /// What has to be installed before codes can be read and drawn.
    package static var missingPackages: [String] {
        get async {
            var missing: [String] = []
            for (program, package) in [("zbarimg", "zbar-tools"), ("qrencode", "qrencode")] {
                let run = try? await BoundedProgram(name: program).run(["--version"])
                if run?.outcome != .done { missing.append(package) }
            }
            return missing
        }
    }
}
