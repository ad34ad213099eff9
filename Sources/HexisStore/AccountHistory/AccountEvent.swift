package import HexisCore

/// Something that happened to an account, kept so that its owner can see it.
package struct AccountEvent: Hashable, Sendable {
    package let at: Instant
    package let kind: AccountEventKind
    /// The browser it happened in, such as “Firefox on Linux”; `nil` if it was none of the person's own.
    package let device: String?

    package init(_ kind: AccountEventKind, at instant: Instant, device: String? = nil) {
        at = instant
        self.kind = kind
        self.device = device
    }

    /// The most events kept of one account; the oldest go first.
    package static let most = 50
}

extension AccountEvent {
    /// The content to seal.
    var bytes: [UInt8] {
        let device = device.map { [JSON.Member("device", .string($0))] } ?? []
        return Array(JSON.object([JSON.Member("kind", .integer(kind.rawValue))] + device).text.utf8)
    }

    /// Returns `nil` for bytes in another format, and for a kind that only a newer program knows.
    init?(at instant: Instant, bytes: some Collection<UInt8>) {
        guard let json = try? JSON(parsing: bytes),
            let kind = json["kind"]?.integer.flatMap({ AccountEventKind(rawValue: $0) })
        else { return nil }
        self.init(kind, at: instant, device: json["device"]?.string)
    }
}
