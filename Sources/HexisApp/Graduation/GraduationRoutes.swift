import HexisCore

/// Letting a habit graduate, postponing that, and the celebration.
struct GraduationRoutes: VisitRoutes {
    let habit: Habit
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// Answers requests below `/habits/ID/graduation`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        switch (request.method, path.first ?? "") {
        case (.get, ""): celebrate()
        case (.post, ""): graduate()
        case (.post, "later"): putOff()
        default: nil
        }
    }

    private func graduate() -> Reply {
        guard !habit.isArchived else { return .redirect(to: "/habits/\(habit.id)") }
        return record(
            .habitGraduated(HabitGraduated(habit: habit.id, day: today)),
            thenTo: "/habits/\(habit.id)/graduation")
    }

    private func putOff() -> Reply {
        record(
            .graduationDeclined(GraduationDeclined(habit: habit.id, day: today)),
            thenTo: Confirmation.putOff.at("/today"))
    }

    private func celebrate() -> Reply? {
        guard habit.graduation != nil else { return nil }
        return .page(
            GraduationPage(habit: habit, practice: practice, surroundings: surroundings).page())
    }

    private func record(_ fact: Fact, thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: address)
    }
}
