import CoreMetrics
import HTTPTypes
import Hummingbird

/// Counts and times requests by their kind. Neither addresses nor people are recorded.
struct RequestMetrics: Sendable {
    /// What a request is for.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A static file.
        case file
        /// A page, or anything else that a browser reads.
        case page
        /// A form, or anything else that a browser sends.
        case form
        /// The exchange of entries with a device.
        case sync
        /// The connection over which an open window hears of changes. Its time is that until it begins.
        case live
        /// Anything at an address for programs.
        case program
    }

    /// Those of one kind; the counters by the first digit of the status, from 2.
    private struct Measured: Sendable {
        let time: CoreMetrics.Timer
        let counters: [Counter]

        init(_ kind: Kind, _ factory: any MetricsFactory) {
            let kind = ("kind", kind.rawValue)
            time = CoreMetrics.Timer(label: "hexis_request_seconds", dimensions: [kind], factory: factory)
            counters = (2...5).map { digit in
                Counter(
                    label: "hexis_requests_total", dimensions: [kind, ("status", "\(digit)xx")],
                    factory: factory)
            }
        }
    }

    private let measured: [Kind: Measured]

    init(_ factory: any MetricsFactory) {
        measured = Dictionary(
            uniqueKeysWithValues: Kind.allCases.map { ($0, Measured($0, factory)) })
    }

    /// - Parameter duration: from the request's head until its response is ready to be sent.
    func answered(_ kind: Kind, _ status: HTTPResponse.Status, after duration: Duration) {
        guard let measured = measured[kind], 200..<600 ~= status.code else { return }
        measured.time.recordNanoseconds(Int64(duration / .nanoseconds(1)))
        measured.counters[status.code / 100 - 2].increment()
    }
}
