import HexisCore

/// Adding, changing and removing places, and reporting that one has arrived.
struct PlaceRoutes: VisitRoutes {
    let visit: Visit

    private var isGet: Bool { request.method == .get }

    /// Answers requests below `/settings/places`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return isGet ? list() : add() }
        if first == "new" { return path.count == 1 && isGet ? new() : nil }
        guard let place = Identifier(first).flatMap({ practice.place($0) }) else { return nil }
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _): return page(PlaceForm(place), [], place)
        case (.post, 1, _): return save(place)
        case (.post, 2, "remove"): return remove(place)
        case (.post, 2, "arrived"): return arrive(at: place)
        default: return nil
        }
    }

    private func list() -> Reply {
        .page(PlacesPage(practice: practice, surroundings: surroundings, notice: saved).page())
    }

    private func new() -> Reply {
        var form = PlaceForm()
        form.plan = request.query["plan"].flatMap { PlanAddress($0) }
        return page(form, [], nil)
    }

    /// A person who came from a plan returns to it, with the new place selected.
    private func add() -> Reply {
        let form = PlaceForm(request.form)
        let recorder = Recorder(request, practice, surroundings)
        let place = recorder.newIdentifier
        guard let fact = form.fact(named: place) else { return page(form, form.problems, nil) }
        return record(
            fact,
            thenTo: form.plan.map { Confirmation.added.at("\($0.address)?place=\(place)#by-place") }
                ?? "/settings/places?saved=1")
    }

    private func save(_ place: NamedPlace) -> Reply {
        let form = PlaceForm(request.form)
        guard let fact = form.fact(named: place.id) else { return page(form, form.problems, place) }
        return record(fact, thenTo: "/settings/places?saved=1")
    }

    private func remove(_ place: NamedPlace) -> Reply {
        record(
            .placeRemoved(PlaceRemoved(place: place.id)), thenTo: Confirmation.removed.at("/settings/places"))
    }

    /// Records an arrival now, by the device's own clock: if it is offline, the entry syncs later with the same
    /// instant.
    private func arrive(at place: NamedPlace) -> Reply {
        let arrived = Arrived(place: place.id, instant: surroundings.moment.instant, source: .phone)
        return record(.arrived(arrived), thenTo: "/settings/places/\(place.id)?arrived=1")
    }

    private func record(_ fact: Fact, thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: address)
    }

    private var saved: Notice? { request.query["saved"].map { _ in Notice(text: PlacesWording.saved) } }

    /// The open plans for arriving at the place; each is completed with one tap.
    private func noticeOfArrival(at place: NamedPlace) -> Notice? {
        guard request.query["arrived"] != nil else { return nil }
        let today = surroundings.moment.today
        var notice = Notice(text: PlacesWording.arrived(place.name.text))
        for reminder in practice.placeReminders(waitingAt: place.id, on: today) {
            guard let habit = practice.habit(reminder.habit),
                let plan = practice.plans(of: habit.id).first(where: { $0.id == reminder.plan })
            else { continue }
            notice.say(PlacesWording.call(habit.name, plan), completion(of: reminder, of: habit, on: today))
        }
        return notice
    }

    private func completion(of reminder: PlaceReminder, of habit: Habit, on today: Day) -> Notice.Action {
        Notice.Action(
            label: CallWording.done(habit.goal(on: today)),
            address: "/habits/\(habit.id)/reminders/\(reminder.id)/done",
            fields: [("day", today.description), surroundings.formIdentifier(reminder.id, 113)])
    }

    @inline(never)
    private func page(_ form: PlaceForm, _ problems: [Problem], _ place: NamedPlace?) -> Reply {
        .page(
            PlacePage(
                form: form, problems: problems, place: place, practice: practice, surroundings: surroundings,
                notice: place.flatMap { noticeOfArrival(at: $0) }
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
