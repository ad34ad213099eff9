import Foundation
import HexisApp
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisBrowser

/// A phone as the service worker makes one: the same engine, with storage that survives when the worker is killed.
struct SimulatedDevice {
    let name: String
    var cookie: String?
    /// The clock's error in milliseconds.
    var clockError: Int64 = 0
    private(set) var storage = Storage()
    private var engine: Engine?

    /// The state on disk. It changes in one transaction or not at all.
    struct Storage {
        var person: PersonID?
        var device = Identifier(high: 0, low: 0)
        var epoch: Identifier?
        var cursor: Int64 = 0
        var runs: [[UInt8]] = []
        var unsent: [[UInt8]] = []
    }

    /// The result of a sync attempt.
    enum Meeting {
        case more, agreed, missed
    }

    init(_ name: String, cookie: String?) {
        self.name = name
        self.cookie = cookie
    }

    /// Ends the worker, as browsers may at any moment. The storage stays.
    mutating func kill() {
        engine = nil
    }

    /// Returns all entries on the disk.
    func entries() throws -> [Entry] {
        try (storage.runs + [Pieces.joined(storage.unsent)]).flatMap { run in
            try #require(Pieces.parted(run)).map { try Entry(bytes: $0) }
        }
    }

    mutating func practice() -> Practice { started().practice }

    /// Posts a form to the app on the device and returns the new entries.
    mutating func post(_ path: String, _ fields: [(String, String)], random: Identifier) throws -> [Entry] {
        let body = Form(fields.map { (name: $0.0, value: $0.1) }).encoded
        let pieces = try respond("POST", path, body, random)
        let entries = try #require(Pieces.parted(pieces[2]))
        // The entries become durable first; then the engine gets them.
        storage.unsent += entries.map { Array($0) }
        engine?.add(pieces[2])
        return try entries.map { try Entry(bytes: $0) }
    }

    mutating func page(_ path: String) throws -> String {
        String(decoding: try respond("GET", path, "", Identifier(high: 0, low: 7))[1], as: UTF8.self)
    }

    /// Sends one request to the server and applies its reply. `isReplyLost` stops in between.
    mutating func meet(_ browser: Browser, isReplyLost: Bool = false) async throws -> Meeting {
        let sent = Array(storage.unsent.prefix(20))
        let request = try call(
            "request",
            json([
                ("person", .text(storage.person?.description)), ("epoch", .text(storage.epoch?.description)),
                ("cursor", .integer(storage.cursor)),
            ]), ArraySlice(Pieces.joined(sent)))[0]
        let answer = try? await browser.send(.POST, "/sync", ["Origin": browser.address], bytes: request)
        guard let answer, answer.status < 500 else { return .missed }
        #expect(answer.status == 200, "\(answer.text)")
        if isReplyLost { return .missed }
        return try take(answer.bytes, request, sent)
    }

    private mutating func take(_ reply: [UInt8], _ request: [UInt8], _ sent: [[UInt8]]) throws -> Meeting {
        let pieces = try call("take", reply[...], request[...])
        let head = try JSON(parsing: String(decoding: pieces[0], as: UTF8.self))
        let done = integers(head["sent"]).map { sent[$0] }
        var changed = storage
        changed.person = head["person"]?.string.flatMap { PersonID($0) }
        changed.device = head["device"]?.string.flatMap { Identifier($0) } ?? storage.device
        changed.epoch = head["epoch"]?.string.flatMap { Identifier($0) }
        changed.cursor = head["cursor"]?.integer ?? 0
        changed.unsent.removeAll { done.contains($0) }
        if head["isAnotherHistory"] == .bool(true) {
            changed.unsent += changed.runs.flatMap { Pieces.parted($0) ?? [] }.map { Array($0) }
            changed.runs = []
        }
        if !pieces[1].isEmpty { changed.runs.append(pieces[1]) }
        storage = changed
        if head["isFoldedAgain"] == .bool(true) {
            engine = nil
        } else {
            engine?.add(pieces[1])
        }
        if head["isAhead"] == .bool(true), let now = head["now"]?.integer { try restamp(now) }
        return head["hasMore"] == .bool(true) || !storage.unsent.isEmpty ? .more : .agreed
    }

    private mutating func restamp(_ now: Int64) throws {
        var fresh = Engine()
        for run in storage.runs { fresh.add(run) }
        let run = Pieces.joined(storage.unsent)
        let restamped = fresh.call("restamp", [json([("now", .integer(now))]), run[...]])?.first
        storage.unsent = try #require(Pieces.parted(restamped ?? [])).map { Array($0) }
        engine = nil
    }

    private mutating func call(_ name: String, _ pieces: ArraySlice<UInt8>...) throws -> [[UInt8]] {
        _ = started()
        let answer = engine?.call(name, pieces)
        return try #require(answer)
    }

    private mutating func started() -> Engine {
        if let engine { return engine }
        var fresh = Engine()
        for run in storage.runs { fresh.add(run) }
        fresh.add(Pieces.joined(storage.unsent))
        engine = fresh
        return fresh
    }

    private mutating func respond(
        _ method: String, _ path: String, _ body: String, _ random: Identifier
    ) throws -> [[UInt8]] {
        let now = Int64(time(nil))
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        return try call(
            "respond",
            json([
                ("method", .text(method)), ("path", .text(parts[0])),
                ("query", .text(parts.count > 1 ? parts[1] : "")), ("body", .text(body)),
                ("at", .integer(now * 1000 + clockError)), ("offset", .integer(0)),
                ("device", .text(storage.device.description)), ("random", .text(random.description)),
            ]))
    }
}

private enum Member {
    case text(String?), integer(Int64)
}

private func json(_ members: [(String, Member)]) -> ArraySlice<UInt8> {
    let object = JSON.object(
        members.compactMap { name, member in
            switch member {
            case .text(let text): text.map { JSON.Member(name, .string($0)) }
            case .integer(let number): JSON.Member(name, .integer(number))
            }
        })
    return Array(object.text.utf8)[...]
}

private func integers(_ json: JSON?) -> [Int] {
    guard case .array(let items)? = json else { return [] }
    return items.compactMap { $0.integer.map { Int($0) } }
}

extension Engine {
    fileprivate mutating func add(_ run: [UInt8]) {
        _ = call("add", [run[...]])
    }
}
