import HexisCore

/// Storing, showing, naming and removing routes. The server receives their files.
struct RouteRoutes: VisitRoutes {
    let visit: Visit

    private var isGet: Bool { request.method == .get }

    /// Answers requests below `/routes`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return isGet ? list() : keep() }
        if path.count == 1, first == "new" { return isGet ? look(at: request.query["text"]) : read() }
        guard let route = Identifier(first).flatMap({ practice.route($0) }) else { return nil }
        return switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _): page(route)
        case (.post, 1, _): rename(route)
        case (.get, 2, "remove"): askToRemove(route)
        case (.post, 2, "remove"): remove(route)
        default: nil
        }
    }

    private func list() -> Reply {
        let notice = request.query["removed"].map { _ in Notice(text: RoutesWording.removed) }
        return .page(RoutesPage(practice: practice, surroundings: surroundings, notice: notice).page())
    }

    /// Redirects to the preview, which has an address of its own because codes lead there too.
    private func read() -> Reply {
        let text = request.form["text"] ?? ""
        guard (try? RouteTarget(text)) != nil else { return look(at: text) }
        return .redirect(to: RouteAddress.look(at: text))
    }

    private func look(at text: String?) -> Reply {
        guard let text else {
            let trouble = request.query["refused"].flatMap { RouteTrouble(name: $0) }
            return new("", nil, "", trouble.map { [$0.problem] } ?? [])
        }
        do throws(RouteTextProblem) {
            let target = try RouteTarget(text)
            return new(text, target, RouteRoutes.suggestion(for: target), [])
        } catch {
            return new(text, nil, "", [Problem(field: "text", message: RoutesWording.text(of: error))])
        }
    }

    /// A link suggests a name; a position has none.
    private static func suggestion(for target: RouteTarget) -> String {
        guard case .link(let link) = target else { return "" }
        return link.host.firstScalars(Line.longest)
    }

    private func keep() -> Reply {
        let text = request.form["text"] ?? ""
        let name = request.form["name"] ?? ""
        guard let target = try? RouteTarget(text) else { return look(at: text) }
        guard let line = Line(name) else { return new(text, target, name, [problem(name)]) }
        let recorder = Recorder(request, practice, surroundings)
        let route = recorder.newIdentifier
        return record(
            .routeKept(RouteKept(route: route, name: line, target: target)),
            thenTo: RouteAddress.saved(route))
    }

    private func rename(_ route: Route) -> Reply {
        let name = request.form["name"] ?? ""
        guard let line = Line(name) else { return page(route, typed: name) }
        return record(
            .routeRenamed(RouteRenamed(route: route.id, name: line)), thenTo: RouteAddress.saved(route.id)
        )
    }

    private func askToRemove(_ route: Route) -> Reply {
        .page(RouteRemovalPage(route: route, practice: practice, surroundings: surroundings).page())
    }

    private func remove(_ route: Route) -> Reply {
        record(.routeRemoved(RouteRemoved(route: route.id)), thenTo: "\(RouteAddress.all)?removed=1")
    }

    private func record(_ fact: Fact, thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: address)
    }

    private func problem(_ name: String) -> Problem {
        Problem(
            field: "name", message: name.isBlank ? RoutesWording.nameMissing : RoutesWording.nameTooLong)
    }

    @inline(never)
    private func page(_ route: Route, typed: String? = nil) -> Reply {
        let problems = typed.map { [problem($0)] } ?? []
        let page = RoutePage(
            route: route, typed: typed, problems: problems, practice: practice,
            surroundings: surroundings,
            notice: request.query["saved"].map { _ in Notice(text: RoutesWording.saved) })
        return .page(page.page(), status: problems.isEmpty ? 200 : 422)
    }

    @inline(never)
    private func new(_ text: String, _ target: RouteTarget?, _ name: String, _ problems: [Problem])
        -> Reply
    {
        let page = NewRoutePage(
            text: text, target: target, name: name, problems: problems, practice: practice,
            surroundings: surroundings)
        return .page(page.page(), status: problems.isEmpty ? 200 : 422)
    }
}
