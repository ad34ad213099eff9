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
    let router = Router(
        visit: Visit(request: request, practice: practice, surroundings: surroundings), shelf: shelf)
    let reply =
        router.reply
        ?? .page(NotFoundPage(practice: practice, surroundings: surroundings).page(), status: 404)
    return reply.arranged(since: request.form["since"])
}

/// Maps addresses to the subjects that answer them.
private struct Router: VisitRoutes {
    let visit: Visit
    let shelf: SurveyShelf

    /// `nil` for an unknown address.
    var reply: Reply? {
        guard let subject = request.segments.first else {
            return request.method == .get ? .redirect(to: "/today") : nil
        }
        let rest = Array(request.segments.dropFirst())
        if rest.isEmpty, request.method == .get, let reply = page(subject) { return reply }
        return habits(subject, rest) ?? care(subject, rest) ?? belongings(subject, rest)
    }

    /// The pages that are only shown.
    private func page(_ name: String) -> Reply? {
        switch name {
        case "today": TodayRoutes(visit: visit).show()
        case "add":
            .page(AddPage(practice: practice, surroundings: surroundings, query: request.query).page())
        case "search": .page(searched.page())
        case "begin": .page(BeginPage(practice: practice, surroundings: surroundings).page())
        case "guide": .page(GuidePage(practice: practice, surroundings: surroundings).page())
        case "reports": ReportRoutes(visit: visit).show()
        default: nil
        }
    }

    private var searched: SearchPage {
        SearchPage(text: request.query["text"] ?? "", practice: practice, surroundings: surroundings)
    }

    /// Habits, old and new, and what comes of them.
    private func habits(_ subject: String, _ rest: [String]) -> Reply? {
        switch subject {
        case "habits": HabitRoutes(visit: visit).reply(rest)
        case "loops": LoopRoutes(visit: visit).reply(rest)
        case "personal-challenges": PersonalRoutes(visit: visit).reply(rest)
        case "pauses": PauseRoutes(visit: visit).reply(rest)
        case "timers": TimerRoutes(visit: visit).reply(rest)
        case "progress": ProgressRoutes(visit: visit).reply(rest)
        case "rewards": RewardRoutes(visit: visit).reply(rest)
        default: nil
        }
    }

    /// Medicine, measurements, and the people who may see some of it.
    private func care(_ subject: String, _ rest: [String]) -> Reply? {
        switch subject {
        case "medicine": MedicineRoutes(visit: visit).reply(rest)
        case "measurements": MeasurementRoutes(visit: visit).reply(rest)
        case "care": CareRoutes(visit: visit).reply(rest)
        case "companions": CompanionRoutes(visit: visit).reply(rest)
        case "surveys": SurveyRoutes(shelf: shelf, visit: visit).reply(rest)
        default: nil
        }
    }

    /// Photos, routes, the tour of the app and the settings.
    private func belongings(_ subject: String, _ rest: [String]) -> Reply? {
        switch subject {
        case "photos": PhotoRoutes(visit: visit).reply(rest)
        case "routes": RouteRoutes(visit: visit).reply(rest)
        case "tour": tour(rest)
        case "settings": SettingsRoutes(visit: visit).reply(rest)
        default: nil
        }
    }

    private func tour(_ path: [String]) -> Reply? {
        guard request.method == .get, path.count == 1,
            let stop = TourStop.allCases.first(where: { "\($0.rawValue)" == path[0] })
        else { return nil }
        return .page(TourPage(stop: stop, practice: practice, surroundings: surroundings).page())
    }
}
