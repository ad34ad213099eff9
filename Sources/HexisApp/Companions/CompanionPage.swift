import HexisCore

/// One companion: what each shows the other, cheers, and how to leave.
struct CompanionPage {
    let companion: Companion
    let cheer: CheerForm
    /// What is wrong with the choice of what is shown.
    var levelProblem: String?
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    private var address: String { "\(CompanionsPage.address)/\(companion.id)" }
    private var goal: SharedGoal? { practice.sharedGoal(companion.challenge) }

    func page() -> HTML {
        let document = Document(
            companion.name, below: .goals, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            if let goal {
                html.pageHeader(
                    companion.name, back: goal.address, goal.title, lead: goal.title)
            } else {
                html.pageHeader(companion.name, back: CompanionsPage.address, CompanionWording.title)
            }
            html(ProblemSummary(problems: problems))
            if companion.isOver { writeOver(to: &html) } else { writeCurrent(to: &html) }
        }
    }

    private var problems: [Problem] {
        cheer.problems + (levelProblem.map { [Problem(field: "level", message: $0)] } ?? [])
    }

    private func writeCurrent(to html: inout HTML) {
        if companion.state == .active {
            writeShown(to: &html)
            html(CheerPanel(companion: companion, form: cheer, surroundings: surroundings))
            writeCheers(to: &html)
        }
        writeLevel(to: &html)
        if companion.state == .active { writeChoices(to: &html) }
        writeLeave(to: &html)
    }

    private func writeShown(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "shown")) { html in
            html("h2", .id("shown"), text: CompanionWording.shows(companion.name))
            html("div", .class("personal card-body")) { html in
                html(CompanionMark(companion: companion, assets: surroundings.assets))
                html("div", .class("card-text")) { html in
                    html("p", text: CompanionWording.line(companion, seenFrom: surroundings.moment))
                    if let progress = companion.progress {
                        html(
                            "p", .class("card-line"),
                            text: CompanionWording.asOf(
                                progress.since, seenFrom: surroundings.moment, by: practice.clock))
                    }
                }
            }
        }
    }

    /// The latest, which are all that a page has room for.
    private func writeCheers(to html: inout HTML) {
        let latest = companion.cheers.suffix(10).reversed()
        guard !latest.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: CheerWording.all)
            html("ul", .class("rows")) { html in
                for cheer in latest {
                    let time = DateWording.dayAndTime(
                        cheer.instant, seenFrom: surroundings.moment, by: practice.clock)
                    html(
                        CheerRow(
                            cheer: cheer, detail: CheerWording.detail(cheer, companion.name, time),
                            assets: surroundings.assets))
                }
            }
        }
    }

    private func writeLevel(to html: inout HTML) {
        form("panel fields", address, 1602, to: &html) { html in
            if companion.state == .waiting {
                html("p", text: CompanionWording.joinedText(companion.name))
            }
            html(
                CompanionLevelChoices(name: companion.name, chosen: companion.level, problem: levelProblem))
            html(
                "button", .class("button"),
                text: companion.state == .waiting ? CompanionWording.show : CommonWording.save)
        }
    }

    private func writeChoices(to html: inout HTML) {
        form("panel fields", "\(address)/choices", 1603, to: &html) { html in
            html(
                Switch(
                    name: "notified", label: CompanionWording.notify,
                    isOn: companion.isNotified))
            html(
                Switch(
                    name: "ranked", label: CompanionWording.rank, isOn: companion.isRanked))
            html("p", .class("hint"), text: CompanionWording.rankText)
            html(
                Switch(
                    name: "muted", label: CompanionWording.mute(companion.name), isOn: companion.isMuted))
            html("button", .class("button quiet"), text: CommonWording.save)
        }
    }

    private func writeLeave(to html: inout HTML) {
        let isWaiting = companion.state == .waiting
        html("section", .class("panel")) { html in
            if !isWaiting {
                html("p", .class("hint"), text: CompanionWording.leaveText(companion.name))
            }
            html("div", .class("buttons")) { html in
                form("", "\(address)/leave", 1604, to: &html) { html in
                    html(
                        "button", .class("button quiet"),
                        text: isWaiting ? CompanionWording.decline : CompanionWording.leave)
                }
                writeBlock(to: &html)
            }
        }
    }

    private func writeBlock(to html: inout HTML) {
        form("", "\(address)/block", 1605, to: &html) { html in
            html(
                "button", .class("button quiet danger"), .label(CompanionWording.block(companion.name)),
                text: CompanionWording.block)
        }
    }

    private func writeOver(to html: inout HTML) {
        html("section", .class("panel fields")) { html in
            html("p", text: CompanionWording.line(companion, seenFrom: surroundings.moment))
            if practice.isBlocked(companion.person) {
                html("p", text: CompanionWording.blocked(companion.name))
                form("", "\(address)/unblock", 1606, to: &html) { html in
                    html("button", .class("button quiet"), text: CompanionWording.unblock)
                }
            } else {
                writeBlock(to: &html)
            }
        }
        writeCheers(to: &html)
    }

    private func form(
        _ classes: String, _ action: String, _ number: UInt64, to html: inout HTML,
        content: (inout HTML) -> Void
    ) {
        html(
            "form", .class(classes), Attribute("method", "post"), Attribute("action", action),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(companion.id, number)]))
            content(&html)
        }
    }
}
