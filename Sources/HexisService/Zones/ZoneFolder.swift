import Foundation
package import HexisCore
import Synchronization

/// The system's folder of time zones, `/usr/share/zoneinfo`, which the distribution keeps up to date.
///
/// Files are read on first use.
package final class ZoneFolder: Sendable {
    private let folder: URL
    private let known = Mutex<[String: ZoneRules]>([:])
    /// The names of all zones, sorted.
    package let names: [String]
    /// The release of the data: `2025b`; `nil` if the folder does not say.
    package let version: String?
    /// When the folder's data last changed, if it can be read.
    private let modified: Date?

    package init(path: String) {
        folder = URL(filePath: path, directoryHint: .isDirectory)
        let index = ZoneIndex(reading: folder)
        names = index.names
        version = index.version
        modified = try? folder.appending(path: "tzdata.zi").resourceValues(forKeys: [
            .contentModificationDateKey
        ]).contentModificationDate
    }

    /// Seconds east of UTC in a zone at an instant. An unknown zone counts as UTC.
    package func offset(of zone: String?, at instant: Instant) -> Int {
        rules(of: zone).offset(at: instant)
    }

    /// The rules of the person's zone.
    package func rules(of practice: Practice) -> ZoneRules { rules(of: practice.settings.zone?.text) }

    /// The rules of a zone; UTC's if it is unknown.
    package func rules(of zone: String?) -> ZoneRules { zone.flatMap { known(zone: $0) } ?? .utc }

    /// The age of the data in days, if it is known.
    package func ageInDays(at now: Instant) -> Int? {
        since.map { Int((now.milliseconds - $0.milliseconds) / 86_400_000) }
    }

    /// When the data last changed, by the machine's clock.
    package var since: Instant? {
        modified.map { Instant(clamping: Int64($0.timeIntervalSince1970 * 1000)) }
    }

    /// Whether the data is over nine months old: several countries a year change their clocks.
    package func isOld(at now: Instant) -> Bool { ageInDays(at: now).map { $0 > 270 } ?? true }

    /// An instant as a person's clock shows it.
    package func moment(of practice: Practice, at now: Instant) -> Moment {
        let offset = rules(of: practice).offset(at: now)
        return Moment(instant: now, offset: offset, dayStart: practice.settings.dayStart)
    }

    /// The day of a person at an instant.
    func today(of practice: Practice, at now: Instant) -> Day { moment(of: practice, at: now).today }

    /// The rules of a zone; `nil` if it is unknown.
    package func known(zone: String) -> ZoneRules? {
        if let rules = known.withLock({ $0[zone] }) { return rules }
        guard ZoneFolder.isName(zone), let data = try? Data(contentsOf: folder.appending(path: zone)),
            let rules = try? ZoneRules(bytes: Array(data))
        else { return nil }
        known.withLock { $0[zone] = rules }
        return rules
    }

    /// Whether a text is a zone name such as `America/Port-au-Prince`: letters, digits, `_`, `-` and `+` between
    /// slashes. Without dots, it cannot leave the folder.
    static func isName(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return text.utf8.count <= 64 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isOfName) }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "+"):
            true
        default: false
        }
    }
}
