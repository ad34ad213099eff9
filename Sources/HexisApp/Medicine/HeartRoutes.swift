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
        case "later": fact = putOff
        case "answer": fact = answered
        default: return nil
        }
        return fact.map { record([$0], Confirmation.saved.at("/medicine/heart")) } ?? page(form)
    }

    /// `nil` for a number of hours that is not offered.
    private var putOff: Fact? {
        DoseRoutes.later(request.form, surroundings.moment).map {
            .heartRatePutOff(HeartRatePutOff(day: today, until: $0))
        }
    }

    private var answered: Fact {
        let isTaken = (request.form["taken"] ?? "") == "yes"
        return .heartRateAnswered(HeartRateAnswered(day: today, isTaken: isTaken))
    }

    private func record(_ facts: [Fact], _ address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }
}
