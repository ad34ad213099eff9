public import HexisCore

/// A kind of what a person records, as they would name it.
public enum StoredKind: Int, CaseIterable, Sendable {
    case habits = 0
    case marks, goals, answers, knowledge, oldHabits, medicine, measurements, places, routes, photos,
        settings, care, companions
    /// Recorded by a newer version of Hexis.
    case unknown

    public init(_ fact: Fact) {
        self =
            switch fact {
            case .habit, .plan, .graduation: .habits
            case .checkIn, .timer: .marks
            case .challenge, .personalChallenge: .goals
            case .automaticity, .survey: .answers
            case .reward: .knowledge
            case .loop: .oldHabits
            case .medicine: .medicine
            case .measurement: .measurements
            case .place: .places
            case .route: .routes
            case .photo: .photos
            case .settings, .reminder, .progress: .settings
            case .care, .questionnaire: .care
            case .companion: .companions
            case .unknown: .unknown
            }
    }
}
