import HexisCore

/// What a host knows and the journal does not: the time, its device, its files, fresh randomness.
///
/// One object for all of a request, because every part of a page is handed it.
public final class Surroundings: Sendable {
    public let moment: Moment
    /// When the clocks change next, where that is soon.
    public let clockChange: ClockChange?
    /// Where the clocks stand now in the zone that the settings are sent with, in seconds east of UTC.
    public let zoneOffset: Int?
    /// The device on whose behalf entries are recorded.
    public let device: Identifier
    /// Random bits, fresh for every request: what is new gets its name from them.
    public let random: Identifier
    /// The names of the time zones to choose from.
    public let zones: [String]
    /// Since when nothing has changed in what is known of them; `nil` where that is not known.
    public let zonesSince: Instant?
    public let assets: Assets
    /// The name that the person signed in with; `nil` where there is no account.
    public let userName: String?
    /// How things stand on a device that keeps the journal itself; `nil` where the server answers.
    public let localJournal: LocalJournal?
    /// Whether others use this browser, too.
    public let isShared: Bool
    /// Whether the server has no room for anything new.
    public let isServerFull: Bool
    /// What a form has just done, to be said on the page.
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

    /// The same, with something to be said.
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
    /// An instant of the coming days as the clock will show it then.
    @inline(never)
    func moment(at instant: Instant) -> Moment {
        let isChanged = clockChange.map { $0.at <= instant } ?? false
        return Moment(
            instant: instant, offset: isChanged ? clockChange?.offset ?? 0 : moment.offset,
            dayStart: moment.dayStart)
    }

    /// Whether what is known of the zones is over a year old: every year some countries change their clocks.
    var areZonesOld: Bool {
        let year: Int64 = 365 * 86_400_000
        return zonesSince.map { moment.instant.milliseconds - $0.milliseconds > year } ?? false
    }
}

/// Where the files beside the pages lie. Their addresses change with their content.
public struct Assets: Sendable {
    /// From a file's name to its address: `style.css` to `/assets/style.3f2a9c.css`.
    private let addresses: [(name: String, address: String)]

    public init(_ addresses: [(name: String, address: String)] = []) {
        self.addresses = addresses
    }

    public init(_ addresses: [String: String]) {
        self.addresses = addresses.map { ($0, $1) }
    }

    /// A file that is not listed is looked for under its plain name.
    subscript(name: String) -> String {
        addresses.first { $0.name == name }?.address ?? "/assets/\(name)"
    }

    /// Where the script lies that lets a browser keep the app; `nil` where none is to keep it.
    var serviceWorker: String? { addresses.first { $0.name == Assets.serviceWorkerName }?.address }

    /// The name of that script among the files.
    public static var serviceWorkerName: String { "service-worker.js" }
}
