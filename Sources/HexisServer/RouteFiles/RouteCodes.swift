import Foundation
import HexisApp
import HexisExchange

/// Reads QR codes on pictures, and draws them, with programs of their own. They are given no more than they have to
/// see: a picture that libvips made anew, and a text in a file.
public struct RouteCodes: Sendable {
    let maker: PictureMaker
    /// Both are work for a processor; the rest of the server goes on meanwhile.
    private let turns = Turns(2)

    /// In bytes. That of a link as long as can be takes some 700,000.
    private static let longestDrawing = 4_000_000

    /// In pixels. Most codes are found on a small picture, and quickly; a tiny one on a large photo is looked for again.
    private static let looks = [PictureMaker.largePixels, 8192]

    enum Failure: Error {
        /// What has to be installed first.
        case missing(package: String)
    }

    init(maker: PictureMaker) {
        self.maker = maker
    }

    /// What the first code on a picture says; `nil` where there is none.
    func text(on file: SentFile) async throws -> String? {
        try await turns.taking { [self] in
            let folder = try JobFolder()
            try Data(file.file.contents()).write(to: URL(filePath: folder.path(ReceivedPicture.name)))
            for pixels in RouteCodes.looks {
                if let text = try await text(on: maker.cleaned(in: folder, atMost: pixels), in: folder) {
                    return text
                }
            }
            return nil
        }
    }

    private func text(on picture: String, in folder: JobFolder) async throws -> String? {
        // As bytes: its guesses are wrong where somebody wrote UTF-8 without saying so.
        switch try await BoundedProgram(name: "zbarimg").run(
            [
                "--quiet", "--raw", "--nodbus", "--oneshot", "-Sdisable", "-Sqrcode.enable", "-Sbinary",
                picture,
            ], in: folder)
        {
        case .done: return BoundedProgram.bytes(in: folder).map { RouteCodes.text($0) }
        case .failed: return nil
        case .notThere: throw Failure.missing(package: "zbar-tools")
        }
    }

    /// A drawing of a code that says a text.
    func drawing(of text: String) async throws -> [UInt8] {
        try await turns.taking {
            let folder = try JobFolder()
            try Data(text.utf8).write(to: URL(filePath: folder.path("text")))
            let outcome = try await BoundedProgram(name: "qrencode").run(
                ["--read-from=text", "--type=SVG", "--rle", "--level=M", "--8bit", "--output=code.svg"],
                in: folder)
            guard outcome == .done,
                let bytes = folder.contents("code.svg", atMost: RouteCodes.longestDrawing)
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
    public static var missingPackages: [String] {
        get async {
            var missing: [String] = []
            for (program, package) in [("zbarimg", "zbar-tools"), ("qrencode", "qrencode")] {
                guard let folder = try? JobFolder(),
                    let outcome = try? await BoundedProgram(name: program).run(["--version"], in: folder),
                    outcome == .done
                else {
                    missing.append(package)
                    continue
                }
            }
            return missing
        }
    }
}
