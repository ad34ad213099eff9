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
        let contents = Contents(
            habits: practice.habits, medicines: practice.medicines(on: day, at: surroundings.moment),
            challenges: day == today ? practice.activePersonalChallenges(on: today) : [])
        let document = Document(
            title, in: .today, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            let (habits, medicines) = (contents.habits, practice.medicines)
            let progress = practice.progress(of: habits, and: medicines, on: day, seenFrom: today)
            html(DayHeader(day: day, today: today, progress: progress, assets: surroundings.assets))
            html(
                WeekStrip(
                    practice: practice, habits: habits, medicines: medicines, day: day, today: today,
                    firstWeekday: practice.firstWeekday))
            html(DeviceStrip(journal: surroundings.localJournal, isServerFull: surroundings.isServerFull))
            html(PausedPanel(settings: practice.settings, surroundings: surroundings))
            html(CareOnToday(practice: practice, surroundings: surroundings))
            html(CompanionsOnToday(practice: practice, surroundings: surroundings))
            html(SilenceAnnouncements(practice: practice, surroundings: surroundings))
            if practice.isHardlyLived(day) { html("p", .class("hint"), text: ZoneWording.hardlyLived) }
            let rows = progress.asked + contents.challenges.count
            if let fullDay = FullDay(day, rows: rows, query: query, surroundings: surroundings) {
                write(fullDay, contents, to: &html)
            } else {
                write(contents, to: &html)
            }
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

    private func write(_ contents: Contents, to html: inout HTML) {
        let habits = contents.habits
        if day == today {
            html(ReportAnnouncements(practice: practice, habits: habits, surroundings: surroundings))
            html(PersonalAnnouncements(practice: practice, surroundings: surroundings))
            html(TimersOnToday(practice: practice, surroundings: surroundings))
        }
        html(
            MedicineOnToday(
                practice: practice, medicines: contents.medicines, day: day, surroundings: surroundings))
        if habits.contains(where: { !$0.isArchived }) {
            html(
                DayList(
                    practice: practice, habits: habits, day: day, query: query,
                    surroundings: surroundings))
            html(PersonalOnToday(active: contents.challenges, surroundings: surroundings))
            if day == today {
                html(LoopCards(practice: practice))
                html(QuestionOnToday(practice: practice, habits: habits, surroundings: surroundings))
            }
            writeInstallInvitation(habits, to: &html)
            html(GuideLinks())
        } else {
            html(PersonalOnToday(active: contents.challenges, surroundings: surroundings))
            html(LoopCards(practice: practice))
            writeBeginning(to: &html)
        }
    }

    private func write(_ fullDay: FullDay, _ contents: Contents, to html: inout HTML) {
        let habits = contents.habits
        html(
            "div", .class("full-day"), Attribute("data-since", "\(fullDay.since.instant.milliseconds)"),
            text: "")
        html(TimersOnToday(practice: practice, surroundings: surroundings))
        html(
            Prompts(
                practice: practice, habits: habits, medicines: contents.medicines, surroundings: surroundings)
        )
        html(
            MedicineOnToday(
                practice: practice, medicines: contents.medicines, day: day, surroundings: surroundings,
                fullDay: fullDay))
        html(
            FullDayList(
                practice: practice, habits: habits, day: day, query: query, surroundings: surroundings,
                fullDay: fullDay))
        html(PersonalOnToday(active: contents.challenges, surroundings: surroundings, isFullDay: true))
        html(LoopCards(practice: practice))
        writeInstallInvitation(habits, to: &html)
    }

    private func writeInstallInvitation(_ habits: [Habit], to html: inout HTML) {
        guard InstallMoment(practice, habits, on: day, in: surroundings) == .fitting else { return }
        html(InstallInvitation(assets: surroundings.assets))
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

    private var title: String {
        day == today ? CommonWording.today : DateWording.long(day, seenFrom: today)
    }
}

/// The day shown, with links to the previous and the next.
struct DayHeader: View {
    let day: Day
    let today: Day
    let progress: DayProgress
    let assets: Assets

    func write(to html: inout HTML) {
        html("header", .class("day-header")) { html in
            html("a", .class("round"), .href(address(of: day.previous)), .label(TodayWording.earlierDay)) {
                html in
                html("span", .class("arrow back"), .decorative, text: "")
            }
            html("div", .class("day-title")) { html in
                html("h1", text: DateWording.relative(day, seenFrom: today))
                html("p") { html in
                    html("span", text: DateWording.short(day, seenFrom: today))
                    if progress.asked > 0 {
                        html("span", .class("day-summary"), text: TodayWording.summary(progress))
                    }
                }
            }
            html("a", .class("round"), .href(address(of: day.next)), .label(TodayWording.laterDay)) { html in
                html("span", .class("arrow ahead"), .decorative, text: "")
            }
            html(AddButton(place: .today, assets: assets))
        }
        if day != today {
            html("p", .class("back-to-today")) { html in
                html("a", .href("/today"), text: TodayWording.backToToday)
            }
        }
    }

    private func address(of day: Day) -> String { day == today ? "/today" : "/today?day=\(day)" }
}

/// The week around the day shown, one ring per day.
struct WeekStrip: View {
    let practice: Practice
    let habits: [Habit]
    let medicines: [Medicine]
    let day: Day
    let today: Day
    let firstWeekday: Weekday

    func write(to html: inout HTML) {
        let first = day.startOfWeek(beginningOn: firstWeekday)
        html("nav", .class("week"), .label(TodayWording.weekStrip)) { html in
            for number in 0..<7 { write(first.advanced(by: number), to: &html) }
        }
    }

    private func write(_ date: Day, to html: inout HTML) {
        let progress = practice.progress(of: habits, and: medicines, on: date, seenFrom: today)
        html(
            "a", .class(date == today ? "weekday today" : date > today ? "weekday future" : "weekday"),
            .href(date == today ? "/today" : "/today?day=\(date)"),
            .label(TodayWording.day(date, progress, seenFrom: today)),
            Attribute("aria-current", date == day ? "date" : nil)
        ) { html in
            html("span", .decorative, text: DateWording.firstLetters(1, of: date.weekday))
            html(ProgressRing(permille: date > today ? 0 : progress.permille ?? 0, text: "\(date.date.day)"))
        }
    }
}

/// The content of an empty Today: every way to begin.
struct EmptyToday: View {
    let assets: Assets

    func write(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("h2", text: TodayWording.emptyTitle)
            html("p", text: TodayWording.emptyText)
            html(Doors(assets: assets, isSmall: true))
            html(GuideLinks(offersDoors: false))
        }
    }
}

extension Practice {
    /// Whether nothing is in use that could ever come up on Today.
    func hasNothing(on today: Day) -> Bool {
        habits.allSatisfy { $0.isArchived } && loops.allSatisfy { $0.isFinalized }
            && medicines.allSatisfy { $0.isStopped(on: today) }
            && !personalChallenges.contains { standing(of: $0, on: today).state == .active }
    }
}
