import Foundation
import HexisCore

extension Instant {
    /// The date in UTC, `2027-11-21`.
    package var dateInWords: String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000)
            .formatted(.iso8601.year().month().day())
    }
}
