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
        guard var form = MultipartFile(contentType: request.headers[.contentType] ?? "") else {
            self = .none
            return
        }
        if let length = request.headers[.contentLength].flatMap({ Int64($0) }), length > room.longest + 10_000
        {
            self = .tooLarge
            return
        }
        let pace = LeastPace(context.channel)
        defer { pace.end() }
        do {
            let file = try UnlinkedFile(in: room.folder)
            for try await piece in request.body {
                pace.count(piece.readableBytes)
                let isForm = try piece.withUnsafeReadableBytes { bytes in
                    try form.take(bytes) { try file.append($0) }
                }
                guard isForm else {
                    self = .none
                    return
                }
                guard file.size <= room.longest else {
                    self = .tooLarge
                    return
                }
            }
            self = !form.isComplete ? .cutShort : file.size == 0 ? .none : .whole(SentFile(file, in: slot))
        } catch is AppleHealthError {
            self = .noRoom
        } catch {
            self = .cutShort
        }
    }
}
