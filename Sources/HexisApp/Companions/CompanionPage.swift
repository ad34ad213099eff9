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
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            if companion.isOver { writeOver(to: &html) } else { writeCurrent(to: &html) }
        }
    }

    private func writeHeader(to html: inout HTML) {
        if let goal {
            html.pageHeader(companion.name, back: goal.address, goal.title, lead: goal.title)
        } else {
            html.pageHeader(companion.name, back: CompanionsPage.address, CompanionWording.title)
        }
    }

    private var problems: [Problem] {
        cheer.problems + (levelProblem.map { [Problem(field: "level", message: $0)] } ?? [])
    }

    private func writeCurrent(to html: inout HTML) {
        if companion.state == .active {
            html(ShownByCompanion(companion: companion, clock: practice.clock, surroundings: surroundings))
            html(CheerPanel(companion: companion, form: cheer, surroundings: surroundings))
            html(cheers)
        }
        writeLevel(to: &html)
        if companion.state == .active { writeChoices(to: &html) }
        writeLeave(to: &html)
    }

    private var cheers: CompanionCheers {
        CompanionCheers(companion: companion, clock: practice.clock, surroundings: surroundings)
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
            html(Switch(name: "notified", label: CompanionWording.notify, isOn: companion.isNotified))
            html(Switch(name: "ranked", label: CompanionWording.rank, isOn: companion.isRanked))
            html("p", .class("hint"), text: CompanionWording.rankText)
            html(
                Switch(
                    name: "muted", label: CompanionWording.mute(companion.name), isOn: companion.isMuted))
            html("button", .class("button quiet"), text: CommonWording.save)
        }
    }

    private func writeLeave(to html: inout HTML) {
        html("section", .class("panel")) { html in
            if companion.state != .waiting {
                html("p", .class("hint"), text: CompanionWording.leaveText(companion.name))
            }
            html("div", .class("buttons")) { html in
                writeLeaveButton(to: &html)
                writeBlock(to: &html)
            }
        }
    }

    private func writeLeaveButton(to html: inout HTML) {
        form("", "\(address)/leave", 1604, to: &html) { html in
            html(
                "button", .class("button quiet"),
                text: companion.state == .waiting ? CompanionWording.decline : CompanionWording.leave)
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
                writeUnblock(to: &html)
            } else {
                writeBlock(to: &html)
            }
        }
        html(cheers)
    }

    private func writeUnblock(to html: inout HTML) {
        html("p", text: CompanionWording.blocked(companion.name))
        form("", "\(address)/unblock", 1606, to: &html) { html in
            html("button", .class("button quiet"), text: CompanionWording.unblock)
        }
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
