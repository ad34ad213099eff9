@testable import HexisCore

extension Dice {
    /// A fact of that kind, about one of a few photos.
    mutating func photoFact(_ kind: FactKind, of habit: Identifier) -> Fact {
        switch kind {
        case .photoCaptioned: .photoCaptioned(PhotoCaptioned(photo: pauseName(), caption: maybe(line())))
        case .photoRemoved: .photoRemoved(PhotoRemoved(photo: pauseName()))
        default:
            .photoAdded(
                PhotoAdded(
                    photo: pauseName(), subject: one(of: [.day, .habit(habit), .challenge(pauseName())]),
                    day: day(), caption: maybe(line())))
        }
    }
}
