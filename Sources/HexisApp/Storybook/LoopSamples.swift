import HexisCore

extension Storybook {
    static var loops: [Sample] {
        let empty = Practice()
        let observed = SampleLoop(urges: 4).practice
        let known = SampleLoop(urges: 12, theories: true, cue: true).practice
        let done = SampleLoop(urges: 12, theories: true, cue: true, finalized: true).practice
        let long = SampleLoop(longWords: true).practice
        let loop = "/loops/\(SampleLoop.id)"
        let urge = observed.loop(SampleLoop.id)?.urges.last?.id.description ?? ""
        let pages: [(String, Practice, Request)] = [
            ("learn", empty, Request(.get, "/loops/learn")),
            ("new", empty, Request(.get, "/loops/new")),
            ("new, wrong", empty, Request(.post, "/loops", body: "routine=")),
            ("just begun", SampleLoop().practice, Request(.get, loop)),
            ("observing", observed, Request(.get, loop)),
            ("to plan", known, Request(.get, loop)),
            ("finalized", done, Request(.get, loop)),
            ("long words", long, Request(.get, loop)),
            ("to delete", observed, Request(.get, "\(loop)/delete")),
            ("urge, first", SampleLoop().practice, Request(.get, "\(loop)/log")),
            ("urge, with chips", known, Request(.get, "\(loop)/log")),
            ("urge, changing", observed, Request(.get, "\(loop)/log/\(urge)")),
            ("urge, long words", long, Request(.get, "\(loop)/log")),
            (
                "urge, wrong", observed,
                Request(.post, "\(loop)/log", body: "day=soon&time=25:00&feeling=tired&place-chip=at+my+desk")
            ),
            ("compilation, none", SampleLoop().practice, Request(.get, "\(loop)/compilation")),
            ("compilation, few", observed, Request(.get, "\(loop)/compilation")),
            ("compilation, many", known, Request(.get, "\(loop)/compilation")),
            ("compilation, long words", long, Request(.get, "\(loop)/compilation")),
            (
                "cue, from answers", known,
                Request(.get, "\(loop)/cue", query: "place=at+my+desk&feeling=tired")
            ),
            ("cue, wrong", known, Request(.post, "\(loop)/cue", body: "cue=")),
            ("theories, none", observed, Request(.get, "\(loop)/rewards")),
            ("theories, some", known, Request(.get, "\(loop)/rewards")),
            (
                "theory, changing", known,
                Request(
                    .get, "\(loop)/rewards/\(known.loop(SampleLoop.id)?.theories.first?.id.description ?? "")"
                )
            ),
            ("theories, wrong", observed, Request(.post, "\(loop)/rewards", body: "fulfilment=walk")),
            ("plan", known, Request(.get, "\(loop)/plan")),
            (
                "plan, other words", known,
                Request(
                    .post, "\(loop)/plan", body: "sentence=When+I+sit+at+the+table,+I+talk+to+a+colleague")
            ),
            ("plan, part missing", known, Request(.post, "\(loop)/plan", body: "reward=")),
            ("plan, read aloud", SampleLoop.reading(known), Request(.post, "\(loop)/plan")),
            ("list, none", empty, Request(.get, "/loops")),
            ("list", SampleLoop.two, Request(.get, "/loops")),
            ("list, long words", long, Request(.get, "/loops")),
            ("to add", SampleLoop.two, Request(.get, "/add", query: "from=habits")),
            ("today", SampleLoop.two, Request(.get, "/today")),
            ("today, before any habit", observed, Request(.get, "/today")),
        ]
        return pages.map { name, practice, request in
            Sample(name: "loop, \(name)", practice: practice, request: request)
        }
    }
}
