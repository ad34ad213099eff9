import HexisApp
import HexisCore

/// The app in the browser: the practice folded in memory, answering one call after the other.
///
/// A call is a name and pieces of bytes, the answer is pieces of bytes. Small things cross the border as JSON
/// text; pages, entries and what is sent to the server cross as the bytes that they are.
public struct Engine {
    private(set) var practice = Practice()
    private var zones: [String] = []
    private var zonesSince: Instant?
    private var assets = Assets()

    public init() {}

    /// `nil` for a call that is not known or not understood.
    public mutating func call(_ name: String, _ arguments: [ArraySlice<UInt8>]) -> [[UInt8]]? {
        do throws(WireError) {
            switch name {
            case "configure": return configure(try arguments.json(0))
            case "add": return try add(try arguments.bytes(0))
            case "answer": return try answer(try arguments.json(0))
            case "respond": return try reply(to: try arguments.json(0))
            case "page": return try page(try arguments.json(0))
            case "request": return [try request(try arguments.json(0), try arguments.bytes(1)).bytes]
            case "take":
                return take(
                    try SyncReply(bytes: try arguments.bytes(0)),
                    try SyncRequest(bytes: try arguments.bytes(1)))
            case "export": return try export(try arguments.json(0), try arguments.bytes(1))
            case "restamp": return try restamp(try arguments.json(0), try arguments.bytes(1))
            default: return nil
            }
        } catch {
            return nil
        }
    }
}

extension Engine {
    /// `{"zones":["Europe/Vienna",…],"zonesSince":…,"assets":{"style.css":"/assets/…",…}}`, once before everything else.
    private mutating func configure(_ json: JSON) -> [[UInt8]] {
        zones = Message.texts(json["zones"])
        zonesSince = json["zonesSince"]?.integer.map { Instant(clamping: $0) }
        assets = Assets(Message.addresses(json["assets"]))
        return []
    }

    /// Adds entries, in pieces, and answers with the zone that the person lives by from then on; nothing for none. What
    /// cannot be read here waits where it is kept for a newer program.
    private mutating func add(_ run: ArraySlice<UInt8>) throws(WireError) -> [[UInt8]] {
        for entry in try Engine.readable(run) { practice.add(entry) }
        return [Array((practice.settings.zone?.text ?? "").utf8)]
    }

    /// Answers a message with its head, `{"status":200,"dayEnds":…}` or `{"status":303,"dayEnds":…,"location":"/today"}`, the
    /// page, and the new entries in pieces. It changes nothing: `add` follows once the entries are durable.
    private func reply(to json: JSON) throws(WireError) -> [[UInt8]] {
        try Message.requireDevice(json)
        return reply(to: try message(json))
    }

    private func message(_ json: JSON) throws(WireError) -> Message {
        try Message(json, settings: practice.settings, zones: zones, zonesSince: zonesSince, assets: assets)
    }

    private func reply(to message: Message) -> [[UInt8]] {
        let reply = respond(to: message.request, with: practice, in: message.surroundings)
        var head = [
            JSON.Member("status", .integer(Int64(reply.status))),
            JSON.Member("dayEnds", .integer(message.surroundings.moment.endOfDay.milliseconds)),
        ]
        var page: [UInt8] = []
        switch reply.content {
        case .page(let bytes): page = bytes
        case .redirect(let address): head.append(JSON.Member("location", .string(address)))
        }
        if MapPages.contains(message.request.path) { head.append(JSON.Member("isMap", .bool(true))) }
        if !reply.entries.isEmpty, let photo = message.request.deletedPhoto {
            head.append(JSON.Member("deletedPhoto", .string(photo.description)))
        }
        return [Engine.text(.object(head)), page, Pieces.joined(reply.entries.map { $0.bytes })]
    }

    /// Answers a request as `respond` does, or with the step that the service worker takes instead,
    /// `{"step":"server","next":"/account"}`, and then neither page nor entries.
    private func answer(_ json: JSON) throws(WireError) -> [[UInt8]] {
        let message = try message(json)
        let request = try DeviceRequest(json, message.request)
        switch request.decision {
        case .app:
            try Message.requireDevice(json)
            return reply(to: message)
        case .page(let kind, let next):
            return page(kind, next: next, unsent: message.surroundings.localJournal?.unsent ?? 0)
        case let step: return [Engine.text(step.json), [], []]
        }
    }

    /// A page that the host itself has to show: `{"name":"unreachable","unsent":3,"next":"/account"}`.
    private func page(_ json: JSON) throws(WireError) -> [[UInt8]] {
        guard let kind = json["name"]?.string.flatMap({ DevicePage.Kind(name: $0) }) else {
            throw .invalid(field: "name")
        }
        return page(
            kind, next: json["next"]?.string ?? "/today", unsent: Int(clamping: json["unsent"]?.integer ?? 0))
    }

    private func page(_ kind: DevicePage.Kind, next: String, unsent: Int) -> [[UInt8]] {
        let page = DevicePage(kind, unsent: unsent, next: next, settings: practice.settings, assets: assets)
        return [Engine.text(.object([JSON.Member("status", .integer(Int64(kind.status)))])), page.bytes, []]
    }
}

extension Engine {
    /// `{"person":"…","epoch":"…","cursor":12}` and the entries to send, in pieces.
    private func request(_ json: JSON, _ run: ArraySlice<UInt8>) throws(WireError) -> SyncRequest {
        guard let entries = Pieces.parted(run) else { throw .malformed }
        return SyncRequest(
            person: json["person"]?.string.flatMap { Identifier($0) },
            epoch: json["epoch"]?.string.flatMap { Identifier($0) }, cursor: json["cursor"]?.integer ?? 0,
            entries: entries)
    }

    /// What the reply to a request changes in storage: a head, and the entries to keep, in pieces.
    private func take(_ reply: SyncReply, _ request: SyncRequest) -> [[UInt8]] {
        let take = SyncTake(reply, to: request, with: practice)
        let head = JSON.object([
            JSON.Member("person", .string(reply.person.description)),
            JSON.Member("userName", .string(reply.userName)),
            JSON.Member("device", .string(reply.device.description)),
            JSON.Member("epoch", .string(reply.epoch.description)),
            JSON.Member("now", .integer(reply.now.milliseconds)),
            JSON.Member("cursor", .integer(reply.cursor)),
            JSON.Member("hasMore", .bool(reply.hasMore)),
            JSON.Member("sent", .array(take.sent.map { .integer(Int64($0)) })),
            JSON.Member("unread", .array(take.unread.map { .integer(Int64($0)) })),
            JSON.Member("hasNews", .bool(take.hasNews)),
            JSON.Member("isAhead", .bool(take.isAhead)),
            JSON.Member("isFoldedAgain", .bool(take.isFoldedAgain)),
            JSON.Member("isAnotherHistory", .bool(take.isAnotherHistory)),
        ])
        return [Engine.text(head), Pieces.joined(take.keep)]
    }

    /// Entries that are too far ahead, brought back to `{"now":…}`. What is not ahead or not readable stays.
    private func restamp(_ json: JSON, _ run: ArraySlice<UInt8>) throws(WireError) -> [[UInt8]] {
        guard let now = json["now"]?.integer.flatMap({ Instant(milliseconds: $0) }) else {
            throw .missing(field: "now")
        }
        guard let pieces = Pieces.parted(run) else { throw .malformed }
        var restamped = practice.restamped(pieces.compactMap { Engine.entry($0) }, at: now)[...]
        let changed = pieces.map { piece in
            guard case .some = Engine.entry(piece) else { return Array(piece) }
            return restamped.removeFirst().bytes
        }
        return [Pieces.joined(changed)]
    }

    /// A part of the file with every entry: `{"userName":"maria","exportedAt":"…","isLast":true}` and entries, in pieces, after
    /// those of the parts before, whose counts the next call gets back: `{"written":1000,"unreadable":0}`. The last part comes
    /// with the photos whose pictures belong to it: `"photos":[{"file":"photos/2026-11-21-…","caption":"…"}]`.
    private func export(_ json: JSON, _ run: ArraySlice<UInt8>) throws(WireError) -> [[UInt8]] {
        guard let pieces = Pieces.parted(run) else { throw .malformed }
        let entries = pieces.compactMap { Engine.entry($0) }
        let written = json["written"]?.integer
        let unreadable = (json["unreadable"]?.integer ?? 0) + Int64(pieces.count - entries.count)
        var text =
            written == nil
            ? ExportJSON.head(
                of: json["userName"]?.string ?? "", at: json["exportedAt"]?.string ?? "") : []
        text += ExportJSON.lines(entries, areFirst: written ?? 0 == 0)
        var members = [
            JSON.Member("written", .integer((written ?? 0) + Int64(entries.count))),
            JSON.Member("unreadable", .integer(unreadable)),
        ]
        if json.claims("isLast") {
            text += ExportJSON.tail(unreadable: Int(clamping: unreadable))
            members.append(JSON.Member("photos", .array(practice.photos.map { Engine.exported($0) })))
        }
        return [Engine.text(.object(members)), text]
    }

    private static func exported(_ photo: Photo) -> JSON {
        .object([
            JSON.Member("file", .string(photo.exportedName)),
            JSON.Member("caption", .string(photo.caption?.text ?? "")),
        ])
    }

    private static func readable(_ run: ArraySlice<UInt8>) throws(WireError) -> [Entry] {
        guard let pieces = Pieces.parted(run) else { throw .malformed }
        return pieces.compactMap { entry($0) }
    }

    private static func entry(_ bytes: ArraySlice<UInt8>) -> Entry? {
        do throws(WireError) { return try Entry(bytes: bytes) } catch { return nil }
    }

    private static func text(_ json: JSON) -> [UInt8] { Array(json.text.utf8) }
}

extension [ArraySlice<UInt8>] {
    fileprivate func bytes(_ place: Int) throws(WireError) -> ArraySlice<UInt8> {
        guard place < count else { throw .malformed }
        return self[place]
    }

    fileprivate func json(_ place: Int) throws(WireError) -> JSON { try JSON(parsing: try bytes(place)) }
}
