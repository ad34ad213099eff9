import Foundation
import Hummingbird
import NIOCore
import Synchronization

/// Takes in files that people send, each straight to the disk, so many at once.
final class Reception: Sendable {
    /// The longest file, in bytes: 50 MB.
    static let longest = 50_000_000
    /// So many files may be under way: with all of them as long as can be, that is 400 MB on the disk.
    private static let most = 8
    private let slots = Mutex(Reception.most)

    /// Reads a body to its end. Refused when it is too long, or when too many are under way.
    func receive(_ body: HummingbirdCore.RequestBody) async throws -> ReceivedPicture {
        let file = try ReceivedPicture(in: self)
        guard FileManager.default.createFile(atPath: file.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: file.path)
        else { throw ServerError.busy }
        defer { try? handle.close() }
        var count = 0
        for try await piece in body {
            count += piece.readableBytes
            guard count <= Reception.longest else { throw ServerError.refused(.tooLarge) }
            try handle.write(contentsOf: Data(piece.readableBytesView))
        }
        return file
    }

    fileprivate func take() throws {
        try slots.withLock { free in
            guard free > 0 else { throw ServerError.busy }
            free -= 1
        }
    }

    fileprivate func giveBack() { slots.withLock { $0 += 1 } }
}

/// A file that was received. It goes with its folder when nobody needs it any more.
final class ReceivedPicture: Sendable {
    let folder: JobFolder
    private let reception: Reception

    /// The slot is taken first: what throws once all values are set is deinitialised, and would give it back.
    fileprivate init(in reception: Reception) throws {
        let folder = try JobFolder()
        try reception.take()
        self.folder = folder
        self.reception = reception
    }

    /// Its name says nothing: what it is stands in it.
    static let name = "received"
    var path: String { folder.path(ReceivedPicture.name) }

    deinit {
        reception.giveBack()
    }
}
