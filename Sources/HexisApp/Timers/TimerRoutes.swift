import HexisCore

/// Starting, showing and stopping timers.
struct TimerRoutes: VisitRoutes {
    let visit: Visit

    private var now: Moment { surroundings.moment }

    /// Answers requests below `/timers`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .post ? start() : nil }
        guard let timer = practice.timers.first(where: { $0.id.description == first }),
            let subject = TimerSubject(timer.subject, in: practice, on: now.today)
        else {
            // The timer was stopped on another device meanwhile, or on this one just now.
            return Identifier(first) == nil ? nil : .redirect(to: "/today")
        }
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _):
            return .page(
                TimerPage(timer: timer, subject: subject, practice: practice, surroundings: surroundings)
                    .page())
        case (.post, 2, "stop"): return stop(timer, subject, counting: true)
        case (.post, 2, "discard"): return stop(timer, subject, counting: false)
        default: return nil
        }
    }

    private func start() -> Reply? {
        guard let id = request.form["subject"].flatMap({ Identifier($0) }),
            let subject = TimerSubject(id, in: practice, on: now.today)
        else { return nil }
        if let running = practice.timer(of: id) { return .redirect(to: "/timers/\(running.id)") }
        var seconds: Int64?
        if let text = request.form["minutes"] {
            guard let minutes = HeartForm.number(text, in: 1...1440) else {
                return .page(
                    TimerStartPage(
                        subject: subject, typed: text, practice: practice, surroundings: surroundings
                    )
                    .page(), status: 422)
            }
            seconds = minutes * 60
        }
        let recorder = Recorder(request, practice, surroundings)
        let timer = recorder.newIdentifier
        let started = TimerStarted(timer: timer, subject: id, at: now.instant, seconds: seconds)
        return recorder.reply(recording: [.timerStarted(started)], thenTo: "/timers/\(timer)")
    }

    private func stop(_ timer: Timer, _ subject: TimerSubject, counting: Bool) -> Reply {
        let counting = counting && !timer.isForgotten(at: now.instant)
        var recorder = Recorder(request, practice, surroundings)
        let seconds = timer.seconds(at: now.instant)
        if !recorder.isRepeated {
            recorder.record(.timerStopped(TimerStopped(timer: timer.id)))
            let day = now.past(timer.started, by: timer.offset).today
            if counting, let fact = subject.fact(timer, seconds, on: day) { recorder.record(fact) }
        }
        let address =
            counting
            ? "\(subject.address)?timed=\(TimerSubject.minutes(seconds))"
            : Confirmation.discarded.at(subject.address)
        return .redirect(to: address, recording: recorder.entries)
    }
}
