import HexisCore

/// The habits of one day, each as a card.
struct TodayPage {
    let practice: Practice
    let day: Day
    let surroundings: Surroundings
    /// The query, which may name a part of the list.
    let query: Form
    var notice: Notice?

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let contents = contents
        let document = Document(title, in: .today, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            let progress = practice.progress(
                of: contents.habits, and: practice.medicines, on: day, seenFrom: today)
            writeHead(progress, contents.habits, to: &html)
            writeNews(to: &html)
            writeRows(progress, contents, to: &html)
            html(Findings(practice: practice, surroundings: surroundings))
        }
    }

    /// What the page shows, looked up once.
    private struct Contents {
        let habits: [Habit]
        /// Those of the day.
        let medicines: [Medicine]
        /// The running challenges of one's own, only today.
        let challenges: [ActiveChallenge]
    }

    private var contents: Contents {
        Contents(
            habits: practice.habits, medicines: practice.medicines(on: day, at: surroundings.moment),
            challenges: day == today ? practice.activePersonalChallenges(on: today) : [])
    }

    private var title: String {
        day == today ? CommonWording.today : DateWording.long(day, seenFrom: today)
    }

    private func writeHead(_ progress: DayProgress, _ habits: [Habit], to html: inout HTML) {
        html(DayHeader(day: day, today: today, progress: progress, assets: surroundings.assets))
        html(
            WeekStrip(
                practice: practice, habits: habits, medicines: practice.medicines, day: day, today: today,
                firstWeekday: practice.firstWeekday))
    }

    /// Writes what the person should know, whatever the day holds.
    private func writeNews(to html: inout HTML) {
        html(DeviceStrip(journal: surroundings.localJournal, isServerFull: surroundings.isServerFull))
        html(PausedPanel(settings: practice.settings, surroundings: surroundings))
        html(CareOnToday(practice: practice, surroundings: surroundings))
        html(CompanionsOnToday(practice: practice, surroundings: surroundings))
        html(SilenceAnnouncements(practice: practice, surroundings: surroundings))
        if practice.isHardlyLived(day) { html("p", .class("hint"), text: ZoneWording.hardlyLived) }
    }

    private func writeRows(_ progress: DayProgress, _ contents: Contents, to html: inout HTML) {
        let rows = progress.asked + contents.challenges.count
        if let fullDay = FullDay(day, rows: rows, query: query, surroundings: surroundings) {
            write(contents, by: fullDay, to: &html)
        } else {
            write(contents, to: &html)
        }
    }

    private func write(_ contents: Contents, by fullDay: FullDay, to html: inout HTML) {
        html(
            "div", .class("full-day"), Attribute("data-since", "\(fullDay.since.instant.milliseconds)"),
            text: "")
        html(TimersOnToday(practice: practice, surroundings: surroundings))
        html(prompts(contents))
        html(medicine(contents, by: fullDay))
        html(list(contents, by: fullDay))
        html(PersonalOnToday(active: contents.challenges, surroundings: surroundings, isFullDay: true))
        html(LoopCards(practice: practice))
        writeInstallInvitation(contents.habits, to: &html)
    }

    private func prompts(_ contents: Contents) -> Prompts {
        Prompts(
            practice: practice, habits: contents.habits, medicines: contents.medicines,
            surroundings: surroundings)
    }

    private func medicine(_ contents: Contents, by fullDay: FullDay? = nil) -> MedicineOnToday {
        MedicineOnToday(
            practice: practice, medicines: contents.medicines, day: day, surroundings: surroundings,
            fullDay: fullDay)
    }

    private func list(_ contents: Contents, by fullDay: FullDay) -> FullDayList {
        FullDayList(
            practice: practice, habits: contents.habits, day: day, query: query, surroundings: surroundings,
            fullDay: fullDay)
    }

    private func writeInstallInvitation(_ habits: [Habit], to html: inout HTML) {
        guard InstallMoment(practice, habits, on: day, in: surroundings) == .fitting else { return }
        html(InstallInvitation(assets: surroundings.assets))
    }

    private func write(_ contents: Contents, to html: inout HTML) {
        if day == today { writeAnnouncements(contents.habits, to: &html) }
        html(medicine(contents))
        if contents.habits.contains(where: { !$0.isArchived }) {
            writeHabits(contents, to: &html)
        } else {
            html(PersonalOnToday(active: contents.challenges, surroundings: surroundings))
            html(LoopCards(practice: practice))
            writeBeginning(to: &html)
        }
    }

    private func writeAnnouncements(_ habits: [Habit], to html: inout HTML) {
        html(ReportAnnouncements(practice: practice, habits: habits, surroundings: surroundings))
        html(PersonalAnnouncements(practice: practice, surroundings: surroundings))
        html(TimersOnToday(practice: practice, surroundings: surroundings))
    }

    private func writeHabits(_ contents: Contents, to html: inout HTML) {
        let habits = contents.habits
        html(DayList(practice: practice, habits: habits, day: day, query: query, surroundings: surroundings))
        html(PersonalOnToday(active: contents.challenges, surroundings: surroundings))
        if day == today {
            html(LoopCards(practice: practice))
            html(QuestionOnToday(practice: practice, habits: habits, surroundings: surroundings))
        }
        writeInstallInvitation(habits, to: &html)
        html(GuideLinks())
    }

    /// Someone who came for something other than habits is not asked for one.
    private func writeBeginning(to html: inout HTML) {
        guard practice.hasNothing(on: today) else {
            html(NewHabitButton())
            html(GuideLinks())
            return
        }
        html(EmptyToday(assets: surroundings.assets))
    }
}
