import HexisCore

/// On Today: who joined a goal, until the person chooses what they see; and today's cheers.
struct CompanionsOnToday: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        for companion in practice.companions {
            switch companion.state {
            case .waiting: writeJoined(companion, to: &html)
            case .active where !companion.isMuted: writeCheers(companion, to: &html)
            case .active, .left: continue
            }
        }
    }

    private func writeJoined(_ companion: Companion, to html: inout HTML) {
        guard let goal = practice.sharedGoal(companion.challenge) else { return }
        html("section", .class("panel announcement")) { html in
            html("h2", text: CompanionWording.joined(companion.name, goal.title))
            html("p", text: CompanionWording.joinedText(companion.name))
            html("div", .class("buttons")) { html in
                html(
                    "a", .class("button"), .href("\(CompanionsPage.address)/\(companion.id)"),
                    text: CompanionWording.choose)
            }
        }
    }

    private func writeCheers(_ companion: Companion, to html: inout HTML) {
        let cheers = todaysCheers(of: companion)
        guard !cheers.isEmpty else { return }
        html("section", .class("panel announcement")) { html in
            html("h2", text: CheerWording.from(companion.name))
            html("ul", .class("rows")) { html in
                for cheer in cheers { write(cheer, to: &html) }
            }
            html("div", .class("buttons")) { writeCheerBack(companion, to: &$0) }
        }
    }

    private func todaysCheers(of companion: Companion) -> [CompanionCheer] {
        let now = surroundings.moment
        return companion.received.filter { cheer in
            Moment(instant: cheer.instant, offset: now.offset, dayStart: now.dayStart).today == now.today
        }
    }

    private func write(_ cheer: CompanionCheer, to html: inout HTML) {
        let time = DateWording.dayAndTime(cheer.instant, seenFrom: surroundings.moment, by: practice.clock)
        html(
            CheerRow(cheer: cheer, detail: CommonWording.capitalized(time), assets: surroundings.assets))
    }

    private func writeCheerBack(_ companion: Companion, to html: inout HTML) {
        html(
            "a", .class("button"), .href("\(CompanionsPage.address)/\(companion.id)"),
            .label(CheerWording.title(companion.name)), text: CheerWording.send)
    }
}

extension Practice {
    /// The names of those who show that they did something for a goal today, without those who are muted.
    func companionsDone(with challenge: Identifier, on today: Day) -> [String] {
        companions(of: challenge).filter { companion in
            guard companion.state == .active, !companion.isMuted, let shown = companion.progress?.shown else {
                return false
            }
            return shown.day == today && shown.isDone(daysAgo: 0) ?? false
        }.map { $0.name }
    }
}
