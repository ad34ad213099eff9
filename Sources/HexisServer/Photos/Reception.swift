import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import Hummingbird
import NIOCore

/// Receives pictures straight to disk: a limited number at once, one per person.
final class Reception: Sendable {
    /// The longest file, in bytes: 50 MB.
    static let longest = 50_000_000
    /// The number of files that may arrive at once; at their longest, they take 400 MB of disk.
    fileprivate let slots = FileSlots(atMost: 8)

    /// Reads a body to its end. Throws if it is too long, if too many are arriving, or if the person already has
    /// one arriving.
    ///
    /// Calls `count` with the size of each chunk.
    func receive(
        _ body: HummingbirdCore.RequestBody, of person: PersonID, count: (Int) -> Void = { _ in }
    ) async throws -> ReceivedPicture {
        let picture = try ReceivedPicture(of: person, in: self)
        for try await piece in body {
            count(piece.readableBytes)
            try picture.append(piece)
        }
        return picture
    }
}

/// A received picture, in an unlinked file.
final class ReceivedPicture: Sendable {
    let file: SentFile
    let person: PersonID
    /// The slot, freed together with this picture.
    private let slot: FileSlot

    fileprivate init(of person: PersonID, in reception: Reception) throws {
        guard let slot = reception.slots.take(for: person) else { throw ServiceError.busy }
        guard let file = try? UnlinkedFile(in: FileManager.default.temporaryDirectory.path) else {
            throw ServiceError.refused(.diskFull)
        }
        self.file = SentFile(file)
        self.person = person
        self.slot = slot
    }

    fileprivate func append(_ piece: ByteBuffer) throws(ServiceError) {
        guard file.file.size + Int64(piece.readableBytes) <= Reception.longest else {
            throw .refused(.tooLarge)
        }
        do {
            _ = try piece.withUnsafeReadableBytes { try file.file.append($0) }
        } catch {
            throw .refused(.diskFull)
        }
    }
}
