/// A route was kept. What it is never changes: another one is another route.
public struct RouteKept: FactFields {
    public var route: Identifier
    public var name: Line
    public var target: RouteTarget

    public init(route: Identifier, name: Line, target: RouteTarget) {
        self.route = route
        self.name = name
        self.target = target
    }

    init(_ known: RouteKept?, _ coder: inout FieldCoder) throws(WireError) {
        route = try coder.field(1, "route", known?.route)
        name = try coder.field(2, "name", known?.name)
        target = try coder.field(3, "target", known?.target)
    }
}

/// A route got another name.
public struct RouteRenamed: FactFields {
    public var route: Identifier
    public var name: Line

    public init(route: Identifier, name: Line) {
        self.route = route
        self.name = name
    }

    init(_ known: RouteRenamed?, _ coder: inout FieldCoder) throws(WireError) {
        route = try coder.field(1, "route", known?.route)
        name = try coder.field(2, "name", known?.name)
    }
}

/// A route was taken away.
public struct RouteRemoved: FactFields {
    public var route: Identifier

    public init(route: Identifier) {
        self.route = route
    }

    init(_ known: RouteRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        route = try coder.field(1, "route", known?.route)
    }
}
