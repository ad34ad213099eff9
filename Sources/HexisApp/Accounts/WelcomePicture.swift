import HexisCore

/// Today, as it looks once somebody has begun, drawn with the app's own parts. Nothing in it can be tapped or is read
/// aloud.
struct WelcomePicture: View {
    let assets: Assets

    func write(to html: inout HTML) {
        let practice = MadeUpDay().practice
        html("div", .class("welcome-picture"), .decorative, Attribute("inert", if: true)) { html in
            html("p", .class("picture-title"), text: CommonWording.today)
            writeWeek(of: practice, to: &html)
            writeDoses(of: practice, to: &html)
            writeHabits(of: practice, to: &html)
        }
    }

    private func writeWeek(of practice: Practice, to html: inout HTML) {
        html(
            WeekStrip(
                practice: practice, habits: practice.habits, medicines: practice.medicines,
                day: MadeUpDay.today, today: MadeUpDay.today, firstWeekday: .monday))
    }

    private func writeDoses(of practice: Practice, to html: inout HTML) {
        html(
            DoseSection(
                practice: practice, medicines: practice.medicines, day: MadeUpDay.today,
                surroundings: surroundings, back: "today"))
    }

    private func writeHabits(of practice: Practice, to html: inout HTML) {
        let surroundings = surroundings
        html("ul", .class("cards")) { html in
            for habit in practice.habits {
                html(
                    TaskCard(
                        habit: habit, day: MadeUpDay.today, practice: practice, surroundings: surroundings))
            }
        }
    }

    private var surroundings: Surroundings {
        Surroundings(
            moment: MadeUpDay.moment, device: Identifier(high: 0, low: 0),
            random: Identifier(high: 0, low: 0), assets: assets)
    }
}

/// The day of a made-up person: a tablet taken, two pages read, water on the way, a walk still ahead.
private struct MadeUpDay {
    /// A Saturday, so that a week of rings stands before it.
    static var today: Day { moment.today }
    /// 09:41 UTC on it.
    static var moment: Moment { Moment(instant: Instant(clamping: 1_795_254_060_000)) }

    private(set) var practice = Practice()
    private var count: UInt64 = 0

    init() {
        takeMedicine()
        let read = addHabit(WelcomeWording.read, .book, .indigo)
        mark(read, missing: [3])
        let water = addHabit(WelcomeWording.water, .drop, .sky)
        let glasses = DailyGoal(.atLeast, Amount(clamping: 8000), unit: Line(WelcomeWording.glasses))
        record(.dailyGoalSet(DailyGoalSet(habit: water, from: day(30), goal: glasses)))
        mark(water, Amount(clamping: 8000), missing: [0, 5])
        record(.checkedIn(CheckedIn(habit: water, day: day(0), amount: Amount(clamping: 3000))))
        mark(addHabit(WelcomeWording.walk, .walk, .moss), missing: [0, 2, 6])
    }

    private func day(_ ago: Int) -> Day { MadeUpDay.today.advanced(by: -ago) }

    private mutating func record(_ fact: Fact) {
        count += 1
        practice.add(
            Entry(
                id: Identifier(high: 1, low: count),
                at: MadeUpDay.moment.instant.advanced(byMilliseconds: Int64(count) - 1000),
                device: Identifier(high: 0, low: 0), fact: fact))
    }

    private mutating func addHabit(_ name: String, _ symbol: HabitSymbol, _ colour: HabitColour) -> Identifier
    {
        let habit = Identifier(high: 2, low: count)
        guard let name = Line(name) else { return habit }
        record(.habitAdded(HabitAdded(habit: habit, name: name, day: day(30))))
        record(.habitColoured(HabitColoured(habit: habit, colour: colour)))
        record(.habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: symbol)))
        return habit
    }

    private mutating func mark(_ habit: Identifier, _ amount: Amount = .one, missing: [Int]) {
        for ago in 0..<10 where !missing.contains(ago) {
            record(.checkedIn(CheckedIn(habit: habit, day: day(ago), amount: amount)))
        }
    }

    private mutating func takeMedicine() {
        let medicine = Identifier(high: 3, low: 1)
        guard let name = Line(WelcomeWording.tablet), let slot = TimeOfDay("08:00"),
            let times = DoseTimes([slot])
        else { return }
        record(.medicineNamed(MedicineNamed(medicine: medicine, name: name)))
        record(
            .regimenSet(RegimenSet(medicine: medicine, from: day(30), regimen: .at(times, on: .every))))
        for ago in 0..<10 { take(medicine, ago, at: slot) }
    }

    private mutating func take(_ medicine: Identifier, _ ago: Int, at slot: TimeOfDay) {
        let taken = MadeUpDay.moment.instant.advanced(byMilliseconds: -Int64(ago) * 86_400_000 - 6_000_000)
        record(
            .doseTaken(
                DoseTaken(
                    medicine: medicine, day: day(ago), slot: .time(slot), registered: day(ago),
                    taken: taken, time: slot)))
    }
}
