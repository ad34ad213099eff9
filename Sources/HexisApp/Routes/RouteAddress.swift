public import HexisCore

/// The addresses of routes, for the pages and for what only the server can do.
public enum RouteAddress {
    public static var all: String { "/routes" }
    /// Previews a text before it is stored.
    public static var new: String { "/routes/new" }
    /// Receives a picture of a code.
    public static var read: String { "/routes/read" }
    /// Receives a track.
    public static var gpx: String { "/routes/gpx" }

    public static func page(_ route: Identifier) -> String { "/routes/\(route)" }

    /// The address that previews a text read elsewhere.
    public static func look(at text: String) -> String { "\(new)?\(Form([("text", text)]).encoded)" }

    /// The address that explains why a file was rejected.
    public static func refused(_ trouble: RouteTrouble) -> String { "\(new)?refused=\(trouble.name)" }

    /// The address that shows the route just stored.
    public static func saved(_ route: Identifier) -> String { "\(page(route))?saved=1" }
    static func code(of route: Identifier) -> String { "\(page(route))/\(codeFile)" }
    static func gpx(of route: Identifier) -> String { "\(page(route))/\(gpxFile)" }

    public static var codeFile: String { "code.svg" }
    public static var gpxFile: String { "route.gpx" }
}
