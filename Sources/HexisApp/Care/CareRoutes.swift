import HexisCore

/// What the patient shares with care providers. Invitations to them are the server's.
struct CareRoutes: VisitRoutes {
    let visit: Visit

    /// Answers requests below `/care`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? list() : nil }
        guard let connection = Identifier(first).flatMap({ practice.careConnection($0) }) else { return nil }
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _): return page(connection, CareGrantForm(connection))
        case (.post, 1, _): return grant(connection)
        case (.post, 2, "end"): return end(connection)
        case (.post, 2, "change"): return answer(connection)
        default: return nil
        }
    }

    private func list() -> Reply {
        let notice = request.query["ended"].map { _ in Notice(text: CareWording.ended) }
        return .page(
            CareProvidersPage(practice: practice, surroundings: surroundings, notice: notice).page())
    }

    private func grant(_ connection: CareConnection) -> Reply {
        let form = CareGrantForm(request.form, today: surroundings.moment.today)
        guard let fact = form.fact(of: connection.id) else { return page(connection, form) }
        return record(fact, thenTo: Confirmation.saved.at("\(CareProvidersPage.address)/\(connection.id)"))
    }

    private func end(_ connection: CareConnection) -> Reply {
        record(
            .careEnded(CareEnded(connection: connection.id, party: .patient)),
            thenTo: "\(CareProvidersPage.address)?ended=1")
    }

    /// Keeps what the provider changed, or makes it again what it was. One that holds no more stays as it is.
    private func answer(_ connection: CareConnection) -> Reply {
        let isFromToday = request.form["from"].map { $0 == "today" } ?? false
        let page = isFromToday ? "/today" : "\(CareProvidersPage.address)/\(connection.id)"
        let standing = connection.standingChanges(in: practice, on: surroundings.moment.today)
        guard let id = request.form["change"].flatMap({ Identifier($0) }),
            let change = standing.first(where: { $0.id == id })
        else { return .redirect(to: page) }
        let isUndo = request.form["answer"].map { $0 == "undo" } ?? false
        return isUndo ? undo(change, thenTo: page) : keep(change, of: connection, thenTo: page)
    }

    private func undo(_ change: CareChange, thenTo page: String) -> Reply {
        let undone = practice.fact(
            making: change.setting, of: change.medicine, change.before, on: surroundings.moment.today)
        return undone.map { record($0, thenTo: Confirmation.saved.at(page)) } ?? .redirect(to: page)
    }

    private func keep(_ change: CareChange, of connection: CareConnection, thenTo page: String) -> Reply {
        record(
            .careChangeKept(CareChangeKept(connection: connection.id, change: change.id)),
            thenTo: Confirmation.saved.at(page))
    }

    private func record(_ fact: Fact, thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: address)
    }

    private func page(_ connection: CareConnection, _ form: CareGrantForm) -> Reply {
        .page(
            CareProviderPage(
                connection: connection, form: form, practice: practice, surroundings: surroundings
            ).page(),
            status: form.problems.isEmpty ? 200 : 422)
    }
}
