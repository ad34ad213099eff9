import HexisCore

/// Whether this is the moment to invite somebody to put Hexis where their apps are, and if not, why.
///
/// Who has come back has a use for it; before that, an invitation is in the way. Marked three times on Monday: not
/// yet. Marked again on Tuesday: from then on, until it is answered.
enum InstallMoment: Equatable {
    case fitting
    /// This browser is not to keep the app, so that it would not work without a connection.
    case notKept
    /// They look at what was, or what comes.
    case otherDay
    /// Their first habit comes first.
    case noHabits
    case notReturned

    init(_ practice: Practice, _ habits: [Habit], on day: Day, in surroundings: Surroundings) {
        self =
            if surroundings.assets.serviceWorker == nil {
                .notKept
            } else if day != surroundings.moment.today {
                .otherDay
            } else if habits.allSatisfy({ $0.isArchived }) {
                .noHabits
            } else if !practice.hasReturned(asSeenAt: surroundings.moment) {
                .notReturned
            } else {
                .fitting
            }
    }
}
