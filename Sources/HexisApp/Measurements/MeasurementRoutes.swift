import HexisCore

/// Measurements: all signals, a single signal, and values added by hand.
struct MeasurementRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// Answers requests below `/measurements`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        let isGet = request.method == .get
        guard let first = path.first else { return isGet ? all() : nil }
        if path.count == 1, first == "sources" { return isGet ? nil : rank() }
        guard let signal = Signal(name: first) else { return nil }
        if path.count == 1 { return isGet ? page(signal) : add(signal) }
        guard !isGet, path.count == 3, path[2] == "remove", let id = Identifier(path[1]) else { return nil }
        return practice.measurement(id).map { remove(id, $0) }
    }

    /// The page of all signals, or of the signal whose name was typed, which may be new.
    private func all() -> Reply {
        let typed = request.query["name"]
        if let typed, !typed.isBlank, let signal = Signal(name: typed) {
            return .redirect(to: "/measurements/\(Form.encoded(signal.name))")
        }
        return .page(
            MeasurementsPage(practice: practice, surroundings: surroundings, typed: typed).page(),
            status: typed == nil ? 200 : 422)
    }

    private func page(_ signal: Signal) -> Reply {
        page(MeasurementForm(signal, in: practice.unit(of: signal), today: today))
    }

    private func add(_ signal: Signal) -> Reply {
        let form = MeasurementForm(
            request.form, signal, in: practice.unit(of: signal), today: today)
        let recorder = Recorder(request, practice, surroundings)
        guard let measured = form.measured(named: recorder.newIdentifier, on: today) else {
            return page(form, form.problems(on: today))
        }
        return record([.measured(measured)], address(measured, "added=\(measured.measurement)"))
    }

    private func remove(_ id: Identifier, _ measured: Measured) -> Reply {
        record(
            [.measurementRemoved(MeasurementRemoved(measurement: id))], address(measured, "removed=1"))
    }

    /// Moves a source up by one. It records the position of every source, so that the result does not depend on the
    /// earlier order.
    private func rank() -> Reply {
        var sources = practice.sources
        let named = request.form["source"] ?? ""
        guard let place = sources.firstIndex(where: { $0 == named }), place > 0 else {
            return .redirect(to: "/measurements")
        }
        sources.swapAt(place, place - 1)
        let ranked = SourcesRanked(sources: Array(sources.prefix(SourceRanking.most)))
        return record(
            ranked.map { [.sourcesRanked($0)] } ?? [], Confirmation.saved.at("/measurements#sources"))
    }

    private func record(_ facts: [Fact], _ address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }

    /// The address of the goal whose page sent the form, or else of the signal's page, in the week of a measurement.
    private func address(_ measured: Measured, _ said: String) -> String {
        if let goal = request.form["goal"].flatMap({ Identifier($0) }) {
            return "/personal-challenges/\(goal)?\(said)"
        }
        return "/measurements/\(Form.encoded(measured.signal.name))?week=\(measured.day)&\(said)"
    }

    /// Never inlined, so that the wasm module holds it once rather than in every caller.
    @inline(never)
    private func page(_ form: MeasurementForm, _ problems: [Problem] = []) -> Reply {
        let first = practice.firstWeekday
        let named = request.query["week"].flatMap { Day($0) } ?? today
        let week = min(named, today).startOfWeek(beginningOn: first)
        return .page(
            SignalPage(
                signal: form.signal, form: form, problems: problems, week: week, practice: practice,
                surroundings: surroundings, notice: notice()
            ).page(), status: problems.isEmpty ? 200 : 422)
    }

    /// What happened to the measurement that the address names.
    /// - Parameter goal: The goal on whose page that is said, to which undoing leads back.
    func notice(onPageOf goal: PersonalChallenge? = nil) -> Notice? {
        if request.query["removed"] != nil { return Notice(text: MeasurementsWording.removed) }
        guard let id = request.query["added"].flatMap({ Identifier($0) }),
            let measured = practice.measurement(id)
        else { return nil }
        let amount = MeasurementsWording.amount(
            measured.amount, measured.signal, in: practice.unit(of: measured.signal))
        return Notice(text: MeasurementsWording.added(amount), undo(id, measured.signal, onPageOf: goal))
    }

    private func undo(_ id: Identifier, _ signal: Signal, onPageOf goal: PersonalChallenge?)
        -> Notice.Action
    {
        Notice.Action(
            label: CommonWording.undo,
            address: "/measurements/\(Form.encoded(signal.name))/\(id)/remove",
            fields: [surroundings.formIdentifier(id, 1401)]
                + (goal.map { [("goal", $0.id.description)] } ?? []))
    }
}
