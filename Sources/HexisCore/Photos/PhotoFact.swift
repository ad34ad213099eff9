/// Facts about photos.
public enum PhotoFact: Hashable, Sendable {
    case photoAdded(PhotoAdded)
    case photoCaptioned(PhotoCaptioned)
    case photoRemoved(PhotoRemoved)
}

extension PhotoFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case photoAdded = 160
        case photoCaptioned = 161
        case photoRemoved = 162

        var name: String {
            switch self {
            case .photoAdded: "photoAdded"
            case .photoCaptioned: "photoCaptioned"
            case .photoRemoved: "photoRemoved"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .photoAdded: .photoAdded
        case .photoCaptioned: .photoCaptioned
        case .photoRemoved: .photoRemoved
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .photoAdded: self = .photoAdded(try PhotoAdded(nil, &coder))
        case .photoCaptioned: self = .photoCaptioned(try PhotoCaptioned(nil, &coder))
        case .photoRemoved: self = .photoRemoved(try PhotoRemoved(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .photoAdded(let fact): _ = try PhotoAdded(fact, &coder)
        case .photoCaptioned(let fact): _ = try PhotoCaptioned(fact, &coder)
        case .photoRemoved(let fact): _ = try PhotoRemoved(fact, &coder)
        }
    }
}

extension Fact {
    public static func photoAdded(_ fact: PhotoAdded) -> Fact { .photo(.photoAdded(fact)) }
    public static func photoCaptioned(_ fact: PhotoCaptioned) -> Fact { .photo(.photoCaptioned(fact)) }
    public static func photoRemoved(_ fact: PhotoRemoved) -> Fact { .photo(.photoRemoved(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: PhotoFact, at stamp: Stamp) {
        switch fact {
        case .photoAdded(let fact): change(photo: fact.photo) { $0.add(fact, at: stamp) }
        case .photoCaptioned(let fact): change(photo: fact.photo) { $0.set(caption: fact.caption, at: stamp) }
        case .photoRemoved(let fact): change(photo: fact.photo) { $0.remove() }
        }
    }
}
