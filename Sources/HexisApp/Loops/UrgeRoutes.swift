import HexisCore

/// Noting, changing and deleting urges.
struct UrgeRoutes {
    let visit: LoopVisit

    /// Answers requests below `/loops/ID/log`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        let isGet = visit.request.method == .get
        guard let first = path.first else { return isGet ? blankPage() : save(nil) }
        guard let urge = visit.loop.urges.first(where: { $0.id.description == first }) else { return nil }
        switch (isGet, path.count, path.count > 1 ? path[1] : "") {
        case (true, 1, _): return page(UrgeForm(urge), [], changing: urge)
        case (false, 1, _): return save(urge)
        case (false, 2, "remove"): return remove(urge)
        default: return nil
        }
    }

    private func blankPage() -> Reply { page(UrgeForm(visit.surroundings.moment), []) }

    private func save(_ urge: Urge?) -> Reply {
        let form = UrgeForm(visit.request.form)
        let recorder = Recorder(visit.request, visit.practice, visit.surroundings)
        let id = urge?.id ?? recorder.newIdentifier
        guard let fact = form.fact(named: id, of: visit.loop.id, visit.today) else {
            return page(form, form.problems(visit.today), changing: urge)
        }
        return visit.record([fact])
    }

    private func remove(_ urge: Urge) -> Reply {
        let fact = Fact.urgeForgotten(UrgeForgotten(urge: urge.id, loop: visit.loop.id))
        return visit.record([fact], saying: .removed)
    }

    /// Never inlined, so that the wasm module holds it once rather than in every caller.
    @inline(never)
    private func page(_ form: UrgeForm, _ problems: [Problem], changing urge: Urge? = nil) -> Reply {
        UrgePage(visit: visit, form: form, problems: problems, changed: urge).reply()
    }
}
