import HexisCore

/// Where routes lie, for the pages and for what only the server can do with them.
public enum RouteAddress {
    public static var all: String { "/routes" }
    /// Shows what a text is before it is kept.
    public static var new: String { "/routes/new" }
    /// Takes a picture of a code.
    public static var read: String { "/routes/read" }
    /// Takes a track.
    public static var gpx: String { "/routes/gpx" }

    public static func page(_ route: Identifier) -> String { "/routes/\(route)" }

    /// Where a text is looked at that was read somewhere.
    public static func look(at text: String) -> String { "\(new)?\(Form([("text", text)]).encoded)" }

    /// Where a person is told why a file was not taken.
    public static func refused(_ trouble: RouteTrouble) -> String { "\(new)?refused=\(trouble.name)" }

    /// Where a person sees what was just kept.
    public static func saved(_ route: Identifier) -> String { "\(page(route))?saved=1" }
    static func code(of route: Identifier) -> String { "\(page(route))/\(codeFile)" }
    static func gpx(of route: Identifier) -> String { "\(page(route))/\(gpxFile)" }

    public static var codeFile: String { "code.svg" }
    public static var gpxFile: String { "route.gpx" }
}
