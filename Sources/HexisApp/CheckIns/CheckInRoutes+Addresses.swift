import HexisCore

extension CheckInRoutes {
    /// Answers requests for an action on the habit or one of its days; `nil` for an unknown address.
    func reply(_ action: String, _ path: [String]) -> Reply? {
        if action == "days" { return reply(path) }
        guard request.method == .post, path.isEmpty else { return nil }
        if let refusal = refusal(action) { return refusal }
        return switch action {
        case "check-in": checkIn()
        case "undo": undo()
        case "mark": mark()
        case "answer": answer()
        default: nil
        }
    }

    /// Answers requests below `days`. Days more than a year ahead have no pages.
    private func reply(_ path: [String]) -> Reply? {
        guard let day = path.first.flatMap({ Day($0) }),
            day <= surroundings.moment.today.advanced(by: 366)
        else { return nil }
        switch (request.method, path.count) {
        case (.get, 1): return show(day)
        case (.post, 1): return save(day)
        case (.get, 2) where path[1] == "menu": return showMenu(day)
        default: return nil
        }
    }
}
