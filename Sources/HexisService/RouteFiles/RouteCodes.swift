import Foundation
import HexisApp
package import HexisCore
import HexisExchange

/// Reads and draws QR codes with separate programs. These see no more than they need: a picture that libvips
/// re-encoded, and a text in a file.
package struct RouteCodes: Sendable {
    let maker: PictureMaker
    /// Each occupies a processor, so two at once leave room for the rest of the server.
    private let turns = Turns(2)

    /// The longest text of a code, in bytes.
    private static let longestText = 4096

    /// The largest drawing, in bytes. That of the longest possible link takes some 700,000.
    private static let longestDrawing = 4_000_000

    /// The picture sizes to try, in pixels. Most codes are found on a small picture, and quickly; a tiny one on a
    /// large photo needs a second look.
    private static let looks = [PictureMaker.largePixels, 8192]

    package enum Failure: Error {
        /// The package that has to be installed first.
        case missing(package: String)
    }

    package init(maker: PictureMaker) {
        self.maker = maker
    }

    /// The text of the first code on a person's picture; `nil` if there is none.
    package func text(on file: SentFile, of person: PersonID) async throws -> String? {
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
        // As bytes: zbarimg guesses the encoding wrong where UTF-8 is not declared.
        let run = try await BoundedProgram(name: "zbarimg").run(RouteCodes.reading, on: picture)
        switch run.outcome {
        case .done:
            return run.output.file.contents(atMost: RouteCodes.longestText).map { RouteCodes.text($0) }
        case .failed: return nil
        case .notThere: throw Failure.missing(package: "zbar-tools")
        }
    }

    private static let reading = [
        "--quiet", "--raw", "--nodbus", "--oneshot", "-Sdisable", "-Sqrcode.enable", "-Sbinary", "jpeg:-",
    ]

    /// Returns a drawing of a code with this text, as SVG. Throws if qrencode is not installed.
    package func drawing(of text: String, for person: PersonID) async throws -> [UInt8] {
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

    /// Decodes UTF-8, or else Latin-1, the default of ISO/IEC 18004.
    private static func text(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

extension RouteCodes {
    /// The packages that have to be installed before codes can be read and drawn.
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
