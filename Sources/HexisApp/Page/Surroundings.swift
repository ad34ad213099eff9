public import HexisCore

/// What a host knows and the journal does not: the time, the device, the files, fresh randomness.
///
/// It is a single object per request, because every part of a page receives it.
public final class Surroundings: Sendable {
    public let moment: Moment
    /// The next clock change, if it is soon.
    public let clockChange: ClockChange?
    /// The current offset of the time zone sent with the settings form, in seconds east of UTC.
    public let zoneOffset: Int?
    /// The device that records the entries.
    public let device: Identifier
    /// Random bits, fresh for every request: identifiers of new things derive from them.
    public let random: Identifier
    /// The names of the time zones to choose from.
    public let zones: [String]
    /// When the host's time zone data last changed; `nil` if unknown.
    public let zonesSince: Instant?
    public let assets: Assets
    /// The name that the person signed in with; `nil` without an account.
    public let userName: String?
    /// The state of a device that keeps the journal itself; `nil` if the server answers.
    public let localJournal: LocalJournal?
    /// Whether others use this browser too.
    public let isShared: Bool
    /// Whether the server has run out of space for new entries.
    public let isServerFull: Bool
    /// The confirmation to show on the page.
    let said: Notice?

    public init(
        moment: Moment, clockChange: ClockChange? = nil, zoneOffset: Int? = nil, device: Identifier,
        random: Identifier, zones: [String] = [],
        zonesSince: Instant? = nil, assets: Assets = Assets(), userName: String? = nil,
        localJournal: LocalJournal? = nil, isShared: Bool = false, isServerFull: Bool = false
    ) {
        self.moment = moment
        self.clockChange = clockChange
        self.zoneOffset = zoneOffset.map { min(max($0, -86_400), 86_400) }
        self.device = device
        self.random = random
        self.zones = zones
        self.zonesSince = zonesSince
        self.assets = assets
        self.userName = userName
        self.localJournal = localJournal
        self.isShared = isShared
        self.isServerFull = isServerFull
        said = nil
    }

    /// A copy that shows a confirmation.
    init(_ other: Surroundings, saying said: Notice) {
        moment = other.moment
        clockChange = other.clockChange
        zoneOffset = other.zoneOffset
        device = other.device
        random = other.random
        zones = other.zones
        zonesSince = other.zonesSince
        assets = other.assets
        userName = other.userName
        localJournal = other.localJournal
        isShared = other.isShared
        isServerFull = other.isServerFull
        self.said = said
    }
}

extension Surroundings {
    /// An instant of the coming days, at the UTC offset in force then.
    @inline(never)
    func moment(at instant: Instant) -> Moment {
        let isChanged = clockChange.map { $0.at <= instant } ?? false
        return Moment(
            instant: instant, offset: isChanged ? clockChange?.offset ?? 0 : moment.offset,
            dayStart: moment.dayStart)
    }

    /// Whether the time zone data is over a year old: some countries change their rules every year.
    var areZonesOld: Bool {
        let year: Int64 = 365 * 86_400_000
        return zonesSince.map { moment.instant.milliseconds - $0.milliseconds > year } ?? false
    }
}

/// The addresses of static files. They change with the files' content.
///
/// It is an object, because most parts of a page receive it.
public final class Assets: Sendable {
    /// From a file's name to its address: `style.css` to `/assets/style.3f2a9c.css`.
    private let addresses: [(name: String, address: String)]
    /// The address of the drawings, looked up once, because a page refers to dozens of them.
    let symbols: String

    public init(_ addresses: [(name: String, address: String)] = []) {
        self.addresses = addresses
        symbols = Assets.address(of: "symbols.svg", in: addresses)
    }

    public convenience init(_ addresses: [String: String]) {
        self.init(addresses.map { ($0, $1) })
    }

    /// The address of the file; a file that is not listed keeps its plain name.
    subscript(name: String) -> String { Assets.address(of: name, in: addresses) }

    private static func address(of name: String, in addresses: [(name: String, address: String)]) -> String {
        addresses.first { $0.name == name }?.address ?? "/assets/\(name)"
    }

    /// The address of the service worker, which lets a browser keep the app; `nil` to keep nothing.
    var serviceWorker: String? { addresses.first { $0.name == Assets.serviceWorkerName }?.address }

    /// The file name of the service worker.
    public static var serviceWorkerName: String { "service-worker.js" }
}
