import HexisCore

/// Answers about the doses of one medicine.
struct DoseRoutes: VisitRoutes {
    let medicine: Medicine
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// `POST /medicine/ID/doses`, and `GET /medicine/ID/doses/DAY/SLOT`.
    func reply(_ path: [String]) -> Reply? {
        if path.isEmpty { return request.method == .post ? answer() : nil }
        guard request.method == .get, path.count == 2, let day = Day(path[0]), let slot = DoseSlot(path[1])
        else {
            return nil
        }
        return page(day, slot)
    }

    private func page(_ day: Day, _ slot: DoseSlot, typed: String? = nil, problem: String? = nil) -> Reply? {
        let known = medicine.doses(on: day, seenFrom: today, dayStart: surroundings.moment.dayStart)
        guard let dose = known.first(where: { $0.slot == slot }) ?? unknown(slot, on: day) else { return nil }
        return .page(
            DosePage(
                medicine: medicine, dose: dose, day: day, typed: typed, problem: problem, practice: practice,
                surroundings: surroundings
            ).page(), status: problem == nil ? 200 : 422)
    }

    /// A dose without a scheduled time that was taken earlier and is marked only now.
    private func unknown(_ slot: DoseSlot, on day: Day) -> Dose? {
        guard slot.time == nil, Dose.canBeAnswered(day, on: today) else { return nil }
        return Dose(slot: slot, state: .open)
    }

    private func answer() -> Reply? {
        let form = request.form
        var recorder = Recorder(request, practice, surroundings)
        guard let day = form["day"].flatMap({ Day($0) }) else { return nil }
        let slot = form["slot"].flatMap { DoseSlot($0) } ?? .single(recorder.newIdentifier)
        let answer = DoseAnswer(medicine: medicine, day: day, slot: slot, now: surroundings.moment)
        var fact: Fact?
        switch form["answer"] ?? "" {
        case "undo": fact = answer.undone
        case "snooze": fact = snoozed(day, slot)
        case "skip": fact = answer.skipped(form["reason"].flatMap { Line($0.firstScalars(Line.longest)) })
        default:
            let time = form["time"].map { TimeOfDay($0) }
            fact = time.map { $0.flatMap { answer.taken(at: $0) } } ?? answer.taken()
            if let time, case nil = fact, Dose.canBeAnswered(day, on: today) {
                return page(
                    day, slot, typed: form["time"] ?? "",
                    problem: time == nil ? MedicineWording.timeProblem : MedicineWording.timeAhead)
            }
        }
        if let fact, !recorder.isRepeated { recorder.record(fact) }
        let address = DoseRoutes.address(of: day, form, today)
        let mark = address.bytes.contains(UInt8(ascii: "?")) ? "&" : "?"
        return .redirect(
            to: "\(address)\(mark)dose=\(medicine.id)&slot=\(slot)&of=\(day)", recording: recorder.entries)
    }

    private func snoozed(_ day: Day, _ slot: DoseSlot) -> Fact? {
        guard let until = DoseRoutes.later(request.form, surroundings.moment) else { return nil }
        return .doseSnoozed(DoseSnoozed(medicine: medicine.id, day: day, slot: slot, until: until))
    }

    /// The end of a snooze by the chosen number of hours; `nil` for a number that is not offered.
    static func later(_ form: Form, _ now: Moment) -> Instant? {
        let hours = form["hours"] ?? ""
        return Medicine.snoozeHours.first { "\($0)" == hours }.map {
            now.instant.advanced(byMilliseconds: Int64($0) * 3_600_000)
        }
    }

    /// The page on which the answer was given.
    static func address(of day: Day, _ form: Form, _ today: Day) -> String {
        let place = (form["back"] ?? "") == "medicine" ? "/medicine" : "/today"
        return day == today ? place : "\(place)?day=\(day)"
    }
}
