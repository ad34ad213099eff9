import HexisCore

/// Everything known about how automatic a habit is, as its pages show it.
struct AutomaticityReading {
    let points: [AutomaticityPoint]
    let trend: AutomaticityTrend
    let repetitions: Repetitions
    let today: Day
    /// Days from the habit's beginning to today.
    let days: Int

    init(of habit: Habit, in practice: Practice, on today: Day) {
        points = practice.automaticityPoints(of: habit)
        trend = AutomaticityTrend(points)
        repetitions = practice.repetitions(of: habit, upTo: today)
        self.today = today
        days = max(0, habit.start.distance(to: today))
    }

    /// The fitted curve; `nil` if there is none.
    var fit: AutomaticityFit? {
        guard case .settling(let fit) = trend else { return nil }
        return fit
    }

    func stage(of fit: AutomaticityFit) -> AutomaticityFit.Forecast.Stage {
        fit.forecast.stage(after: days, lastAnswer: points.last?.days ?? 0)
    }

    /// When the curve levels off; `nil` without a curve, or if the forecast is too vague.
    var forecast: AutomaticityFit.Forecast? {
        guard let forecast = fit?.forecast, !forecast.isVague else { return nil }
        return forecast
    }
}

/// A reading in words: the gist, then the details.
struct AutomaticityWords: View {
    let reading: AutomaticityReading

    func write(to html: inout HTML) {
        html("p", .class("gist"), text: AutomaticityWording.gist(reading))
        html("p", text: AutomaticityWording.details(reading))
        if let more = AutomaticityWording.howToDraw(reading) { html("p", .class("hint"), text: more) }
    }
}
