import HexisCore

extension Storybook {
    static var graduations: [Sample] {
        let ready = settled(isGraduated: false).practice
        let graduated = settled(isGraduated: true).practice
        let address = "/habits/\(graduated.habits[0].id)"
        return [
            Sample(
                name: "today, a habit may graduate", practice: ready, request: Request(.get, "/today")),
            Sample(name: "habit, settled", practice: ready, request: Request(.get, address)),
            Sample(
                name: "graduation", practice: graduated, request: Request(.get, "\(address)/graduation")),
            Sample(name: "habit, graduated", practice: graduated, request: Request(.get, address)),
            Sample(name: "habits, graduated", practice: graduated, request: Request(.get, "/habits")),
            Sample(
                name: "archived, some", practice: graduated, request: Request(.get, ArchivedPage.address)),
            Sample(name: "archived, none", practice: ready, request: Request(.get, ArchivedPage.address)),
        ]
    }

    private static func settled(isGraduated: Bool) -> SamplePractice {
        var sample = SamplePractice()
        let walk = sample.habit("Walk after lunch", .walk, .moss, begun: 120)
        sample.habit("Read two pages", .book, .indigo)
        for ago in 1..<110 where ago % 20 != 7 { sample.checkIn(walk, daysAgo: ago) }
        sample.record(.automaticityDeclined(AutomaticityDeclined(habit: walk, day: SamplePractice.today)))
        if isGraduated {
            let ukulele = sample.habit("Practise the ukulele", .music, .amber)
            sample.record(.habitArchived(HabitArchived(habit: ukulele, day: SamplePractice.today)))
            sample.record(.habitGraduated(HabitGraduated(habit: walk, day: SamplePractice.today)))
        }
        return sample
    }
}
