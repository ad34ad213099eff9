import HexisCore
import Testing

@testable import HexisApp

@Suite("Storybook")
struct StorybookTests {
    @Test("Every sample is a whole page with one heading")
    func wholePages() {
        for sample in Storybook.samples {
            let page = String(decoding: sample.page(), as: UTF8.self)
            #expect(page.hasPrefix("<!doctype html>"), "\(sample.name)")
            #expect(page.components("<h1").count == 2, "\(sample.name)")
        }
    }

    @Test("Sample names are unique")
    func names() {
        let names = Storybook.samples.map { $0.name }
        #expect(Set(names).count == names.count)
    }

    @Test("Ids are unique on each page")
    func ids() {
        for sample in Storybook.samples {
            let ids = String(decoding: sample.page(), as: UTF8.self).components(" id=\"").dropFirst()
                .compactMap { $0.split(separator: "\"").first }
            #expect(Set(ids).count == ids.count, "\(sample.name)")
        }
    }

    @Test("Whoever chose a twelve-hour clock is told no time with twenty-four hours")
    func clock() {
        let chosen = Entry(
            id: Identifier(high: 3, low: 1), at: SamplePractice.moment.instant,
            device: Identifier(high: 3, low: 2),
            fact: .preferenceChosen(PreferenceChosen(preference: .twelveHourClock, isOn: true)))
        var times = 0
        // Digits of timers, and an example that is no time of the person's.
        let others: Set<Substring> = ["12:34", "7:50", "About 15:30, at the desk, tired"]
        for sample in Storybook.samples where sample.isOfJournal && sample.name != "settings, clock" {
            let page = String(decoding: sample.page(after: [chosen]), as: UTF8.self)
            // What is read: text, and the names of elements, but no values of fields and no addresses.
            let read = page.replacing(/aria-label="([^"]*)"/) { ">\($0.1)<" }
                .replacing(/<[^<>]*>/, with: "\n")
            times += read.matches(of: /[0-9]:[0-9]{2}\u{a0}[ap]m/).count
            // “Such as 08:00” says what a field takes.
            for line in read.split(separator: "\n") where !line.contains("such as") && !others.contains(line)
            {
                let isPlain = line.firstMatch(of: /\b[0-9]{1,2}:[0-9]{2}\b(?!\u{a0}[ap]m)/) != nil
                #expect(!isPlain, "\(sample.name): \(line)")
            }
        }
        #expect(times > 100)
    }

    @Test("The same request, practice and surroundings give the same bytes")
    func deterministic() {
        for sample in Storybook.samples {
            #expect(sample.page() == sample.page(), "\(sample.name)")
        }
    }
}

extension String {
    /// The parts between the occurrences of a text.
    fileprivate func components(_ separator: String) -> [String] {
        var pieces = [""]
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(separator) {
                pieces.append("")
                rest = rest.dropFirst(separator.count)
            } else {
                pieces[pieces.count - 1].append(rest.removeFirst())
            }
        }
        return pieces
    }
}
