import Crypto
import HexisCore

/// What is recorded between two backups, one after the other, in the file of changes beside the first.
enum ChangeRecord {
    /// The frames of one commit, and the moment from which it was durable, before anyone was answered.
    case commit(Frames, at: Instant)
    /// The backup beside the file was finished: from here on, the changes lead to states that existed.
    case backedUp(at: Instant)
    /// Nothing else was committed until then.
    case quiet(until: Instant)

    /// The file's first bytes.
    static let magic = Array("Hexis changes 1\n".utf8)
    /// Before each record: its length and its checksum.
    static let headerLength = 12
    /// The most bytes of a record: more than any commit of one person takes.
    static let longest = 256 << 20

    var at: Instant {
        switch self {
        case .commit(_, let at), .backedUp(let at), .quiet(let at): at
        }
    }

    /// The record as it is written: length, checksum, and the content.
    var bytes: [UInt8] {
        let content = content
        var bytes: [UInt8] = []
        bytes.append(bigEndian: UInt32(content.count))
        bytes += ChangeRecord.checksum(of: content)
        return bytes + content
    }

    private var content: [UInt8] {
        var content = [kind]
        content.append(bigEndian: at.milliseconds)
        if case .commit(let frames, _) = self {
            content.append(bigEndian: UInt32(frames.pageSize))
            content += frames.bytes
        }
        return content
    }

    private var kind: UInt8 {
        switch self {
        case .commit: 1
        case .backedUp: 2
        case .quiet: 3
        }
    }

    /// Reads a record's content. Returns `nil` for one that was never written.
    init?(_ content: [UInt8]) {
        let at = Instant(clamping: content.number(at: 1, of: Int64.self))
        switch content.first {
        case 1:
            let pageSize = Int(content.number(at: 9, of: UInt32.self))
            guard let frames = Frames(Array(content.dropFirst(13)), pageSize: pageSize) else { return nil }
            self = .commit(frames, at: at)
        case 2: self = .backedUp(at: at)
        case 3: self = .quiet(until: at)
        default: return nil
        }
    }

    /// The first eight bytes of SHA-256: they guard against torn and flipped bits, not against people.
    static func checksum(of content: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: content).prefix(8)) }
}
