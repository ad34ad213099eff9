/// Which routes answer which addresses.
struct RouteTable {
    /// Routes by path.
    let routes: [String: Route]
    /// Routes by path prefix, which ends with a slash; the rest names an item.
    let folders: [String: Route]

    /// If two routes have the same address, the one listed first answers.
    init(_ routes: [[String: Route]], folders: [String: Route] = [:]) {
        self.routes = Self.merged(routes)
        self.folders = folders
    }

    /// All routes of these tables.
    init(_ tables: [RouteTable]) {
        routes = Self.merged(tables.map(\.routes))
        folders = Self.merged(tables.map(\.folders))
    }

    private static func merged(_ tables: [[String: Route]]) -> [String: Route] {
        tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
    }
}
