extension Practice {
    /// The same groups in the person's order: those that were ordered, then the others as they are given. Once
    /// any group was ordered, the habits without a group come last.
    public func inOrder(_ groups: [Line?]) -> [Line?] {
        let ordered = fields.groups.value.lines
        guard !ordered.isEmpty else { return groups }
        let ranks = groups.map { group in
            group.map { name in ordered.firstIndex(of: name) ?? ordered.count } ?? ordered.count + 1
        }
        return sortedPlaces(of: groups.count) { (ranks[$0], $0) < (ranks[$1], $1) }.map { groups[$0] }
    }

    /// The facts that give a group another name. Habits of a group that has that name already join them.
    public func facts(renaming group: Line, to name: Line) -> [Fact] {
        guard name != group else { return [] }
        var facts = habits.filter { $0.group == group }.map {
            Fact.habitGrouped(HabitGrouped(habit: $0.id, group: name))
        }
        let lines = fields.groups.value.lines
        if lines.contains(group), let renamed = LineList(lines.map { $0 == group ? name : $0 }) {
            facts.append(.groupsOrdered(GroupsOrdered(groups: renamed)))
        }
        return facts
    }

    /// The facts that move a habit into a group, in front of another habit of it, or to its end for `nil`: its group,
    /// and the position of every habit in use, so that the result does not depend on the earlier order.
    public func facts(moving habit: Habit, to group: Line?, before next: Habit?) -> [Fact] {
        var order = habits.filter { !$0.isArchived && $0.id != habit.id }
        let end = order.lastIndex { $0.group == group }.map { $0 + 1 } ?? order.count
        let place = next.flatMap { next in order.firstIndex { $0.id == next.id } } ?? end
        order.insert(habit, at: place)
        let moved = order.enumerated().map { Fact.habitMoved(HabitMoved(habit: $1.id, position: Int64($0))) }
        return group == habit.group
            ? moved : [.habitGrouped(HabitGrouped(habit: habit.id, group: group))] + moved
    }
}
