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
        guard let day = form["day"].flatMap({ Day($0) }) else { return nil }
        let slot = form["slot"].flatMap { DoseSlot($0) } ?? newSlot
        let answer = DoseAnswer(medicine: medicine, day: day, slot: slot, now: surroundings.moment)
        return switch form["answer"] ?? "" {
        case "undo": record(answer.undone, of: answer)
        case "snooze": record(snoozed(day, slot), of: answer)
        case "skip": record(answer.skipped(reason), of: answer)
        default: take(answer)
        }
    }

    /// The slot of a dose without a scheduled time: the same if the form is sent again.
    private var newSlot: DoseSlot { .single(Recorder(request, practice, surroundings).newIdentifier) }

    private func snoozed(_ day: Day, _ slot: DoseSlot) -> Fact? {
        guard let until = DoseRoutes.later(request.form, surroundings.moment) else { return nil }
        return .doseSnoozed(DoseSnoozed(medicine: medicine.id, day: day, slot: slot, until: until))
    }

    private var reason: Line? { request.form["reason"].flatMap { Line($0.firstScalars(Line.longest)) } }

    /// Records the dose as taken, or shows its page again if the typed time is invalid or still to come.
    private func take(_ answer: DoseAnswer) -> Reply? {
        guard let typed = request.form["time"] else { return record(answer.taken(), of: answer) }
        let time = TimeOfDay(typed)
        let fact = time.flatMap { answer.taken(at: $0) }
        guard case nil = fact, Dose.canBeAnswered(answer.day, on: today) else {
            return record(fact, of: answer)
        }
        return page(
            answer.day, answer.slot, typed: typed,
            problem: time == nil ? MedicineWording.timeProblem : MedicineWording.timeAhead)
    }

    /// Records the fact, if there is one, and leads back to the page on which the answer was given.
    private func record(_ fact: Fact?, of answer: DoseAnswer) -> Reply {
        let address = DoseRoutes.address(of: answer.day, request.form, today)
        let mark = address.bytes.contains(UInt8(ascii: "?")) ? "&" : "?"
        return Recorder(request, practice, surroundings).reply(
            recording: fact.map { [$0] } ?? [],
            thenTo: "\(address)\(mark)dose=\(medicine.id)&slot=\(answer.slot)&of=\(answer.day)")
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
