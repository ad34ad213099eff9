/// Facts about the figures that show progress.
public enum ProgressFact: Hashable, Sendable {
    case figuresExplained(FiguresExplained)
}

extension ProgressFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case figuresExplained = 34

        var name: String {
            switch self {
            case .figuresExplained: "figuresExplained"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .figuresExplained: .figuresExplained
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .figuresExplained: self = .figuresExplained(try FiguresExplained(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .figuresExplained(let fact): _ = try FiguresExplained(fact, &coder)
        }
    }
}

extension Fact {
    public static func figuresExplained(_ fact: FiguresExplained) -> Fact {
        .progress(.figuresExplained(fact))
    }
}

extension PracticeFields {
    mutating func apply(_ fact: ProgressFact) {
        switch fact {
        case .figuresExplained(let fact): explainedFigures = max(explainedFigures, fact.change)
        }
    }
}
