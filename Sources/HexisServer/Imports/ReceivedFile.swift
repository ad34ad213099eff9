import HTTPTypes
import HexisExchange
import HexisService
import Hummingbird
import NIOCore

/// The folder for uploaded files, and their size limit.
struct FileRoom: Sendable {
    let folder: String
    /// The largest file, in bytes.
    let longest: Int64
    let slots = FileSlots()
}

/// A file uploaded with a form, or the reason why it did not arrive.
enum ReceivedFile: Sendable {
    case whole(SentFile)
    case tooLarge
    /// The connection ended, or was too slow.
    case cutShort
    case none
    case noRoom

    /// Receives the file into an unlinked file on disk.
    init(
        _ request: HummingbirdCore.Request, _ context: ConnectionContext, _ room: FileRoom, in slot: FileSlot
    )
        async
    {
        do {
            self = try await ReceivedFile.received(request, context, room, in: slot)
        } catch is AppleHealthError {
            self = .noRoom
        } catch {
            self = .cutShort
        }
    }

    private static func received(
        _ request: HummingbirdCore.Request, _ context: ConnectionContext, _ room: FileRoom, in slot: FileSlot
    ) async throws -> ReceivedFile {
        guard let form = MultipartFile(contentType: request.headers[.contentType] ?? "") else { return .none }
        if let length = request.headers[.contentLength].flatMap({ Int64($0) }), length > room.longest + 10_000
        {
            return .tooLarge
        }
        let pace = LeastPace(context.channel)
        defer { pace.end() }
        return try await read(request.body, as: form, pace, room, in: slot)
    }

    private static func read(
        _ body: HummingbirdCore.RequestBody, as form: MultipartFile, _ pace: LeastPace, _ room: FileRoom,
        in slot: FileSlot
    ) async throws -> ReceivedFile {
        var form = form
        let file = try UnlinkedFile(in: room.folder)
        for try await piece in body {
            pace.count(piece.readableBytes)
            let isForm = try piece.withUnsafeReadableBytes { try form.take($0) { try file.append($0) } }
            guard isForm else { return .none }
            guard file.size <= room.longest else { return .tooLarge }
        }
        return !form.isComplete ? .cutShort : file.size == 0 ? .none : .whole(SentFile(file, in: slot))
    }
}
