public import HexisCore

/// Answers a request from a person's practice: which page to show, and which entries to record first.
///
/// The function is pure: the same request, practice and surroundings yield the same reply, byte for byte, on the
/// server and in the browser.
public func respond(to request: Request, with practice: Practice, in surroundings: Surroundings) -> Reply {
    respond(to: request, with: practice, in: surroundings, asking: .own)
}

/// The same, with other surveys than the app's own.
func respond(
    to request: Request, with practice: Practice, in surroundings: Surroundings, asking shelf: SurveyShelf
) -> Reply {
    let said = ConfirmationNotice(request, practice, surroundings)?.notice
    let surroundings = said.map { Surroundings(surroundings, saying: $0) } ?? surroundings
    let router = Router(request: request, practice: practice, surroundings: surroundings, shelf: shelf)
    let reply =
        router.reply
        ?? .page(NotFoundPage(practice: practice, surroundings: surroundings).page(), status: 404)
    return reply.arranged(since: request.form["since"])
}

/// Maps addresses to the subjects that answer them.
private struct Router {
    let request: Request
    let practice: Practice
    let surroundings: Surroundings
    let shelf: SurveyShelf

    /// `nil` for an unknown address.
    var reply: Reply? {
        let segments = request.segments
        guard let subject = segments.first else {
            return request.method == .get ? .redirect(to: "/today") : nil
        }
        let rest = Array(segments.dropFirst())
        switch subject {
        case "today": return rest.isEmpty && request.method == .get ? today.show() : nil
        case "habits": return habits(rest)
        case "loops":
            return LoopRoutes(request: request, practice: practice, surroundings: surroundings).reply(rest)
        case "pauses": return pauses(rest)
        case "medicine":
            return MedicineRoutes(request: request, practice: practice, surroundings: surroundings).reply(
                rest)
        case "measurements":
            return MeasurementRoutes(request: request, practice: practice, surroundings: surroundings).reply(
                rest)
        case "personal-challenges":
            return PersonalRoutes(request: request, practice: practice, surroundings: surroundings).reply(
                rest)
        case "timers":
            return TimerRoutes(request: request, practice: practice, surroundings: surroundings).reply(rest)
        case "add" where rest.isEmpty && request.method == .get:
            return .page(AddPage(practice: practice, surroundings: surroundings, query: request.query).page())
        case "search" where rest.isEmpty && request.method == .get:
            let text = request.query["text"] ?? ""
            return .page(SearchPage(text: text, practice: practice, surroundings: surroundings).page())
        case "begin" where rest.isEmpty && request.method == .get:
            return .page(BeginPage(practice: practice, surroundings: surroundings).page())
        case "guide" where rest.isEmpty && request.method == .get:
            return .page(GuidePage(practice: practice, surroundings: surroundings).page())
        case "tour" where rest.count == 1 && request.method == .get: return tour(rest[0])
        case "reports" where rest.isEmpty && request.method == .get:
            return ReportRoutes(request: request, practice: practice, surroundings: surroundings).show()
        case "progress": return progress.reply(rest)
        case "rewards":
            return RewardRoutes(request: request, practice: practice, surroundings: surroundings).reply(rest)
        case "photos":
            return PhotoRoutes(request: request, practice: practice, surroundings: surroundings).reply(rest)
        case "routes":
            return RouteRoutes(request: request, practice: practice, surroundings: surroundings).reply(rest)
        case "care":
            return CareRoutes(request: request, practice: practice, surroundings: surroundings).reply(rest)
        case "companions":
            return CompanionRoutes(request: request, practice: practice, surroundings: surroundings).reply(
                rest)
        case "surveys":
            return SurveyRoutes(
                shelf: shelf, request: request, practice: practice, surroundings: surroundings
            ).reply(rest)
        case "settings" where rest.isEmpty:
            return request.method == .get ? settings.show() : settings.save()
        case "settings" where rest.count == 1 && request.method == .get && Setting(name: rest[0]) != nil:
            return Setting(name: rest[0]).map { settings.show($0) }
        case "settings" where rest.count == 1 && rest[0] == "reminders":
            return request.method == .get ? reminderSettings.show() : reminderSettings.save()
        case "settings" where rest[0] == "places":
            return PlaceRoutes(request: request, practice: practice, surroundings: surroundings)
                .reply(Array(rest.dropFirst()))
        case "settings" where rest.count > 1 && rest[0] == "reminders" && rest[1] == "channels":
            return ChannelRoutes(request: request, practice: practice, surroundings: surroundings)
                .reply(Array(rest.dropFirst(2)))
        case "settings" where rest.count == 3 && rest[0] == "reminders" && rest[1] == "silenced":
            return SilenceRoute(request: request, practice: practice, surroundings: surroundings)
                .reply(rest[2])
        default: return nil
        }
    }

    private func tour(_ number: String) -> Reply? {
        TourStop.allCases.first { "\($0.rawValue)" == number }.map { stop in
            .page(TourPage(stop: stop, practice: practice, surroundings: surroundings).page())
        }
    }

    private var today: TodayRoutes {
        TodayRoutes(request: request, practice: practice, surroundings: surroundings)
    }

    private var progress: ProgressRoutes {
        ProgressRoutes(request: request, practice: practice, surroundings: surroundings)
    }

    private var settings: SettingsRoutes {
        SettingsRoutes(request: request, practice: practice, surroundings: surroundings)
    }

    private var reminderSettings: ReminderSettingsRoutes {
        ReminderSettingsRoutes(request: request, practice: practice, surroundings: surroundings)
    }

    private func habits(_ path: [String]) -> Reply? {
        let routes = HabitRoutes(request: request, practice: practice, surroundings: surroundings)
        guard let first = path.first else { return request.method == .get ? routes.list() : routes.add() }
        if path.count == 1, first == "new" { return request.method == .get ? routes.new() : routes.add() }
        if path.count == 1, first == "archived", request.method == .get { return routes.listArchived() }
        let arranging = ArrangeRoutes(request: request, practice: practice, surroundings: surroundings)
        if path.count == 1, first == "arrange", request.method == .post { return arranging.drop() }
        if path.count == 1, first == "groups" {
            return request.method == .get ? arranging.showGroup() : arranging.changeGroup()
        }
        guard let habit = Identifier(first).flatMap({ practice.habit($0) }) else { return nil }
        let action = path.count > 1 ? path[1] : ""
        switch (request.method, path.count, action) {
        case (.get, 1, _): return routes.show(habit)
        case (.post, 1, _): return routes.save(habit)
        case (.get, 2, "edit"): return routes.edit(habit)
        case (.get, 2, "delete"): return routes.askToDelete(habit)
        case (.post, 2, "delete"): return routes.delete(habit)
        case (.post, 2, "begin"): return routes.begin(habit)
        case (.post, 2, "archive"): return routes.archive(habit)
        case (.post, 2, "bring-back"): return routes.bringBack(habit)
        case (.post, 2, "move"): return arranging.move(habit)
        case (.get, 2, "arrange"): return arranging.arrange(habit)
        case (_, _, "plans"):
            return PlanRoutes(habit: habit, request: request, practice: practice, surroundings: surroundings)
                .reply(Array(path.dropFirst(2)))
        case (_, _, "reminders"):
            return ReminderRoutes(
                habit: habit, request: request, practice: practice, surroundings: surroundings
            ).reply(Array(path.dropFirst(2)))
        case (_, _, "challenges"):
            return ChallengeRoutes(
                habit: habit, request: request, practice: practice, surroundings: surroundings
            ).reply(Array(path.dropFirst(2)))
        case (_, _, "graduation"):
            return GraduationRoutes(
                habit: habit, request: request, practice: practice, surroundings: surroundings
            ).reply(Array(path.dropFirst(2)))
        case (_, _, "automaticity"):
            return AutomaticityRoutes(
                habit: habit, request: request, practice: practice, surroundings: surroundings
            ).reply(Array(path.dropFirst(2)))
        default: return checkIns(habit, action, Array(path.dropFirst(2)))
        }
    }

    private func checkIns(_ habit: Habit, _ action: String, _ path: [String]) -> Reply? {
        let routes = CheckInRoutes(
            habit: habit, request: request, practice: practice, surroundings: surroundings)
        if request.method == .post, path.isEmpty, let refusal = routes.refusal(action) { return refusal }
        switch (request.method, action, path.count) {
        case (.post, "check-in", 0): return routes.checkIn()
        case (.post, "undo", 0): return routes.undo()
        case (.post, "mark", 0): return routes.mark()
        case (.post, "answer", 0): return routes.answer()
        case (_, "days", 1):
            guard let day = Day(path[0]), day <= surroundings.moment.today.advanced(by: 366) else {
                return nil
            }
            return request.method == .get ? routes.show(day) : routes.save(day)
        case (.get, "days", 2) where path[1] == "menu":
            guard let day = Day(path[0]), day <= surroundings.moment.today.advanced(by: 366) else {
                return nil
            }
            return routes.showMenu(day)
        default: return nil
        }
    }

    private func pauses(_ path: [String]) -> Reply? {
        let routes = PauseRoutes(request: request, practice: practice, surroundings: surroundings)
        if path.isEmpty { return request.method == .get ? routes.list() : routes.add() }
        guard request.method == .post, path.count == 2, let id = Identifier(path[0]),
            let pause = practice.pauses.first(where: { $0.id == id })
        else { return nil }
        switch path[1] {
        case "end": return routes.end(pause)
        case "remove": return routes.remove(pause)
        default: return nil
        }
    }
}
