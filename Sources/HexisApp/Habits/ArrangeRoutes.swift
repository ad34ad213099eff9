import HexisCore

/// Ordering habits and their groups.
struct ArrangeRoutes: VisitRoutes {
    let visit: Visit

    /// `GET /habits/ID/arrange`.
    func arrange(_ habit: Habit) -> Reply {
        .page(ArrangeHabitPage(habit: habit, practice: practice, surroundings: surroundings).page())
    }

    /// `POST /habits/ID/move`: moves a habit within its group, or to the end of another one.
    func move(_ habit: Habit) -> Reply {
        if let name = request.form["group"] { return move(habit, to: Line(name), before: nil) }
        if let name = request.form["new-group"] { return move(habit, toNewGroup: name) }
        let direction = request.form["direction"].flatMap { Move(name: $0) }
        return direction.flatMap { move(habit, $0) } ?? record([], thenTo: "/habits")
    }

    /// Moves a habit within its group; `nil` if it stays where it is.
    private func move(_ habit: Habit, _ move: Move) -> Reply? {
        let peers = practice.habitsInUse.filter { $0.group == habit.group }
        guard let place = peers.firstIndex(where: { $0.id == habit.id }) else { return nil }
        let target = move.target(from: place, of: peers.count)
        guard target != place else { return nil }
        let others = peers.filter { $0.id != habit.id }
        return self.move(
            habit, to: habit.group, before: others.indices.contains(target) ? others[target] : nil)
    }

    /// `POST /habits/arrange`: puts a habit where it was dropped.
    func drop() -> Reply {
        guard let habit = habit(named: "habit") else { return record([], thenTo: "/habits") }
        return move(
            habit, to: request.form["group"].flatMap { Line($0) }, before: self.habit(named: "before"))
    }

    private func habit(named field: String) -> Habit? {
        request.form[field].flatMap { Identifier($0) }.flatMap { practice.habit($0) }
    }

    private func move(_ habit: Habit, toNewGroup name: String) -> Reply {
        guard let group = Line(name) else {
            let problem = name.isBlank ? HabitsWording.groupMissing : HabitsWording.groupTooLong
            let page = ArrangeHabitPage(
                habit: habit, practice: practice, surroundings: surroundings, typed: name, problem: problem)
            return .page(page.page(), status: 422)
        }
        return move(habit, to: group, before: nil)
    }

    private func move(_ habit: Habit, to group: Line?, before next: Habit?) -> Reply {
        record(
            practice.facts(moving: habit, to: group, before: next),
            thenTo: Confirmation.recorded.at("/habits#habit-\(habit.id)", habit.id))
    }

    /// `GET /habits/groups`, for the group that the query names.
    func showGroup() -> Reply? {
        group(request.query).map {
            .page(GroupPage(group: $0, practice: practice, surroundings: surroundings).page())
        }
    }

    /// `POST /habits/groups`: renames a group, or moves it among the others.
    func changeGroup() -> Reply? {
        guard let group = group(request.form) else { return nil }
        if let typed = request.form["name"] { return rename(group, typed) }
        var groups = practice.namedGroups
        guard let place = groups.firstIndex(of: group),
            let move = request.form["direction"].flatMap({ Move(name: $0) })
        else { return record([], thenTo: "/habits") }
        groups.insert(groups.remove(at: place), at: move.target(from: place, of: groups.count + 1))
        let order = LineList(groups).map { Fact.groupsOrdered(GroupsOrdered(groups: $0)) }
        return record([order].compactMap { $0 }, thenTo: Confirmation.saved.at("/habits"))
    }

    private func rename(_ group: Line, _ typed: String) -> Reply {
        guard let name = Line(typed) else {
            let problem = typed.isBlank ? HabitsWording.groupMissing : HabitsWording.groupTooLong
            let page = GroupPage(
                group: group, practice: practice, surroundings: surroundings, typed: typed, problem: problem)
            return .page(page.page(), status: 422)
        }
        return record(practice.facts(renaming: group, to: name), thenTo: Confirmation.saved.at("/habits"))
    }

    /// The group that a form or a query names, if any habit is in it.
    private func group(_ form: Form) -> Line? {
        form["group"].flatMap { Line($0) }.flatMap { practice.namedGroups.contains($0) ? $0 : nil }
    }

    private func record(_ facts: [Fact], thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }
}
