import HexisCore

/// The link “Compare with …”; absent if there is no other report.
struct CompareLink: View {
    /// The reports being viewed.
    let reports: [Challenge]
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        guard practice.completedChallengeCount(on: today) > reports.count else { return }
        html("a", .href(ReportsAddress.choice(beside: reports)), text: ReportWording.compareWith)
    }
}
