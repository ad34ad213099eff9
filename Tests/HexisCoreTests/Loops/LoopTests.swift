@testable import HexisCore
import Testing

@Suite("Habit loop")
struct LoopTests {
    @Test("A loop asks for one step after another")
    func steps() {
        var diary = LoopDiary()
        #expect(diary.loop.nextStep == .observe)
        diary.urges(at: ["desk", "desk", "desk", "desk"])
        #expect(diary.loop.nextStep == .observe)
        diary.urge("2026-11-07")
        #expect(diary.loop.nextStep == .chooseCue)
        diary.record(.cueChosen(CueChosen(loop: diary.id, cue: line("I sit at my desk"))))
        #expect(diary.loop.nextStep == .experiment)
        diary.theory(3, "I want to socialize", "talk to a colleague")
        #expect(diary.loop.nextStep == .experiment)
        diary.tried(3, .worked)
        #expect(diary.loop.nextStep == .chooseReward)
        diary.record(.theoryChosen(TheoryChosen(loop: diary.id, theory: identifier(3))))
        #expect(diary.loop.nextStep == .plan)
        diary.finalize()
        #expect(diary.loop.nextStep == .done)
        diary.record(.loopReopened(LoopReopened(loop: diary.id)))
        #expect(diary.loop.nextStep == .plan)
    }

    @Test("Of two cues chosen independently the later one holds, and the other stays in the log")
    func twoCues() {
        var diary = LoopDiary()
        diary.record(.cueChosen(CueChosen(loop: diary.id, cue: line("at noon"))), second: 90)
        diary.record(.cueChosen(CueChosen(loop: diary.id, cue: line("at home"))), second: 80)
        diary.record(.cueChosen(CueChosen(loop: diary.id, cue: line("at sea"))), second: 70)
        diary.record(.cueChosen(CueChosen(loop: diary.id, cue: line("at home"))), second: 60)
        #expect(diary.loop.cue == line("at noon"))
        #expect(diary.loop.earlierCues == [line("at home"), line("at sea")])
        diary.record(.cueChosen(CueChosen(loop: diary.id, cue: nil)), second: 100)
        #expect(diary.loop.cue == nil)
        #expect(diary.loop.earlierCues.count == 3)
    }

    @Test("A try counts only while its theory has a fulfilment to try")
    func triedTooEarly() {
        var diary = LoopDiary()
        diary.theory(3, "I want a break")
        diary.tried(3, .worked)
        #expect(diary.loop.theories[0].tries.isEmpty)
        #expect(diary.loop.theories[0].verdict == .open)
        diary.fulfil(3, "look out of the window")
        #expect(diary.loop.theories[0].tries.count == 1)
        #expect(diary.loop.theories[0].verdict == .works)
        diary.fulfil(3, nil)
        #expect(diary.loop.theories[0].tries.isEmpty)
    }

    @Test(
        "A theory works if at least half of its tries worked, and has failed if none did",
        arguments: [
            ([TryOutcome](), Theory.Verdict.open), ([.worked], .works), ([.didNotWork], .failed),
            ([.didNotWork, .didNotWork], .failed), ([.worked, .didNotWork], .works),
            ([.worked, .didNotWork, .didNotWork], .open),
        ])
    func verdict(outcomes: [TryOutcome], verdict: Theory.Verdict) {
        var diary = LoopDiary()
        diary.theory(3, "I want a break", "walk")
        for outcome in outcomes { diary.tried(3, outcome) }
        #expect(diary.loop.theories[0].verdict == verdict)
    }

    @Test("The tries of a day stay in recording order, whatever their ids")
    func orderOfTries() {
        var diary = LoopDiary()
        diary.theory(3, "I want a break", "walk")
        for (name, outcome) in [(9, TryOutcome.worked), (5, .didNotWork), (7, .worked)] {
            diary.tried(3, outcome, as: UInt64(name))
        }
        diary.tried(3, .worked, "2026-11-04", as: 8)
        #expect(diary.loop.theories[0].tries.map { $0.id } == [8, 9, 5, 7].map { identifier($0) })
    }

    @Test("A try can be corrected and removed")
    func correctedTry() {
        var diary = LoopDiary()
        diary.theory(3, "I want a break", "walk")
        diary.tried(3, .worked, as: 70)
        diary.tried(3, .didNotWork, as: 70)
        #expect(diary.loop.theories[0].tries.map { $0.outcome } == [.didNotWork])
        diary.tried(3, nil, as: 70)
        #expect(diary.loop.theories[0].tries.isEmpty)
    }

    @Test("A chosen theory that is deleted or loses its fulfilment is no longer chosen")
    func lostTheory() {
        var diary = LoopDiary()
        diary.theory(3, "I want a break", "walk")
        diary.record(.theoryChosen(TheoryChosen(loop: diary.id, theory: identifier(3))))
        #expect(diary.loop.theory?.id == identifier(3))
        diary.fulfil(3, nil)
        #expect(diary.loop.theory == nil)
        diary.fulfil(3, "run")
        diary.record(.theoryRemoved(TheoryRemoved(theory: identifier(3), loop: diary.id)))
        #expect(diary.loop.theory == nil && diary.loop.theories.isEmpty)
    }

    @Test("An urge is edited as a whole, keeps its place, and stays deleted")
    func urgeLife() {
        var diary = LoopDiary()
        let first = diary.urge("2026-11-03", "15:30", "desk")
        diary.urge("2026-11-03", "09:00", "kitchen")
        diary.record(.urgeLogged(UrgeLogged(urge: first, loop: diary.id, day: day("2026-11-03"), time: nil)))
        #expect(diary.loop.urges.map { $0.id }.first == first)
        #expect(diary.loop.urges[0].time == nil && diary.loop.urges[0][.place] == nil)
        diary.record(.urgeForgotten(UrgeForgotten(urge: first, loop: diary.id)))
        diary.record(.urgeLogged(UrgeLogged(urge: first, loop: diary.id, day: day("2026-11-03"), time: nil)))
        #expect(diary.loop.urges.count == 1)
    }

    @Test("A loop and its habit are deleted independently")
    func deletions() {
        var diary = LoopDiary()
        let habit = identifier(2)
        diary.record(.habitAdded(HabitAdded(habit: habit, name: line("Talk"), day: day("2026-11-03"))))
        diary.finalize()
        var other = diary
        diary.record(.habitDeleted(HabitDeleted(habit: habit)))
        #expect(diary.practice.habit(habit) == nil && diary.loop.isFinalized)
        #expect(diary.practice.urgeWeeks(of: diary.loop, upTo: day("2026-11-21")).count == 3)
        other.record(.loopDeleted(LoopDeleted(loop: other.id)))
        #expect(other.practice.loops.isEmpty && other.practice.loop(other.id) == nil)
        #expect(other.practice.habit(habit)?.name == "Talk")
    }

    @Test("A loop reopened on one device before it was finalized on another is finalized")
    func reopenedBefore() {
        var diary = LoopDiary()
        diary.finalize(second: 50)
        diary.record(.loopReopened(LoopReopened(loop: diary.id)), second: 40)
        #expect(diary.loop.isFinalized)
        diary.record(.loopReopened(LoopReopened(loop: diary.id)), second: 60)
        #expect(!diary.loop.isFinalized && diary.loop.outcome != nil)
    }

    @Test("Each week counts urges and the days on which the new routine was done")
    func weeks() {
        var diary = LoopDiary()
        diary.record(
            .habitAdded(HabitAdded(habit: identifier(2), name: line("Talk"), day: day("2026-11-09"))))
        diary.finalize()
        for date in ["2026-11-02", "2026-11-08", "2026-11-08", "2026-11-16"] { diary.urge(date) }
        for date in ["2026-11-10", "2026-11-16", "2026-11-22"] {
            diary.record(.checkedIn(CheckedIn(habit: identifier(2), day: day(date), amount: .one)))
        }
        let weeks = diary.practice.urgeWeeks(of: diary.loop, upTo: day("2026-11-21"))
        #expect(weeks.map { $0.first.description } == ["2026-11-02", "2026-11-09", "2026-11-16"])
        #expect(weeks.map { $0.urges } == [3, 0, 1])
        #expect(weeks.map { $0.daysDone } == [0, 1, 2])
    }

    @Test("Every question about a loop has an answer within bounds, in any journal")
    func absurd() {
        var dice = Dice.thrown()
        for _ in 0..<300 {
            let practice = Practice(dice.journal(upTo: 80))
            for loop in practice.loops {
                let compilation = loop.compilation
                #expect(compilation.hours.reduce(0, +) <= loop.urges.count)
                #expect(compilation.recurring.allSatisfy { $0.count <= $0.total })
                #expect(loop.theory?.fulfilment != nil || loop.theory == nil)
                for day in [Day.first, .last, dice.day()] {
                    #expect(practice.urgeWeeks(of: loop, upTo: day).count <= 12)
                }
                _ = loop.nextStep
            }
        }
    }
}
