import HexisCore

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
