@testable import HexisCore

extension Dice {
    mutating func placeFact(_ kind: PlaceFact.Kind, of habit: Identifier) -> PlaceFact {
        switch kind {
        case .placeSet:
            .placeSet(PlaceSet(place: pauseName(), name: line(), position: position(), radius: radius()))
        case .placeRemoved: .placeRemoved(PlaceRemoved(place: pauseName()))
        case .arrived:
            .arrived(
                Arrived(
                    place: pauseName(),
                    instant: Instant(clamping: 1_793_000_000_000 + Int64(number(0...5000)) * 1_000_000),
                    source: one(of: ArrivalSource.allCases)))
        case .placeReminderSet:
            .placeReminderSet(
                PlaceReminderSet(
                    reminder: pauseName(), habit: habit, plan: pauseName(), place: pauseName(),
                    weekdays: maybe(Weekdays(bits: UInt8(number(1...127)))) ?? nil,
                    routine: one(of: ReminderRoutine.allCases)))
        }
    }
}
