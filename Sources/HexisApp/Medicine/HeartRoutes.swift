import HexisCore

/// The resting heart rate: readings, the boundary, and the answer to a high one.
struct HeartRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// Answers requests below `/medicine/heart`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        switch (request.method, path.count) {
        case (.get, 0): page(HeartForm(practice.heartRate(upTo: today), today: today))
        case (.post, 1): change(path[0])
        default: nil
        }
    }

    private func page(_ form: HeartForm) -> Reply {
        .page(
            HeartPage(
                heart: practice.heartRate(upTo: today), form: form, practice: practice,
                surroundings: surroundings
            ).page(), status: form.problems.isEmpty ? 200 : 422)
    }

    private func change(_ action: String) -> Reply? {
        var form = HeartForm(practice.heartRate(upTo: today), today: today)
        let fact: Fact?
        switch action {
        case "reading": fact = form.reading(request.form, today: today)
        case "boundary": fact = form.setting(request.form)
        case "later":
            fact = DoseRoutes.later(request.form, surroundings.moment).map {
                .heartRatePutOff(HeartRatePutOff(day: today, until: $0))
            }
        case "answer":
            let isTaken = (request.form["taken"] ?? "") == "yes"
            fact = .heartRateAnswered(HeartRateAnswered(day: today, isTaken: isTaken))
        default: return nil
        }
        guard let fact else { return page(form) }
        return record([fact], Confirmation.saved.at("/medicine/heart"))
    }

    private func record(_ facts: [Fact], _ address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }
}
