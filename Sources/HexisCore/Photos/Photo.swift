/// A picture that a person took or picked, as far as the journal knows it: what it is of, its day and its caption.
/// The picture itself is kept apart, under the same identifier.
public struct Photo: Hashable, Sendable {
    public let id: Identifier
    public let subject: Subject
    /// The day that it belongs to.
    public let day: Day
    public let caption: Line?
    /// When it was added: photos of one day stand in that order.
    let added: Stamp

    /// What a photo is of.
    public enum Subject: Hashable, Sendable {
        /// The day alone.
        case day
        case habit(Identifier)
        /// A challenge of the person's own choosing.
        case challenge(Identifier)

        /// What it names; a day has its own name.
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

        /// `nil` for a kind that names something when no name is there.
        public init?(_ kind: SubjectKind, _ identifier: Identifier?) {
            switch (kind, identifier) {
            case (.day, _): self = .day
            case (.habit, let id?): self = .habit(id)
            case (.challenge, let id?): self = .challenge(id)
            case (.habit, nil), (.challenge, nil): return nil
            }
        }
    }

    /// The kinds of things that photos are of.
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
    /// All photos that were not removed: those of later days first, of one day those that were added later.
    public var photos: [Photo] {
        let photos = fields.photos.compactMap { $0.photo }
        return sortedPlaces(of: photos.count) { photos[$0].isBefore(photos[$1]) }.map { photos[$0] }
    }

    /// The photos of one thing, in the same order.
    public func photos(of subject: Photo.Subject) -> [Photo] { photos.filter { $0.subject == subject } }

    /// What the thing that photos are of is called; `nil` for a day, and where the thing is no longer.
    public func name(of subject: Photo.Subject) -> String? {
        switch subject {
        case .day: nil
        case .habit(let id): habit(id)?.name
        case .challenge(let id): personalChallenge(id)?.title.text
        }
    }

    /// `nil` for one that was never added, or was removed.
    public func photo(_ id: Identifier) -> Photo? { fields.photo(id)?.photo }

    /// Whether somebody removed it: its picture is to be kept nowhere, and taken no more.
    public func isRemoved(photo id: Identifier) -> Bool { fields.photo(id)?.isRemoved ?? false }
}

extension Photo {
    fileprivate func isBefore(_ other: Photo) -> Bool {
        day == other.day ? other.added < added : other.day < day
    }
}
