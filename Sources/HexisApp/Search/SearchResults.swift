import HexisCore

/// What a search found, each kind below its own heading.
struct SearchResults {
    let terms: SearchTerms
    private var found: [(kind: String, row: LinkRow)] = []

    init(terms: SearchTerms) {
        self.terms = terms
    }

    /// Looks through what the person has.
    mutating func addOwn(of practice: Practice) {
        for habit in practice.habits {
            let line = habit.isArchived ? HabitsWording.archived : habit.group?.text ?? ""
            add(CommonWording.habits, habit.name, "/habits/\(habit.id)", line: line)
        }
        for medicine in practice.medicines {
            add(MedicineWording.title, medicine.name, "/medicine/\(medicine.id)")
        }
        for challenge in practice.personalChallenges {
            add(PersonalWording.title, challenge.title.text, "/personal-challenges/\(challenge.id)")
        }
        for loop in practice.loops { add(LoopsWording.title, loop.routine.text, "/loops/\(loop.id)") }
    }

    mutating func addPages() {
        for place in Place.allCases { addPage(place.name, place.address) }
        for subsection in Subsection.allCases where !subsection.isFirst {
            addPage(subsection.name, subsection.address)
        }
        for setting in Setting.allCases { addPage(SettingsWording.name(of: setting), setting.address) }
        addPage(HabitsWording.new, "/habits/new")
        addPage(PausesWording.title, "/pauses")
        addPage(YearReviewWording.title, YearReviewPage.address)
        addPage(HabitsWording.archivedTitle, ArchivedPage.address)
        addPage(RemindersWording.title, "/settings/reminders")
        addPage(PlacesWording.link, "/settings/places")
        add(SearchWording.pages, ImportWording.title, ImportPage.address, text: ImportWording.inSettings)
        addPage(ExportPageWording.title, ExportPage.address)
        addPage(CareWording.title, CareProvidersPage.address)
        addPage(WaysInWording.link, "/settings/data")
        addPage(ProgramsWording.link, "/settings/programs")
        addPage(SettingsWording.account, "/account")
    }

    @inline(never)
    private mutating func addPage(_ name: String, _ address: String) {
        add(SearchWording.pages, name, address)
    }

    /// Looks through what the person has read already.
    mutating func addKnowledge(of practice: Practice) {
        for kept in practice.keptRewards where kept.reward.isRead {
            guard case .knowledge(let knowledge) = kept.item else { continue }
            add(RewardsWording.knowledge, knowledge.title, kept.item.address, text: knowledge.text)
        }
    }

    /// Adds what matches by its name, by the line below that, or by a text that is not shown.
    @inline(never)
    private mutating func add(
        _ kind: String, _ name: String, _ address: String, line: String = "", text: String = ""
    ) {
        guard terms.match("\(name)\n\(line)\n\(text)") else { return }
        found.append((kind, LinkRow(name: name, line: line.isEmpty ? nil : line, address: address)))
    }

    func write(to html: inout HTML) {
        guard !found.isEmpty else { return html("p", .class("hint"), text: SearchWording.nothing) }
        var rest = found[...]
        while let kind = rest.first?.kind {
            html("section", .class("group")) { html in
                html("h2", text: kind)
                html("ul", .class("rows menu")) { write(kind, from: &rest, to: &$0) }
            }
        }
    }

    /// Writes the rows of a kind that are first in the rest, and removes them from it.
    private func write(
        _ kind: String, from rest: inout ArraySlice<(kind: String, row: LinkRow)>, to html: inout HTML
    ) {
        while let result = rest.first, result.kind == kind {
            html(result.row)
            rest.removeFirst()
        }
    }
}
