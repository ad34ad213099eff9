import HexisCore

/// Where a check-in leads: to Today, or to a report.
extension CheckInRoutes {
    /// Redirects to Today, or to the report of the challenge that this completed. Nobody sees the page after
    /// answering from a notification (`unseen`), so Today announces the report then.
    ///
    /// With no confirmation to show, the address names the check-in.
    @inline(never)
    func back(
        to day: Day, saying said: Confirmation? = nil, recording facts: [Fact], with given: Recorder? = nil
    ) -> Reply {
        var recorder = given ?? Recorder(request, practice, surroundings)
        if !recorder.isRepeated {
            for fact in facts { recorder.record(fact) }
        }
        let reward = practice.reward(earnedBy: recorder.entries)
        guard form["unseen"] == nil, let challenge = completedChallenge(by: recorder.entries) else {
            let address = todayAddress(of: day, saying: said, recorder.entries, reward)
            return .redirect(to: address, recording: recorder.entries)
        }
        return report(of: challenge, by: recorder, reward)
    }

    /// Redirects to the report, which is read then.
    private func report(of challenge: Challenge, by given: Recorder, _ reward: Int?) -> Reply {
        var recorder = given
        recorder.record(.reportRead(ReportRead(challenge: challenge.id, habit: habit.id)))
        let address = "/habits/\(habit.id)/challenges/\(challenge.id)?from=today"
        return .redirect(
            to: reward.map { "\(address)&reward=\($0)" } ?? address, recording: recorder.entries)
    }

    /// The running challenge that the new entries complete.
    private func completedChallenge(by entries: [Entry]) -> Challenge? {
        let today = surroundings.moment.today
        guard let running = practice.runningChallenge(of: habit, on: today) else { return nil }
        var after = practice
        for entry in entries { after.add(entry) }
        return after.standing(of: running, on: today) == .completed ? running : nil
    }

    /// The address of Today, with the check-in and the reward it should announce.
    private func todayAddress(
        of day: Day, saying said: Confirmation?, _ entries: [Entry], _ reward: Int?
    ) -> String {
        var query: [(name: String, value: String)] = []
        if day != surroundings.moment.today { query.append(("day", day.description)) }
        if said == nil, let entry = entries.first {
            query.append(("habit", habit.id.description))
            query.append(("checked", entry.id.description))
        }
        if let reward { query.append(("reward", "\(reward)")) }
        let address = query.isEmpty ? "/today" : "/today?\(Form(query).encoded)"
        let place = "\(address)#habit-\(habit.id)"
        return said?.at(place, [habit.id.description, day.description]) ?? place
    }
}
