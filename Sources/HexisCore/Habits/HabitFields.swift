/// What was said about a habit, each field the latest that any device said.
struct HabitFields: Hashable, Sendable {
    var name = Latest<Line?>(initially: nil)
    var start = Latest<Day?>(initially: nil)
    /// When and under which entry it was registered; orders habits that were never moved.
    var added: Stamp?
    var schedule = Timeline<Schedule>(initially: .daily)
    var goal = Timeline<DailyGoal?>(initially: nil)
    var colour = Latest<HabitColour>(initially: .teal)
    var symbol = Latest<HabitSymbol>(initially: .leaf)
    var group = Latest<Line?>(initially: nil)
    var position = Latest<Int64?>(initially: nil)
    /// Whether it is put away. The days between putting away and coming back stay out of every count.
    var archived = Timeline(initially: false)
    /// The day of graduation, unless it was put away or brought back since.
    var graduation = Latest<Day?>(initially: nil)
    var graduationDeclined = Latest<Day?>(initially: nil)
    var isDeleted = false
    /// By their ids.
    var challenges: [ChallengeFields] = []
    /// By their ids.
    var reminders: [ReminderFields] = []
    var automaticityAnswers: [AutomaticityAnswer] = []
    /// What is measured for it.
    var signal = Timeline<Signal?>(initially: nil)
    /// Whether anything was ever said about that.
    var isMeasured = false
    var records: [Day: DayRecord] = [:]
}
