/// The fields of a habit, each with the latest value from any device.
struct HabitFields: Hashable, Sendable {
    var name = Latest<Line?>(initially: nil)
    var start = Latest<Day?>(initially: nil)
    /// The entry that added the habit; orders habits that were never moved.
    var added: Stamp?
    var schedule = Timeline<Schedule>(initially: .daily)
    var goal = Timeline<DailyGoal?>(initially: nil)
    var colour = Latest<HabitColour>(initially: .teal)
    var symbol = Latest<HabitSymbol>(initially: .leaf)
    var group = Latest<Line?>(initially: nil)
    var position = Latest<Int64?>(initially: nil)
    /// Whether the habit is archived. The days between archiving and bringing back stay out of every count.
    var archived = Timeline(initially: false)
    /// The day of graduation, unless the habit was archived or brought back since.
    var graduation = Latest<Day?>(initially: nil)
    var graduationDeclined = Latest<Day?>(initially: nil)
    var isDeleted = false
    /// Sorted by id.
    var challenges: [ChallengeFields] = []
    /// Sorted by id.
    var reminders: [ReminderFields] = []
    var automaticityAnswers: [AutomaticityAnswer] = []
    /// The signal that is measured for the habit.
    var signal = Timeline<Signal?>(initially: nil)
    /// Whether `signal` was ever set.
    var isMeasured = false
    var records = DayTable<DayRecord>()
}
