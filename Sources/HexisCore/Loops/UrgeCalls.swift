/// The daily question whether the urge came: once for each loop in progress, at the time set for it.
///
/// A day with a noted urge has no question: the person noticed the urge.
struct UrgeCalls {
    private let loops: [Loop]
    private let times: CallingTimes

    init(_ practice: Practice, _ times: CallingTimes) {
        loops = practice.askingLoops
        self.times = times
    }

    var isIdle: Bool { loops.isEmpty }

    func occurrences(on day: Day) -> [Occurrence] {
        loops.compactMap { loop in
            guard loop.begun <= day, let question = loop.question,
                !loop.urges.contains(where: { $0.day == day }),
                let instant = times.instant(of: question, on: day)
            else { return nil }
            return Occurrence(.urgeQuestion(loop.id), on: day, at: instant)
        }
    }
}

extension Practice {
    /// The loops in progress that ask whether the urge came.
    var askingLoops: [Loop] {
        fields.loops.filter { if case .some = $0.question.value { true } else { false } }
            .compactMap { Loop($0) }.filter { !$0.isFinalized }
    }
}
