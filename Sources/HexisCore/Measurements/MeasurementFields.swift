/// What was said of measurements, each the latest that any device said.
///
/// A person can have tens of thousands. So every measurement is found by its id in one of 256 short lists, and every
/// day of a signal lists the ids of its own: neither a new entry nor a day's value looks at all of them, and whoever
/// changes a practice while another still reads it copies one short list.
struct MeasurementFields: Hashable, Sendable {
    private var parts = [[One]](repeating: [], count: 256)
    /// In the signals' order.
    private(set) var signals: [OfSignal] = []
    var ranking = Latest(initially: SourceRanking.none)
    /// Whether the person typed the latest distance in miles, the latest weight in pounds.
    private(set) var isInMiles = Latest(initially: false)
    private(set) var isInPounds = Latest(initially: false)

    struct One: Hashable, Sendable {
        let id: Identifier
        private(set) var latest = Latest<Measured?>(initially: nil)
        /// The UTC offset of the clock that the latest was measured by; `nil` if that was not kept.
        private(set) var offset: Int?
        var isRemoved = false

        init(id: Identifier) {
            self.id = id
        }

        /// Where it counts.
        var place: Measured? { isRemoved ? nil : latest.value }

        mutating func set(_ fact: Measured, at stamp: Stamp, offset: Int?) {
            latest.set(fact, at: stamp)
            if latest.stamp == stamp { self.offset = offset }
        }
    }

    /// A signal of which something was said, and the days that have measurements, in their order.
    struct OfSignal: Hashable, Sendable {
        let signal: Signal
        var days: [OfDay] = []
    }

    struct OfDay: Hashable, Sendable {
        let day: Day
        /// Rising.
        var ids: [Identifier] = []
    }

    func one(_ id: Identifier) -> One? {
        let part = parts[Int(id.low & 255)]
        let place = part.firstSortedIndex { $0.id >= id }
        return place < part.count && part[place].id == id ? part[place] : nil
    }

    /// Every device and app there is, the one that is believed first coming first.
    var sources: [String] {
        inOrder(parts.flatMap { $0.map { $0.place?.source ?? "" } }).filter { !$0.bytes.isEmpty }
    }

    /// Each once, the one that is believed first coming first.
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

    /// How many there are of a day.
    func count(of signal: Signal, on day: Day) -> Int {
        let days = days(of: signal)
        let place = days.firstSortedIndex { $0.day >= day }
        return place < days.count && days[place].day == day ? days[place].ids.count : 0
    }

    /// Those of a day, by their ids.
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

    /// Changes one in place, and moves it to the day where it counts now.
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

    /// Puts a measurement on the list of its day, or takes it off. A list that ends up empty goes, too: what a
    /// practice holds depends on its entries, not on their order.
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
