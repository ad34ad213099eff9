/// What a patient shares with a care provider, and until when: what its entries add up to.
public struct CareConnection: Hashable, Sendable {
    public let id: Identifier
    private var request = Latest<CareRequested?>(initially: nil)
    private var grant = Latest<CareGranted?>(initially: nil)
    private var end: End?
    /// In the order in which they were recorded.
    private(set) var looks: [CareLook] = []
    /// The provider's notes, in the order in which they were written.
    public private(set) var notes: [CareNote] = []
    private var planned = Latest<CareFollowUpPlanned?>(initially: nil)
    /// What the provider changed, in the order in which it was recorded.
    public private(set) var changes: [CareChange] = []
    /// The changes that the patient keeps, sorted.
    private var kept: [Identifier] = []
    /// The questionnaires that were given, in the order in which that was recorded, whether or not they are still asked.
    public private(set) var givenQuestionnaires: [GivenQuestionnaire] = []
    private var endedQuestionnaires: Set<Identifier> = []

    /// Set where the practice hands it out.
    fileprivate(set) var isPaused = false

    private struct End: Hashable {
        let party: CareParty
        let stamp: Stamp
    }

    public enum State: Hashable, Sendable {
        /// The provider entered the code, and the patient has not answered.
        case waiting
        case active
        /// It is active, but the patient paused everything.
        case paused
        /// The last day of sharing has passed.
        case expired
        case ended(by: CareParty, at: Instant)

        /// Whether either side ended it, or its last day has passed.
        public var isOver: Bool {
            switch self {
            case .waiting, .active, .paused: false
            case .expired, .ended: true
            }
        }
    }

    init(id: Identifier) {
        self.id = id
    }

    /// The account of the provider.
    public var provider: Identifier { request.value?.provider ?? id }
    /// The provider's name.
    public var name: String { request.value?.name.text ?? "" }
    /// What the patient agreed to last, whether or not it still applies.
    public var scope: CareScope { grant.value?.scope ?? .none }
    /// The last day of sharing; `nil` until the patient ends it.
    public var until: Day? { grant.value?.until }

    /// When patient and provider talk next, as planned last.
    public var followUp: CareFollowUpPlanned? { planned.value.flatMap { $0.day == nil ? nil : $0 } }

    /// What is planned for a day or later.
    public func followUp(from today: Day) -> (day: Day, plan: CareFollowUpPlanned)? {
        guard let plan = followUp, let day = plan.day, day >= today else { return nil }
        return (day, plan)
    }

    public func state(on today: Day) -> State {
        if let end { return .ended(by: end.party, at: end.stamp.at) }
        guard grant.isSet else { return .waiting }
        if let until, until < today { return .expired }
        return isPaused ? .paused : .active
    }

    /// What the provider may see on a day: nothing unless the patient agreed, and it has not ended.
    public func scope(on today: Day) -> CareScope { state(on: today) == .active ? scope : .none }

    /// The questionnaires that are asked.
    public var questionnaires: [GivenQuestionnaire] { givenQuestionnaires.filter { isAsked($0) } }

    public func isAsked(_ given: GivenQuestionnaire) -> Bool { !endedQuestionnaires.contains(given.id) }

    /// Whether the patient agreed to share something, and neither side ended it; a pause and the last day do not count.
    func isSharing(_ topic: CareTopic) -> Bool { end == nil && scope.contains(topic) }

    /// Whether the patient keeps a change, having read it.
    func isKept(_ change: Identifier) -> Bool {
        let place = kept.firstSortedIndex { $0 >= change }
        return place < kept.count && kept[place] == change
    }

    /// Whether it was requested, as far as is known here.
    var isThere: Bool { request.isSet }

    /// The one requested later comes first.
    func isBefore(_ other: CareConnection) -> Bool {
        guard let mine = request.stamp, let theirs = other.request.stamp else { return false }
        return theirs < mine
    }

    mutating func apply(_ fact: CareFact, at stamp: Stamp) {
        switch fact {
        case .careRequested(let fact): request.set(fact, at: stamp)
        case .careGranted(let fact): grant.set(fact, at: stamp)
        case .careEnded(let fact):
            // The first to end it ended it.
            if end.map({ stamp < $0.stamp }) ?? true { end = End(party: fact.party, stamp: stamp) }
        case .careLooked(let fact):
            let look = CareLook(fact, at: stamp)
            looks.insert(look, at: looks.firstSortedIndex { $0.stamp > stamp })
        case .careNoted(let fact):
            let note = CareNote(text: fact.text, stamp: stamp)
            notes.insert(note, at: notes.firstSortedIndex { $0.stamp > stamp })
        case .careFollowUpPlanned(let fact): planned.set(fact, at: stamp)
        case .careChanged(let fact):
            let change = CareChange(fact, at: stamp)
            changes.insert(change, at: changes.firstSortedIndex { $0.stamp > stamp })
        case .careChangeKept(let fact):
            let place = kept.firstSortedIndex { $0 >= fact.change }
            if place == kept.count || kept[place] != fact.change { kept.insert(fact.change, at: place) }
        case .careQuestionnaireGiven(let fact):
            let given = GivenQuestionnaire(fact, at: stamp)
            givenQuestionnaires.insert(
                given, at: givenQuestionnaires.firstSortedIndex { $0.stamp > stamp })
        case .careQuestionnaireEnded(let fact): endedQuestionnaires.insert(fact.questionnaire)
        }
    }
}

extension PracticeFields {
    /// Applies a fact to its connection, which is created if its request has not arrived yet.
    mutating func apply(_ fact: CareFact, at stamp: Stamp) {
        let id = fact.connection
        let index = careConnections.firstSortedIndex { $0.id >= id }
        if index == careConnections.count || careConnections[index].id != id {
            careConnections.insert(CareConnection(id: id), at: index)
        }
        careConnections[index].apply(fact, at: stamp)
    }
}

extension Practice {
    /// All connections with care providers, past ones too, the latest first.
    public var careConnections: [CareConnection] {
        let all = fields.careConnections
        return sortedPlaces(of: all.count) { all[$0].isBefore(all[$1]) }.compactMap { handedOut(all[$0]) }
    }

    /// Returns `nil` for a connection that nobody requested.
    public func careConnection(_ id: Identifier) -> CareConnection? {
        let all = fields.careConnections
        let index = all.firstSortedIndex { $0.id >= id }
        return index < all.count && all[index].id == id ? handedOut(all[index]) : nil
    }

    private func handedOut(_ connection: CareConnection) -> CareConnection? {
        guard connection.isThere else { return nil }
        var connection = connection
        connection.isPaused = settings.isPaused
        return connection
    }
}
