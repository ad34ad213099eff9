import HexisCore
import HexisExchange
import HexisPasskeys

func readJSON(_ bytes: [UInt8]) {
    guard let json = try? JSON(parsing: bytes) else { return }
    precondition((try? JSON(parsing: json.text)) == json, "another value")
}

func readZone(_ bytes: [UInt8]) {
    guard let zone = try? ZoneRules(bytes: bytes) else { return }
    for year in stride(from: Int64(-70), to: 230, by: 10) {
        _ = zone.offset(at: Instant(clamping: year * 31_556_952_000))
    }
}

/// Reads the bytes as the request body of every API operation.
func readProgram(_ bytes: [UInt8]) {
    for operation in APIOperation.all where operation.method == .post {
        guard let body = try? operation.body(bytes) else { continue }
        let call = APICall(
            practice: someone, parameters: [], body: body, now: instant, zone: .utc,
            device: Identifier(high: 1, low: 1), program: "Watch", random: { Identifier(high: 1, low: 2) })
        guard let answer = try? operation.answer(call) else { continue }
        precondition((try? JSON(parsing: answer.json.text)) == answer.json, "an answer that is no JSON")
        for entry in answer.entries {
            precondition((try? Entry(bytes: entry.bytes)) == entry, "an entry that cannot be read again")
        }
    }
}

/// Reads a route's target, as scanned from a code or typed by a person.
func readRoute(_ bytes: [UInt8]) {
    guard let target = try? RouteTarget(String(decoding: bytes, as: UTF8.self)) else { return }
    if case .link(let link) = target {
        precondition(
            link.text.hasPrefix("http") || link.text.lowercased().hasPrefix("http"), "another scheme")
        precondition(RouteLink(link.text) == link, "a link that cannot be read again")
    }
}

func readGPX(_ bytes: [UInt8]) {
    guard let file = try? GPXFile(bytes), case .track(let track) = file.target else { return }
    precondition(Track(track.points) == track, "a way that is none")
}

/// Reads an uploaded form. Wherever the bytes are split, it holds the same file.
func readForm(_ bytes: [UInt8]) {
    let whole = file(in: bytes, inPiecesOf: max(1, bytes.count))
    for size in [1, 7] { precondition(file(in: bytes, inPiecesOf: size) == whole, "another file in pieces") }
}

private func file(in bytes: [UInt8], inPiecesOf size: Int) -> [UInt8]? {
    guard var form = MultipartFile(contentType: "multipart/form-data; boundary=b") else { return nil }
    var file: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
        let isForm = bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { piece in
            form.take(piece) { file.append(contentsOf: $0) }
        }
        guard isForm else { return nil }
    }
    return form.isComplete ? file : nil
}

func readAppleHealth(_ bytes: [UInt8]) {
    do {
        let sent = try UnlinkedFile(in: "/tmp")
        try bytes.withUnsafeBytes { bytes in _ = try sent.append(bytes) }
        let contents = try AppleHealthExport(sent).read(in: nil, unpackingIn: "/tmp")
        let days = Set(
            contents.measurements.map { DayMeasurement(signal: $0.signal, day: $0.day, amount: 0) })
        precondition(days.count == contents.measurements.count, "a day that came to two things")
    } catch {}
}

func readAutoExport(_ bytes: [UInt8]) {
    _ = try? HealthAutoExport(bytes, in: nil)
    _ = try? HealthAutoExport(bytes, in: .utc)
}

func readOwnTracks(_ bytes: [UInt8]) {
    _ = OwnTracksMessage(bytes)
}

/// Reads what an authenticator writes: an item, a statement, a public key.
func readAuthenticator(_ bytes: [UInt8]) {
    if let item = try? CBOR(bytes) {
        precondition((try? CBOR(bytes + [0])) == nil, "more than one item in \(item)")
    }
    _ = try? AuthenticatorData(bytes)
    _ = try? PublicKey(bytes)
}
