import HexisCore

/// Medicines: the overview, the page of each, and actions on them.
struct MedicineRoutes: VisitRoutes {
    let visit: Visit

    var today: Day { surroundings.moment.today }
    private var isGet: Bool { request.method == .get }

    var calls: DoseCallRoutes {
        DoseCallRoutes(visit: visit)
    }

    /// Answers requests below `/medicine`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return isGet ? overview() : add() }
        let rest = Array(path.dropFirst())
        if first == "heart" { return heart.reply(rest) }
        if let medicine = Identifier(first).flatMap({ practice.medicine($0) }) {
            return reply(about: medicine, rest)
        }
        guard rest.isEmpty else { return nil }
        return isGet ? page(named: first) : answer(named: first)
    }

    private var heart: HeartRoutes {
        HeartRoutes(visit: visit)
    }

    private func page(named name: String) -> Reply? {
        switch name {
        case "new": form(MedicineForm(beginning: today), [])
        case "levels": .page(LevelsPage(practice: practice, surroundings: surroundings).page())
        case "weeks": .page(WeeksPage(practice: practice, surroundings: surroundings).page())
        case "share": share()
        case "call": calls.reply()
        default: nil
        }
    }

    private func answer(named name: String) -> Reply? {
        switch name {
        case "weeks": saveWeekCalls()
        case "doses": takeAll()
        case "call": calls.reply()
        case "goal": saveGoal()
        default: nil
        }
    }

    /// Answers requests below the page of one medicine.
    private func reply(about medicine: Medicine, _ path: [String]) -> Reply? {
        if path.first.map({ $0 == "doses" }) ?? false {
            return DoseRoutes(medicine: medicine, visit: visit).reply(Array(path.dropFirst()))
        }
        guard path.count <= 1 else { return nil }
        return isGet ? show(medicine, path.first) : change(medicine, path.first)
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

    /// The page of one medicine, with the pause and its problems if its form was rejected.
    func detail(_ medicine: Medicine, _ pause: PauseForm, _ problems: [Problem]) -> Reply {
        let month = request.query["month"].flatMap { Day("\($0)-01") } ?? today.startOfMonth
        return .page(
            MedicineDetailPage(
                medicine: medicine, month: min(month, today.startOfMonth), pause: pause, problems: problems,
                practice: practice, surroundings: surroundings
            ).page(), status: problems.isEmpty ? 200 : 422)
    }

    private func share() -> Reply {
        let saysMedicine = (request.query["about"] ?? "") == "medicine"
        return .page(
            SharePage(practice: practice, surroundings: surroundings, saysMedicine: saysMedicine).page())
    }

    private func saveWeekCalls() -> Reply {
        let isOn = (request.form["on"] ?? "") == "yes"
        return record(
            [.medicineWeekCallsSet(MedicineWeekCallsSet(isOn: isOn))],
            Confirmation.saved.at("/medicine/weeks"))
    }

    /// Takes all open doses of a part of the day, or of one time.
    private func takeAll() -> Reply? {
        let part = request.form["part"].flatMap { DayPart(name: $0) }
        let time = request.form["time"].flatMap { TimeOfDay($0) }
        guard part != nil || time != nil else { return nil }
        let day = MedicineRoutes.day(request.form["day"], today)
        let now = surroundings.moment
        let open = practice.openDoses(on: day, at: now) { $0 == time || DayPart($0) == part }
        let address = DoseRoutes.address(of: day, request.form, today)
        return record(
            DoseAnswer.taken(open, on: day, at: now),
            CalledDoses(open)?.taken(on: day, at: address) ?? address)
    }

    private func saveGoal() -> Reply {
        let text = request.form["percent"] ?? ""
        let percent = TypedNumber.whole(text)
        guard text.isBlank || percent.map({ (1...100).contains($0) }) ?? false else {
            return rejected(goal: text)
        }
        return record(
            [.adherenceGoalSet(AdherenceGoalSet(percent: percent.map { Int64($0) }))],
            Confirmation.saved.at("/medicine"))
    }

    private func rejected(goal text: String) -> Reply {
        let problem = Problem(field: "percent", message: MedicineWording.goalProblem)
        return .page(
            MedicinePage(
                practice: practice, day: today, surroundings: surroundings, typedGoal: text,
                problems: [problem]
            ).page(), status: 422)
    }

    /// Records the facts and leads to the address.
    func record(_ facts: [Fact], _ address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }

    /// The form for adding or changing a medicine. Never inlined, so that the wasm module holds it once rather than in
    /// every caller.
    @inline(never)
    func form(_ form: MedicineForm, _ problems: [Problem], changing medicine: Medicine? = nil)
        -> Reply
    {
        .page(
            MedicineFormPage(
                form: form, problems: problems, changed: medicine, practice: practice,
                surroundings: surroundings
            ).page(), status: problems.isEmpty ? 200 : 422)
    }
}
