import HexisCore

/// Starting, showing and stopping timers.
struct TimerRoutes: VisitRoutes {
    let visit: Visit

    private var now: Moment { surroundings.moment }

    /// Answers requests below `/timers`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .post ? start() : nil }
        guard let (timer, subject) = running(first) else {
            // The timer was stopped on another device meanwhile, or on this one just now.
            return Identifier(first) == nil ? nil : .redirect(to: "/today")
        }
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _): return show(timer, subject)
        case (.post, 2, "stop"): return stop(timer, subject, counting: true)
        case (.post, 2, "discard"): return stop(timer, subject, counting: false)
        default: return nil
        }
    }

    private func running(_ text: String) -> (Timer, TimerSubject)? {
        guard let timer = practice.timers.first(where: { $0.id.description == text }),
            let subject = TimerSubject(timer.subject, in: practice, on: now.today)
        else { return nil }
        return (timer, subject)
    }

    private func start() -> Reply? {
        guard let id = request.form["subject"].flatMap({ Identifier($0) }),
            let subject = TimerSubject(id, in: practice, on: now.today)
        else { return nil }
        if let running = practice.timer(of: id) { return .redirect(to: "/timers/\(running.id)") }
        guard let text = request.form["minutes"] else { return start(subject, seconds: nil) }
        guard let minutes = HeartForm.number(text, in: 1...1440) else { return ask(subject, typed: text) }
        return start(subject, seconds: minutes * 60)
    }

    private func ask(_ subject: TimerSubject, typed: String) -> Reply {
        let page = TimerStartPage(
            subject: subject, typed: typed, practice: practice, surroundings: surroundings)
        return .page(page.page(), status: 422)
    }

    /// - Parameter seconds: The length of a countdown; `nil` for a stopwatch.
    private func start(_ subject: TimerSubject, seconds: Int64?) -> Reply {
        let recorder = Recorder(request, practice, surroundings)
        let timer = recorder.newIdentifier
        let started = TimerStarted(timer: timer, subject: subject.id, at: now.instant, seconds: seconds)
        return recorder.reply(recording: [.timerStarted(started)], thenTo: "/timers/\(timer)")
    }

    private func show(_ timer: Timer, _ subject: TimerSubject) -> Reply {
        .page(
            TimerPage(timer: timer, subject: subject, practice: practice, surroundings: surroundings).page())
    }

    private func stop(_ timer: Timer, _ subject: TimerSubject, counting: Bool) -> Reply {
        let counting = counting && !timer.isForgotten(at: now.instant)
        let seconds = timer.seconds(at: now.instant)
        let day = now.past(timer.started, by: timer.offset).today
        let counted = counting ? subject.fact(timer, seconds, on: day) : nil
        let stopped = Fact.timerStopped(TimerStopped(timer: timer.id))
        return Recorder(request, practice, surroundings).reply(
            recording: [stopped] + (counted.map { [$0] } ?? []),
            thenTo: counting
                ? "\(subject.address)?timed=\(TimerSubject.minutes(seconds))"
                : Confirmation.discarded.at(subject.address))
    }
}
