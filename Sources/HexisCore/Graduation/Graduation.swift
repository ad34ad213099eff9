extension HabitFields {
    /// A habit that graduates is put away like any other; only what is said about it differs.
    mutating func putAway(from day: Day, graduating: Bool, at stamp: Stamp) {
        archived.set(true, from: day, at: stamp)
        graduation.set(graduating ? day : nil, at: stamp)
    }
}

extension Habit {
    /// The day on which it graduated; `nil` for one that is in use, or was put away unformed.
    public var graduation: Day? { isArchived ? fields.graduation.value : nil }
}
