import HexisCore

/// On the page of a companion: the latest cheers of both, which are all that a page has room for.
struct CompanionCheers: View {
    let companion: Companion
    let clock: ClockFormat
    let surroundings: Surroundings

    private static let most = 10

    func write(to html: inout HTML) {
        let latest = companion.cheers.suffix(CompanionCheers.most).reversed()
        guard !latest.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: CheerWording.all)
            html("ul", .class("rows")) { html in
                for cheer in latest { write(cheer, to: &html) }
            }
        }
    }

    private func write(_ cheer: CompanionCheer, to html: inout HTML) {
        let time = DateWording.dayAndTime(cheer.instant, seenFrom: surroundings.moment, by: clock)
        html(
            CheerRow(
                cheer: cheer, detail: CheerWording.detail(cheer, companion.name, time),
                assets: surroundings.assets))
    }
}
