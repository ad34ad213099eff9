import HexisCore
import Testing

@testable import HexisApp

@Suite("What Hexis must never say")
struct UntrueClaimTests {
    @Test("stands in no text of the sources", arguments: UntrueClaim.all)
    func sources(_ claim: UntrueClaim) {
        for text in WrittenWords.all where claim.isMade(by: text) {
            Issue.record("\(text.file): “\(text.words.prefix(400))”. \(claim.reason)")
        }
    }

    /// Sentences that are put together from several texts show only there.
    @Test("stands on no page of the storybook")
    func pages() {
        let claims = UntrueClaim.all.filter { $0.words.count == 1 && $0.place == nil }
        for sample in Storybook.samples {
            let page = String(decoding: sample.page(), as: UTF8.self).lowercased()
            for claim in claims where page.contains(claim.words[0]) {
                Issue.record("\(sample.name): \(claim). \(claim.reason)")
            }
        }
    }

    @Test("would be found if it came back, also in pieces and beside what is interpolated")
    func found() {
        let source = #"""
            // "taken late" in a comment is no text.
            static func last(_ days: Int) -> String {
                let hope = days > 1 ? " Then your \(name("streak", days)) go on." : ""
                return "If not, there may "
                    + "still be\u{A0}time.\(hope)"
            }
            """#
        let texts = WrittenWords.literals(of: source)
        #expect(texts == ["streak", " Then your … go on.", "", "If not, there may still be time.…"])
        let found = texts.filter { words in
            UntrueClaim.all.contains {
                $0.isMade(by: WrittenWords.Text(file: "HexisApp/Medicine.swift", words: words))
            }
        }
        #expect(found == ["If not, there may still be time.…"])
        for claim in UntrueClaim.all {
            let text = WrittenWords.Text(
                file: "HexisApp/\(claim.place ?? "Today")/Wording.swift",
                words: "A \(claim.words.joined(separator: ", and ")).".capitalized)
            #expect(claim.isMade(by: text), "\(claim)")
        }
    }

    @Test("is looked for in every text")
    func reads() {
        let texts = Set(WrittenWords.all.map { $0.words })
        for place in 0..<Knowledge.count { #expect(texts.contains(Knowledge.at(place).text)) }
        for place in 0..<Suggestion.count { #expect(texts.contains(Suggestion.at(place).text)) }
        #expect(texts.contains(MedicineWording.notAdvice) && texts.contains(OnboardingWording.storedText))
        #expect(texts.contains(DoseCallWording.last.body) && texts.contains(GuideWording.text(.commit)))
        #expect(texts.contains { $0.contains("Your browser does not copy") })
    }
}
