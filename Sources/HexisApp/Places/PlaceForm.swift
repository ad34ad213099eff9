import HexisCore

/// A place as typed, and the fact it yields once valid.
struct PlaceForm {
    var name = ""
    var position = ""
    var radius = "\(Radius.standard.metres)"
    /// The plan whose page the person came from and returns to.
    var plan: PlanAddress?

    init() {}

    init(_ place: NamedPlace) {
        name = place.name.text
        position = place.position.description
        radius = "\(place.radius.metres)"
    }

    init(_ form: Form) {
        name = form["name"] ?? ""
        position = form["position"] ?? ""
        radius = form["radius"] ?? radius
        plan = form["plan"].flatMap { PlanAddress($0) }
    }

    var problems: [Problem] {
        var problems: [Problem] = []
        if let nameProblem { problems.append(nameProblem) }
        if Position(position) == nil {
            problems.append(Problem(field: "position", message: PlacesWording.positionProblem))
        }
        if Radius(radius) == nil {
            problems.append(Problem(field: "radius", message: PlacesWording.radiusProblem))
        }
        return problems
    }

    private var nameProblem: Problem? {
        if Line(name) != nil { return nil }
        return Problem(
            field: "name", message: name.isBlank ? PlacesWording.nameMissing : PlacesWording.nameTooLong)
    }

    /// Returns `nil` while there are problems.
    func fact(named place: Identifier) -> Fact? {
        guard let name = Line(name), let position = Position(position), let radius = Radius(radius) else {
            return nil
        }
        return .placeSet(PlaceSet(place: place, name: name, position: position, radius: radius))
    }
}

/// A plan as a form names it: the identifiers of its habit and of the plan, concatenated.
struct PlanAddress: CustomStringConvertible {
    let habit: Identifier
    let plan: Identifier

    init(habit: Identifier, plan: Identifier) {
        self.habit = habit
        self.plan = plan
    }

    init?(_ text: String) {
        let bytes = text.bytes
        guard let habit = Identifier(String(decoding: bytes.prefix(32), as: UTF8.self)),
            let plan = Identifier(String(decoding: bytes.dropFirst(32), as: UTF8.self))
        else { return nil }
        self.init(habit: habit, plan: plan)
    }

    var description: String { "\(habit)\(plan)" }

    /// The page of the plan, which lists its reminders.
    var address: String { "/habits/\(habit)/plans/\(plan)" }
}
