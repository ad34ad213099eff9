/// The fields about the resting heart rate, each with the latest value from any device.
struct HeartFields: Hashable, Sendable {
    /// Sorted by day.
    private(set) var days: [HeartDayFields] = []
    private(set) var setting = Latest<HeartRateBoundarySet?>(initially: nil)
    /// The reminder that was requested last.
    var putOff = Latest<HeartRatePutOff?>(initially: nil)

    struct HeartDayFields: Hashable, Sendable {
        let day: Day
        var beats = Latest<Int64?>(initially: nil)
        var answer = Latest<Bool?>(initially: nil)
    }

    /// Records a measurement, ignoring readings that no heart has.
    mutating func measure(_ fact: HeartRateMeasured, at stamp: Stamp) {
        guard HeartRate.beats.contains(Int(clamping: fact.beats)) else { return }
        change(fact.day) { $0.beats.set(fact.beats, at: stamp) }
    }

    mutating func answer(_ fact: HeartRateAnswered, at stamp: Stamp) {
        change(fact.day) { $0.answer.set(fact.isTaken, at: stamp) }
    }

    mutating func set(_ fact: HeartRateBoundarySet, at stamp: Stamp) {
        setting.set(fact, at: stamp)
    }

    func fields(of day: Day) -> HeartDayFields? {
        let place = days.firstSortedIndex { $0.day >= day }
        return place < days.count && days[place].day == day ? days[place] : nil
    }

    private mutating func change(_ day: Day, _ body: (inout HeartDayFields) -> Void) {
        let place = days.firstSortedIndex { $0.day >= day }
        if place == days.count || days[place].day != day { days.insert(HeartDayFields(day: day), at: place) }
        body(&days[place])
    }
}
