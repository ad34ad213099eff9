import HexisCore

/// Medicines: the overview, the page of each, and actions on them.
struct MedicineRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }
    private var isGet: Bool { request.method == .get }

    private var calls: DoseCallRoutes {
        DoseCallRoutes(visit: visit)
    }

    /// Answers requests below `/medicine`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return isGet ? overview() : add() }
        if path.count == 1 {
            switch first {
            case "new" where isGet: return form(MedicineForm(beginning: today), [])
            case "levels" where isGet:
                return .page(LevelsPage(practice: practice, surroundings: surroundings).page())
            case "weeks" where isGet:
                return .page(WeeksPage(practice: practice, surroundings: surroundings).page())
            case "weeks":
                let isOn = (request.form["on"] ?? "") == "yes"
                return record(
                    [.medicineWeekCallsSet(MedicineWeekCallsSet(isOn: isOn))],
                    Confirmation.saved.at("/medicine/weeks"))
            case "share" where isGet:
                let saysMedicine = (request.query["about"] ?? "") == "medicine"
                return .page(
                    SharePage(practice: practice, surroundings: surroundings, saysMedicine: saysMedicine)
                        .page())
            case "doses" where !isGet: return takeAll()
            case "call": return calls.reply()
            case "goal" where !isGet: return saveGoal()
            default: break
            }
        }
        if first == "heart" {
            return HeartRoutes(visit: visit).reply(
                Array(path.dropFirst()))
        }
        guard let medicine = Identifier(first).flatMap({ practice.medicine($0) }) else { return nil }
        let rest = Array(path.dropFirst())
        if rest.first.map({ $0 == "doses" }) ?? false {
            return DoseRoutes(medicine: medicine, visit: visit).reply(Array(rest.dropFirst()))
        }
        guard rest.count <= 1 else { return nil }
        return isGet ? show(medicine, rest.first) : change(medicine, rest.first)
    }

    /// The day named by the query; today if it names none or a future day.
    static func day(_ text: String?, _ today: Day) -> Day {
        text.flatMap { Day($0) }.flatMap { $0 <= today ? $0 : nil } ?? today
    }

    private func overview() -> Reply {
        .page(
            MedicinePage(
                practice: practice, day: MedicineRoutes.day(request.query["day"], today),
                surroundings: surroundings,
                notice: request.query["set-up"].map { _ in ready }
                    ?? DoseNotice(request.query, practice, surroundings).notice
            ).page())
    }

    /// What the onboarding ends with: a person who sets up a medicine may have a care provider beside them.
    private var ready: Notice {
        let invite = Notice.Action(label: CareWording.invite, address: "/care/invite", fields: nil)
        return Notice(
            text: OnboardingWording.ready,
            surroundings.userName == nil || !practice.careConnections.isEmpty ? nil : invite)
    }

    private func show(_ medicine: Medicine, _ page: String?) -> Reply? {
        guard let page else { return detail(medicine, PauseForm(beginning: today), []) }
        switch page {
        case "edit": return form(MedicineForm(medicine, today: today), [], changing: medicine)
        case "reminders": return calls.showTimes(of: medicine)
        default: return nil
        }
    }

    private func detail(_ medicine: Medicine, _ pause: PauseForm, _ problems: [Problem]) -> Reply {
        let month = request.query["month"].flatMap { Day("\($0)-01") } ?? today.startOfMonth
        return .page(
            MedicineDetailPage(
                medicine: medicine, month: min(month, today.startOfMonth), pause: pause, problems: problems,
                practice: practice, surroundings: surroundings
            ).page(), status: problems.isEmpty ? 200 : 422)
    }

    private func change(_ medicine: Medicine, _ action: String?) -> Reply? {
        switch action ?? "" {
        case "": return save(medicine)
        case "reminders": return calls.saveTimes(of: medicine)
        case "pause": return pause(medicine)
        case "resume": return resume(medicine)
        case "stop":
            let from = medicine.changesFrom(today)
            return record(
                [.regimenSet(RegimenSet(medicine: medicine.id, from: from, regimen: .stopped))],
                Confirmation.medicineStopped.at("/medicine/\(medicine.id)", medicine.id))
        case "remove" where !medicine.hasRecords:
            return record(
                [.medicineRemoved(MedicineRemoved(medicine: medicine.id))],
                Confirmation.removed.at("/medicine"))
        default: return nil
        }
    }

    private func add() -> Reply {
        let typed = MedicineForm(request.form, today: today)
        let problems = typed.problems(today: today)
        guard problems.isEmpty else { return form(typed, problems) }
        let id = Recorder(request, practice, surroundings).newIdentifier
        return record(
            typed.facts(registering: id), Confirmation.added.at("/medicine#medicine-\(id)"))
    }

    private func save(_ medicine: Medicine) -> Reply {
        var typed = MedicineForm(request.form, today: today)
        typed.start = max(today, medicine.start).description
        let problems = typed.problems(today: today)
        guard problems.isEmpty else { return form(typed, problems, changing: medicine) }
        return record(
            typed.facts(changing: medicine, on: today), Confirmation.saved.at("/medicine/\(medicine.id)"))
    }

    private func pause(_ medicine: Medicine) -> Reply {
        let typed = PauseForm(request.form)
        guard let from = Day(typed.from), typed.problems.isEmpty else {
            return detail(medicine, typed, typed.problems)
        }
        return pause(
            medicine, Recorder(request, practice, surroundings).newIdentifier, from, Day(typed.until),
            Line(typed.reason), saying: .medicinePaused)
    }

    /// Ends the pause: yesterday becomes its last day.
    private func resume(_ medicine: Medicine) -> Reply? {
        medicine.pause(on: today).map {
            pause(medicine, $0.pause, $0.from, today.previous, $0.reason, saying: .medicineResumed)
        }
    }

    private func pause(
        _ medicine: Medicine, _ pause: Identifier, _ from: Day, _ until: Day?, _ reason: Line?,
        saying said: Confirmation
    ) -> Reply {
        let fact = MedicinePaused(
            pause: pause, medicine: medicine.id, from: from, until: until, reason: reason)
        return record([.medicinePaused(fact)], said.at("/medicine/\(medicine.id)", medicine.id))
    }

    /// Takes all open doses of a part of the day, or of one time.
    private func takeAll() -> Reply? {
        let part = request.form["part"].flatMap { DayPart(name: $0) }
        let time = request.form["time"].flatMap { TimeOfDay($0) }
        guard part != nil || time != nil else { return nil }
        let day = MedicineRoutes.day(request.form["day"], today)
        let open = practice.openDoses(on: day, at: surroundings.moment) {
            $0 == time || DayPart($0) == part
        }
        let facts = open.compactMap {
            DoseAnswer(medicine: $0.medicine, day: day, slot: $0.slot, now: surroundings.moment).taken()
        }
        let address = DoseRoutes.address(of: day, request.form, today)
        return record(
            facts, CalledDoses(open)?.taken(on: day, at: address) ?? address)
    }

    private func saveGoal() -> Reply {
        let text = request.form["percent"] ?? ""
        let percent = TypedNumber.whole(text)
        guard text.isBlank || percent.map({ (1...100).contains($0) }) ?? false else {
            let problem = Problem(field: "percent", message: MedicineWording.goalProblem)
            return .page(
                MedicinePage(
                    practice: practice, day: today, surroundings: surroundings, typedGoal: text,
                    problems: [problem]
                ).page(), status: 422)
        }
        return record(
            [.adherenceGoalSet(AdherenceGoalSet(percent: percent.map { Int64($0) }))],
            Confirmation.saved.at("/medicine"))
    }

    private func record(_ facts: [Fact], _ address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }

    /// Never inlined, so that the wasm module holds it once rather than in every caller.
    @inline(never)
    private func form(_ form: MedicineForm, _ problems: [Problem], changing medicine: Medicine? = nil)
        -> Reply
    {
        .page(
            MedicineFormPage(
                form: form, problems: problems, changed: medicine, practice: practice,
                surroundings: surroundings
            ).page(), status: problems.isEmpty ? 200 : 422)
    }
}
