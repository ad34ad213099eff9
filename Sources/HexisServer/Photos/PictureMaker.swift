import Foundation
import HexisApp
import HexisStore

/// Makes of a file that somebody sent what is kept of it: upright, in two sizes, in the colours that all screens
/// know, and without a word of where, when and with what it was taken.
public struct PictureMaker: Sendable {
    /// Pictures are work for a whole processor; the rest of the server goes on meanwhile.
    private let turns = Turns(2)

    /// Larger pictures than a phone's 200 million pixels are made to be large.
    private static let mostPixels = 250_000_000
    /// What is made of a picture is far smaller.
    private static let longest = 16_000_000

    enum Failure: Error {
        /// For a reason that the person can be told.
        case refused(PhotoState)
        /// libvips is not installed.
        case unable
    }

    func picture(from file: ReceivedPicture) async throws -> Picture {
        try await turns.taking { [self] in
            Picture(
                large: try await large(in: file.folder, atMost: PictureMaker.largePixels),
                small: try await shrink(PictureMaker.large, to: 480, "small.jpg", in: file.folder))
        }
    }

    /// Makes what other programs may be given of a file that was received in a folder, so many pixels high and wide at
    /// most; its name there.
    func cleaned(in folder: JobFolder, atMost pixels: Int = largePixels) async throws -> String {
        _ = try await turns.taking { [self] in try await large(in: folder, atMost: pixels) }
        return PictureMaker.large
    }

    private static let large = "large.jpg"
    static let largePixels = 2048

    private func large(in folder: JobFolder, atMost pixels: Int) async throws -> [UInt8] {
        guard let handle = FileHandle(forReadingAtPath: folder.path(ReceivedPicture.name)),
            let head = try handle.read(upToCount: PictureKind.head), PictureKind(head: head) != nil
        else { throw Failure.refused(.notAPicture) }
        try handle.close()
        try await measure(folder)
        return try await shrink(ReceivedPicture.name, to: pixels, PictureMaker.large, in: folder)
    }

    /// Only the head of the file is read: one that claims to be huge costs nothing.
    private func measure(_ folder: JobFolder) async throws {
        try await run("vipsheader", [ReceivedPicture.name], in: folder)
        guard let size = BoundedProgram.words(in: folder).firstMatch(of: #/: (\d{1,9})x(\d{1,9}) /#),
            let width = Int(size.1), let height = Int(size.2), width > 0, height > 0
        else { throw Failure.refused(.unreadable) }
        guard width * height <= PictureMaker.mostPixels else { throw Failure.refused(.tooManyPixels) }
    }

    private func shrink(
        _ source: String, to pixels: Int, _ name: String, in folder: JobFolder
    ) async throws -> [UInt8] {
        try await run(
            "vips",
            [
                "thumbnail", source, "\(name)[Q=84,strip,optimize-coding,background=255]", "\(pixels)",
                "--height", "\(pixels)", "--size", "down", "--export-profile", "srgb", "--fail-on",
                "truncated",
            ], in: folder)
        guard let bytes = folder.contents(name, atMost: PictureMaker.longest), !bytes.isEmpty else {
            throw Failure.refused(.unreadable)
        }
        return bytes
    }

    private func run(_ program: String, _ arguments: [String], in folder: JobFolder) async throws {
        switch try await BoundedProgram(name: program).run(arguments, in: folder) {
        case .done: return
        case .failed: throw Failure.refused(.unreadable)
        case .notThere: throw Failure.unable
        }
    }
}

extension PictureMaker {
    /// What works on pictures here: `vips-8.14.1`. `nil` where it is not installed.
    public static var toolVersion: String? {
        get async {
            guard let folder = try? JobFolder(),
                let outcome = try? await BoundedProgram(name: "vips").run(["--version"], in: folder),
                outcome == .done
            else { return nil }
            return BoundedProgram.words(in: folder).split(separator: "\n").first.map { String($0) }
        }
    }
}
