import HexisCore

/// Answers a request from a person's practice: which page to show, and which entries to record before.
///
/// It decides and changes nothing. The same request, practice and surroundings give the same reply, byte for
/// byte, on the server and in the browser.
public func respond(to request: Request, with practice: Practice, in surroundings: Surroundings) -> Reply {
    .page(HTML(), status: 404)
}
