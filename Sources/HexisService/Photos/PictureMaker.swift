package import HexisApp
package import HexisCore
import HexisExchange
package import HexisStore

/// Converts an uploaded picture to the form that is kept: upright, in two sizes, in sRGB, and without metadata
/// about where, when and with what it was taken.
package struct PictureMaker: Sendable {
    /// Each picture occupies a whole processor, so two at once leave room for the rest of the server.
    private let turns = Turns(2)

    /// The largest converted picture, in bytes; real ones are far smaller.
    private static let longest = 16_000_000

    package enum Failure: Error {
        /// Refused for a reason that the person is shown.
        case refused(PhotoState)
        /// libvips is not installed.
        case unable
    }

    package func picture(from file: SentFile, of person: PersonID) async throws -> Picture {
        try await turns.taking(for: person) { [self] in
            let large = try await large(file, atMost: PictureMaker.largePixels)
            let small = try await shrink(large, to: 480)
            return Picture(large: try bytes(of: large), small: try bytes(of: small))
        }
    }

    /// Converts an uploaded picture for other programs to read, at most so many pixels high and wide.
    func cleaned(
        _ file: SentFile, of person: PersonID, atMost pixels: Int = largePixels
    ) async throws -> SentFile {
        try await turns.taking(for: person) { [self] in try await large(file, atMost: pixels) }
    }

    static let largePixels = 2048

    private func large(_ file: SentFile, atMost pixels: Int) async throws -> SentFile {
        guard let kind = PictureKind(head: file.file.head(PictureKind.head)) else {
            throw Failure.refused(.notAPicture)
        }
        try await measure(file, kind)
        return try await shrink(file, to: pixels)
    }

    /// Checks the picture's size from the file's header alone, so that one claiming to be huge costs nothing.
    private func measure(_ file: SentFile, _ kind: PictureKind) async throws {
        let header = try await run("vipsheader", [BoundedProgram.input], on: file)
        guard let size = header.words.firstMatch(of: #/: (\d{1,9})x(\d{1,9}) /#),
            let width = Int(size.1), let height = Int(size.2), width > 0, height > 0
        else { throw Failure.refused(.unreadable) }
        guard width * height <= kind.mostPixels else { throw Failure.refused(.tooManyPixels) }
    }

    private func shrink(_ file: SentFile, to pixels: Int) async throws -> SentFile {
        try await run(
            "vips",
            [
                "thumbnail", BoundedProgram.input, ".jpg[Q=84,strip,optimize-coding,background=255]",
                "\(pixels)", "--height", "\(pixels)", "--size", "down", "--export-profile", "srgb",
                "--fail-on",
                "truncated",
            ], on: file
        ).output
    }

    private func bytes(of picture: SentFile) throws -> [UInt8] {
        guard let bytes = picture.file.contents(atMost: PictureMaker.longest), !bytes.isEmpty else {
            throw Failure.refused(.unreadable)
        }
        return bytes
    }

    private func run(
        _ program: String, _ arguments: [String], on file: SentFile
    ) async throws -> BoundedProgram.Run {
        let run = try await BoundedProgram(name: program).run(arguments, on: file)
        switch run.outcome {
        case .done: return run
        case .failed: throw Failure.refused(.unreadable)
        case .notThere: throw Failure.unable
        }
    }
}

extension PictureMaker {
    /// The installed libvips: `vips-8.14.1`; `nil` if there is none.
    package static var toolVersion: String? {
        get async {
            guard let run = try? await BoundedProgram(name: "vips").run(["--version"]), run.outcome == .done
            else { return nil }
            return run.words.split(separator: "\n").first.map { String($0) }
        }
    }
}
