/// All measurements, each with the latest value from any device.
///
/// A person can have tens of thousands. So every measurement is stored by id in one of 256 short lists, and every day
/// of a signal lists the ids of its own: neither a new entry nor a day's value scans all of them, and changing a
/// practice while another reader holds it copies one short list.
struct MeasurementFields: Hashable, Sendable {
    private var parts = [[One]](repeating: [], count: 256)
    /// Sorted by signal.
    private(set) var signals: [OfSignal] = []
    var ranking = Latest(initially: SourceRanking.none)
    /// Whether the person typed the latest distance in miles, and the latest weight in pounds.
    private(set) var isInMiles = Latest(initially: false)
    private(set) var isInPounds = Latest(initially: false)

    struct One: Hashable, Sendable {
        let id: Identifier
        private(set) var latest = Latest<Measured?>(initially: nil)
        /// The UTC offset of the clock of the latest measurement; `nil` if it was not recorded.
        private(set) var offset: Int?
        var isRemoved = false

        init(id: Identifier) {
            self.id = id
        }

        /// The measurement, unless it is removed; its day and signal say where it counts.
        var place: Measured? { isRemoved ? nil : latest.value }

        mutating func set(_ fact: Measured, at stamp: Stamp, offset: Int?) {
            latest.set(fact, at: stamp)
            if latest.stamp == stamp { self.offset = offset }
        }
    }

    /// A signal with measurements, and its days in order.
    struct OfSignal: Hashable, Sendable {
        let signal: Signal
        var days: [OfDay] = []
    }

    struct OfDay: Hashable, Sendable {
        let day: Day
        /// In increasing order.
        var ids: [Identifier] = []
    }

    func one(_ id: Identifier) -> One? {
        let part = parts[Int(id.low & 255)]
        let place = part.firstSortedIndex { $0.id >= id }
        return place < part.count && part[place].id == id ? part[place] : nil
    }

    /// Every device and app, the most trusted first.
    var sources: [String] {
        inOrder(parts.flatMap { $0.map { $0.place?.source ?? "" } }).filter { !$0.bytes.isEmpty }
    }

    /// Returns the names without duplicates, the most trusted first.
    func inOrder(_ names: [String]) -> [String] {
        var sources: [String] = []
        for name in names where !sources.contains(name) { sources.append(name) }
        let ranking = ranking.value
        return sortedPlaces(of: sources.count) { ranking.isBefore(sources[$0], sources[$1]) }
            .map { sources[$0] }
    }

    func days(of signal: Signal) -> [OfDay] {
        let place = signals.firstSortedIndex { !$0.signal.isBefore(signal) }
        return place < signals.count && signals[place].signal == signal ? signals[place].days : []
    }

    /// Returns the number of measurements on a day.
    func count(of signal: Signal, on day: Day) -> Int {
        let days = days(of: signal)
        let place = days.firstSortedIndex { $0.day >= day }
        return place < days.count && days[place].day == day ? days[place].ids.count : 0
    }

    /// Returns the measurements of a day, sorted by id.
    func all(of signal: Signal, on day: Day) -> [One] {
        let days = days(of: signal)
        let place = days.firstSortedIndex { $0.day >= day }
        guard place < days.count, days[place].day == day else { return [] }
        return days[place].ids.compactMap { one($0) }
    }
}

extension MeasurementFields {
    mutating func noteUnit(of fact: Measured, at stamp: Stamp) {
        guard let unit = fact.enteredIn else { return }
        if fact.signal == .distance { isInMiles.set(unit == .mile, at: stamp) }
        if fact.signal == .weight { isInPounds.set(unit == .pound, at: stamp) }
    }

    /// Changes a measurement in place, and moves it to the day where it counts now.
    mutating func change(_ id: Identifier, _ body: (inout One) -> Void) {
        let part = Int(id.low & 255)
        let place = parts[part].firstSortedIndex { $0.id >= id }
        if place == parts[part].count || parts[part][place].id != id {
            parts[part].insert(One(id: id), at: place)
        }
        let old = parts[part][place].place
        body(&parts[part][place])
        let new = parts[part][place].place
        guard old?.day != new?.day || old?.signal != new?.signal else { return }
        if let old { list(old, false) }
        if let new { list(new, true) }
    }

    /// Adds a measurement to the list of its day, or removes it. Empty lists are removed, too, so that a practice's
    /// state depends on its entries, not on their order.
    private mutating func list(_ measured: Measured, _ isListed: Bool) {
        let signal = signals.firstSortedIndex { !$0.signal.isBefore(measured.signal) }
        if signal == signals.count || signals[signal].signal != measured.signal {
            signals.insert(OfSignal(signal: measured.signal), at: signal)
        }
        let day = signals[signal].days.firstSortedIndex { $0.day >= measured.day }
        if day == signals[signal].days.count || signals[signal].days[day].day != measured.day {
            signals[signal].days.insert(OfDay(day: measured.day), at: day)
        }
        let place = signals[signal].days[day].ids.firstSortedIndex { $0 >= measured.measurement }
        if isListed {
            signals[signal].days[day].ids.insert(measured.measurement, at: place)
            return
        }
        signals[signal].days[day].ids.remove(at: place)
        if signals[signal].days[day].ids.isEmpty { signals[signal].days.remove(at: day) }
        if signals[signal].days.isEmpty { signals.remove(at: signal) }
    }
}
