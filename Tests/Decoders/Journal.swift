import HexisApp
import HexisCore

/// Reads an entry. Whatever can be read can be written again, and is the same.
func readEntry(_ bytes: [UInt8]) {
    guard let entry = try? Entry(bytes: bytes) else { return }
    precondition((try? Entry(bytes: entry.bytes)) == entry, "another entry in bytes")
    precondition((try? Entry(json: entry.json)) == entry, "another entry in JSON")
    precondition((try? JSON(parsing: entry.json.text)) == entry.json, "another text")
}

func readSync(_ bytes: [UInt8]) {
    if let request = try? SyncRequest(bytes: bytes) {
        precondition((try? SyncRequest(bytes: request.bytes))?.bytes == request.bytes)
    }
    if let reply = try? SyncReply(bytes: bytes) {
        precondition((try? SyncReply(bytes: reply.bytes))?.bytes == reply.bytes)
    }
}

/// Reads entries. Whatever they contain, and in whatever order they arrive, they fold into one practice, and every
/// page shows it.
func readPractice(_ bytes: [UInt8]) {
    var known: Set<Identifier> = []
    let entries = (Pieces.parted(bytes) ?? []).compactMap { try? Entry(bytes: $0) }
        .filter { known.insert($0.id).inserted }
    guard !entries.isEmpty else { return }
    let practice = Practice(entries)
    precondition(Practice(entries.reversed()) == practice, "the order made a difference")
    precondition(Practice(entries + entries) == practice, "what came twice made a difference")
    for page in pages {
        let reply = respond(to: Request(.get, page), with: practice, in: surroundings(of: practice))
        precondition(reply.status < 400, "\(page) is gone")
    }
}

private let pages = [
    "/today", "/habits", "/loops", "/progress", "/medicine", "/measurements", "/personal-challenges",
    "/photos", "/routes",
    "/rewards", "/reports", "/settings", "/settings/reminders", "/settings/places",
]

/// Reads a request: one line with the path and query, then the form for a POST. It goes to an invented person's
/// journal of half a year.
func readRequest(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let address = lines[0].split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = address.first else { return }
    let request = Request(
        lines.count > 1 ? .post : .get, String(decoding: path, as: UTF8.self),
        query: address.count > 1 ? String(decoding: address[1], as: UTF8.self) : "",
        body: lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : "")
    let reply = respond(to: request, with: someone, in: surroundings(of: someone))
    precondition(reply.status < 500, "the server's fault")
    for entry in reply.entries {
        precondition((try? Entry(bytes: entry.bytes)) == entry, "an entry that cannot be read again")
    }
}

let instant = Instant(clamping: 1_783_000_000_000)

let someone = Practice(
    Demonstration.entries(
        until: Moment(instant: instant, offset: 7200), device: Identifier(high: 1, low: 1)))

private func surroundings(of practice: Practice) -> Surroundings {
    Surroundings(
        moment: Moment(instant: instant, offset: 7200, dayStart: practice.settings.dayStart),
        device: Identifier(high: 1, low: 1), random: Identifier(high: 1, low: 2),
        zones: ["Europe/Vienna", "UTC"],
        userName: "maria")
}
