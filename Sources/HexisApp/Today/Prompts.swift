import HexisCore

/// What a full day has to say besides its rows, in one place: the most urgent, and the rest folded away.
struct Prompts: View {
    let practice: Practice
    let habits: [Habit]
    /// The medicines of today.
    let medicines: [Medicine]
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func write(to html: inout HTML) {
        var rest = HTML(capacity: 64)
        var count = 0
        for prompt in inOrder {
            var piece = HTML(capacity: 64)
            prompt(&piece)
            guard !piece.isEmpty else { continue }
            if count == 0 { html.append(piece) } else { rest.append(piece) }
            count += 1
        }
        guard count > 1 else { return }
        html.fold("prompts", TodayWording.moreToSay(count - 1), "") { html in html.append(rest) }
    }

    private var inOrder: [(inout HTML) -> Void] {
        [
            { $0(WordsInTime(practice: practice, medicines: medicines, today: today)) },
            { $0(PersonalAnnouncements(practice: practice, surroundings: surroundings)) },
            { $0(ReportAnnouncements(practice: practice, habits: habits, surroundings: surroundings)) },
            {
                if !medicines.isEmpty { $0(LastMedicineWeek(practice: practice, today: today)) }
            },
            { $0(QuestionOnToday(practice: practice, habits: habits, surroundings: surroundings)) },
        ]
    }
}

/// At most one question: how automatic a habit is, else whether one may leave the list.
struct QuestionOnToday: View {
    let practice: Practice
    let habits: [Habit]
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        if let habit = practice.habitToRate(of: habits, on: surroundings.moment.today) {
            html(AutomaticityInvitation(habit: habit, surroundings: surroundings))
        } else {
            html(GraduationProposal(practice: practice, habits: habits, surroundings: surroundings))
        }
    }
}
