extension HabitFields {
    /// Archives the habit. A graduating habit is archived like any other; only the wording about it differs.
    mutating func putAway(from day: Day, graduating: Bool, at stamp: Stamp) {
        archived.set(true, from: day, at: stamp)
        graduation.set(graduating ? day : nil, at: stamp)
    }
}

extension Habit {
    /// The day on which the habit graduated; `nil` if it is in use, or was archived without graduating.
    public var graduation: Day? { isArchived ? fields.graduation.value : nil }
}
