import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("Notes that a patient shows")
struct PatientNotesTests {
    private func text(_ sample: SamplePractice) -> String {
        var html = HTML()
        html(PatientNotes(habits: sample.practice.habits, today: SamplePractice.today))
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("Those of the last four weeks, the latest day first, with their habits")
    func notes() throws {
        var sample = SamplePractice()
        let (walk, read) = (sample.habit("Walk"), sample.habit("Read"))
        for (habit, ago, note) in [
            (walk, 27, "The oldest"), (walk, 28, "Too old"), (read, 3, "It <rained>"), (walk, 3, "So what"),
        ] {
            let day = SamplePractice.today.advanced(by: -ago)
            sample.record(
                .dayNoted(DayNoted(habit: habit, day: day, note: Passage(note))), daysAgo: ago)
        }
        let shown = text(sample)
        let walked = try #require(shown.range(of: "Walk: So what"))
        let readIt = try #require(shown.range(of: "Read: It &lt;rained&gt;"))
        let oldest = try #require(shown.range(of: "Walk: The oldest"))
        #expect(walked.lowerBound < readIt.lowerBound && readIt.lowerBound < oldest.lowerBound)
        #expect(!shown.contains("Too old"))
    }

    @Test("Without any it says so")
    func none() {
        var sample = SamplePractice()
        _ = sample.habit("Walk")
        #expect(text(sample).contains(PatientsWording.noNotes))
    }
}
