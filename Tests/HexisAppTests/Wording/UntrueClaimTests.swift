import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("Claims that Hexis must never make")
struct UntrueClaimTests {
    @Test("No text in the sources makes an untrue claim", arguments: UntrueClaim.all)
    func sources(_ claim: UntrueClaim) {
        for text in WrittenWords.all where claim.isMade(by: text) {
            Issue.record("\(text.file): “\(text.words.prefix(400))”. \(claim.reason)")
        }
    }

    /// Sentences assembled from several texts appear only there.
    @Test("No page of the storybook makes an untrue claim")
    func pages() {
        let claims = UntrueClaim.all.filter { $0.words.count == 1 && $0.place == nil }
        for sample in Storybook.samples {
            let page = String(decoding: sample.page(), as: UTF8.self).lowercased()
            for claim in claims where page.contains(claim.words[0]) {
                Issue.record("\(sample.name): \(claim). \(claim.reason)")
            }
        }
    }

    @Test("A claim is found even in joined literals and beside interpolations")
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

    @Test("Every text is checked for claims")
    func reads() {
        let texts = Set(WrittenWords.all.map { $0.words })
        for place in 0..<Knowledge.count { #expect(texts.contains(Knowledge.at(place).text)) }
        for place in 0..<Suggestion.count { #expect(texts.contains(Suggestion.at(place).text)) }
        #expect(texts.contains(MedicineWording.notAdvice) && texts.contains(OnboardingWording.storedText))
        #expect(texts.contains(DoseCallWording.last.body) && texts.contains(GuideWording.text(.commit)))
        #expect(texts.contains { $0.contains("Your browser does not copy") })
    }
}
