import Foundation
import HexisCore
import HexisExchange
import HexisService
import Hummingbird
import NIOCore

/// Takes in pictures that people send, each straight to the disk: so many at once, and one at a time of each person.
final class Reception: Sendable {
    /// The longest file, in bytes: 50 MB.
    static let longest = 50_000_000
    /// So many files may be under way: with all of them as long as can be, that is 400 MB on the disk.
    fileprivate let slots = FileSlots(atMost: 8)

    /// Reads a body to its end. Refused when it is too long, when too many are under way, or one of that person.
    ///
    /// `count` is told of each piece.
    func receive(
        _ body: HummingbirdCore.RequestBody, of person: Identifier, count: (Int) -> Void = { _ in }
    ) async throws -> ReceivedPicture {
        let picture = try ReceivedPicture(of: person, in: self)
        let file = picture.file.file
        for try await piece in body {
            count(piece.readableBytes)
            guard file.size + Int64(piece.readableBytes) <= Reception.longest else {
                throw ServiceError.refused(.tooLarge)
            }
            do {
                _ = try piece.withUnsafeReadableBytes { try file.append($0) }
            } catch {
                throw ServiceError.refused(.diskFull)
            }
        }
        return picture
    }
}

/// A picture that was received, in a file without a name.
final class ReceivedPicture: Sendable {
    let file: SentFile
    let person: Identifier
    /// Free again with this picture.
    private let slot: FileSlot

    fileprivate init(of person: Identifier, in reception: Reception) throws {
        guard let slot = reception.slots.take(for: person) else { throw ServiceError.busy }
        guard let file = try? UnlinkedFile(in: FileManager.default.temporaryDirectory.path) else {
            throw ServiceError.refused(.diskFull)
        }
        self.file = SentFile(file)
        self.person = person
        self.slot = slot
    }
}
