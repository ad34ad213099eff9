/// A picture that a person took or picked, as the journal describes it: its subject, day and caption. The picture
/// itself is stored separately under the same identifier.
public struct Photo: Hashable, Sendable {
    public let id: Identifier
    public let subject: Subject
    /// The day that the photo belongs to.
    public let day: Day
    public let caption: Line?
    /// When the photo was added; orders the photos of one day.
    let added: Stamp

    /// The subject of a photo.
    public enum Subject: Hashable, Sendable {
        /// The day alone.
        case day
        case habit(Identifier)
        /// A personal challenge.
        case challenge(Identifier)

        /// The identifier of the habit or challenge; `nil` for a day.
        public var identifier: Identifier? {
            switch self {
            case .day: nil
            case .habit(let id), .challenge(let id): id
            }
        }

        public var kind: SubjectKind {
            switch self {
            case .day: .day
            case .habit: .habit
            case .challenge: .challenge
            }
        }

        /// Returns `nil` if the kind needs an identifier and there is none.
        public init?(_ kind: SubjectKind, _ identifier: Identifier?) {
            switch (kind, identifier) {
            case (.day, _): self = .day
            case (.habit, let id?): self = .habit(id)
            case (.challenge, let id?): self = .challenge(id)
            case (.habit, nil), (.challenge, nil): return nil
            }
        }
    }

    /// The kinds of subjects of photos.
    public enum SubjectKind: Int, ChoiceField, Sendable {
        case day = 0
        case habit
        case challenge

        public var name: String {
            switch self {
            case .day: "day"
            case .habit: "habit"
            case .challenge: "challenge"
            }
        }
    }
}

extension Practice {
    /// All photos that were not removed: later days first, and within a day those added later first.
    public var photos: [Photo] {
        let photos = fields.photos.compactMap { $0.photo }
        return sortedPlaces(of: photos.count) { photos[$0].isBefore(photos[$1]) }.map { photos[$0] }
    }

    /// Returns the photos of one subject, in the same order.
    public func photos(of subject: Photo.Subject) -> [Photo] { photos.filter { $0.subject == subject } }

    /// Returns the name of a subject; `nil` for a day, and for a habit or challenge that no longer exists.
    public func name(of subject: Photo.Subject) -> String? {
        switch subject {
        case .day: nil
        case .habit(let id): habit(id)?.name
        case .challenge(let id): personalChallenge(id)?.title.text
        }
    }

    /// Returns `nil` for a photo that was never added, or was removed.
    public func photo(_ id: Identifier) -> Photo? { fields.photo(id)?.photo }

    /// Returns whether the photo was removed: its picture must not be stored any longer, nor accepted again.
    public func isRemoved(photo id: Identifier) -> Bool { fields.photo(id)?.isRemoved ?? false }
}

extension Photo {
    fileprivate func isBefore(_ other: Photo) -> Bool {
        day == other.day ? other.added < added : other.day < day
    }
}
