import HexisCore
import Testing

@testable import HexisApp

@Suite("Reward texts")
struct RewardContentTests {
    private let knowledge = (0..<Knowledge.count).map { Knowledge.at($0) }
    private let suggestions = (0..<Suggestion.count).map { Suggestion.at($0) }

    @Test("There are at least 40 pieces of knowledge and 30 suggestions, all different")
    func counts() {
        #expect(knowledge.count >= 40)
        #expect(suggestions.count >= 30)
        #expect(Set(knowledge.map { $0.id }).count == knowledge.count)
        #expect(Set(knowledge.map { $0.title }).count == knowledge.count)
        #expect(Set(knowledge.map { $0.text }).count == knowledge.count)
        #expect(Set(suggestions.map { $0.id }).count == suggestions.count)
        #expect(Set(suggestions.map { $0.name }).count == suggestions.count)
        #expect(Set(suggestions.map { $0.text }).count == suggestions.count)
    }

    @Test("Names in addresses are lowercase words with hyphens")
    func names() {
        let letters = Set("abcdefghijklmnopqrstuvwxyz-")
        for id in knowledge.map({ $0.id }) + suggestions.map({ $0.id }) {
            #expect(!id.isEmpty && id.allSatisfy { letters.contains($0) }, "\(id)")
        }
    }

    @Test("A piece of knowledge has a short title and a few whole sentences")
    func knowledgeIsShort() {
        for knowledge in knowledge {
            #expect(knowledge.title.count <= 60, "\(knowledge.id)")
            #expect(2...5 ~= sentences(knowledge.text), "\(knowledge.id)")
            #expect(knowledge.text.count <= 450, "\(knowledge.id)")
            if let tip = knowledge.tip {
                #expect(tip.count <= 150 && ".?”".contains(tip.last ?? " "), "\(knowledge.id)")
            }
        }
    }

    @Test("A suggestion says in a few sentences why one might want it")
    func suggestionsAreShort() {
        for suggestion in suggestions {
            #expect(2...4 ~= sentences(suggestion.text), "\(suggestion.id)")
            #expect(suggestion.text.count <= 400, "\(suggestion.id)")
        }
    }

    @Test("Every source names its authors, a year, a title and where it appeared")
    func sources() {
        for source in knowledge.map({ $0.source }) + suggestions.map({ $0.source }) {
            #expect(!source.authors.isEmpty && !source.publication.isEmpty)
            #expect(source.title.count > 10, "\(source.title)")
            #expect(1950...2025 ~= Int(source.year) ?? 0, "\(source.title)")
            // The same work is cited the same way everywhere.
            let same = (knowledge.map { $0.source } + suggestions.map { $0.source }).filter {
                $0.title == source.title
            }
            #expect(same.allSatisfy { $0.authors == source.authors && $0.year == source.year })
            #expect(same.allSatisfy { $0.doi == source.doi })
        }
    }

    @Test("Every source has an identifier, except books, guidelines and one that we could not verify")
    func identifiers() {
        let sources = knowledge.map { $0.source } + suggestions.map { $0.source }
        for source in sources {
            guard let doi = source.doi else { continue }
            #expect(doi.wholeMatch(of: /10\.[0-9]{4,5}\/[A-Za-z0-9.()_-]+(\/[A-Za-z0-9]+)?/) != nil, "\(doi)")
            #expect(sources.allSatisfy { ($0.doi == doi) == ($0.title == source.title) }, "\(doi)")
        }
        let without = Set(sources.filter { $0.doi == nil }.map { "\($0.authors), \($0.year)" })
        #expect(
            without == [
                "Fogg, 2019", "World Health Organization, 2003", "World Health Organization, 2015",
                "World Health Organization, 2020", "Hughes & Burke, 2018",
            ])
    }

    @Test("Every suggestion is accepted by the habit form unchanged, with its plan")
    func suggestionsAreHabits() {
        for suggestion in suggestions {
            let form = HabitForm(suggestion, beginning: SamplePractice.today)
            let description = form.description()
            #expect(form.problems.isEmpty, "\(suggestion.id)")
            #expect(description?.name.text == suggestion.name)
            #expect(description?.schedule == suggestion.schedule)
            #expect(description?.goal == suggestion.goal, "\(suggestion.id)")
            #expect(suggestion.planForm.problems.isEmpty, "\(suggestion.id)")
            // “After I…”, “I will…”: both continue in the middle of a sentence.
            for part in [suggestion.cue, suggestion.response] {
                #expect(part.first?.isLowercase == true && part.last != ".", "\(part)")
            }
        }
    }

    @Test("The tables are read line by line: each item has all that it needs, and nothing follows the last")
    func tables() {
        #expect(knowledge.first?.id == "a-habit-is-a-reply" && knowledge.last?.id == "let-it-graduate")
        #expect(knowledge[1].source.doi == nil && knowledge.last?.tip == nil)
        #expect(Knowledge.at(Knowledge.count).id.isEmpty && Suggestion.at(Suggestion.count).id.isEmpty)
        for texts in knowledge.map({ [$0.title, $0.text, $0.tip ?? "None"] })
            + suggestions.map({ [$0.name, $0.text, $0.cue, $0.response] })
        {
            #expect(texts.allSatisfy { $0.count > 3 }, "\(texts)")
        }
        #expect(Set(suggestions.map { $0.symbol }).count > 15 && Set(suggestions.map { $0.colour }).count > 5)
        for table in [Suggestion.ofSmallThings, Suggestion.ofEverydayLife, Suggestion.ofTheWeek] {
            for place in 0..<10 {
                let texts = RewardTexts(at: place, of: table)
                #expect(
                    HabitSymbol(name: texts[2]) != nil && HabitColour(name: texts[3]) != nil, "\(texts[0])")
                #expect(
                    ["daily", "workdays"].contains(texts[4]) || texts[4].hasSuffix(" a week"), "\(texts[0])")
            }
        }
        let goals = suggestions.compactMap { $0.goal }
        #expect(
            goals.map { "\($0.direction) \($0.amount.thousandths / 1000) \($0.unit?.text ?? "")" } == [
                "atLeast 4 times", "atLeast 3 breaks", "atLeast 2 portions", "atMost 1 glass",
            ])
    }

    @Test("Suggestions vary: yes/no, amounts and one limit; daily and weekly")
    func variety() {
        let goals = suggestions.map { $0.goal?.direction }
        #expect(goals.contains(nil) && goals.contains(.atLeast) && goals.contains(.atMost))
        #expect(suggestions.contains { $0.schedule == .daily })
        #expect(suggestions.contains { $0.schedule == .weekdays(.workdays) })
        #expect(suggestions.contains { $0.schedule == TimesAWeek(2).map { .timesAWeek($0) } })
    }

    /// The number of full stops and question marks that end a sentence, before a space or the end.
    private func sentences(_ text: String) -> Int {
        let characters = Array(text.filter { $0 != "”" })
        return characters.indices.count { place in
            ".?!".contains(characters[place])
                && (place == characters.count - 1 || characters[place + 1] == " ")
        }
    }
}
