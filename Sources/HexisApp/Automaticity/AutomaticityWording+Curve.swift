import HexisCore

extension AutomaticityWording {
    /// One line that says how far along the habit is.
    static func gist(_ reading: AutomaticityReading) -> String {
        switch reading.trend {
        case .tooFew: repetitions(reading.repetitions.days)
        case .rising: "It is growing, with no sign of levelling off yet."
        case .level: "It holds steady, at \(lately(reading))."
        case .falling: "It has been falling lately, to \(lately(reading))."
        case .erratic: "It goes up and down, lately at \(lately(reading))."
        case .settling(let fit): gist(reading, along: fit)
        }
    }

    private static func gist(_ reading: AutomaticityReading, along fit: AutomaticityFit) -> String {
        switch reading.stage(of: fit) {
        case .tooEarlyToSay: "It is growing, and beginning to slow down."
        case .ahead:
            "It is about \(roundedToFive(fit.percent(after: reading.days)))% of the way to where it will level off."
        case .probablyReached: "It has probably levelled off."
        case .reached: "It has levelled off."
        }
    }

    /// The details: when it levels off, and how certain that is.
    static func details(_ reading: AutomaticityReading) -> String {
        switch reading.trend {
        case .tooFew: range(reading.repetitions.days)
        case .rising:
            "Each time you answer, it is a little more automatic. Once that slows down, Hexis can say where it is heading."
        case .level: steadiness(reading)
        case .falling: "Perhaps its moment or its place has changed. \(sameMoment)"
        case .erratic: "That tells no direction yet. \(sameMoment)"
        case .settling(let fit): details(reading, along: fit)
        }
    }

    private static func steadiness(_ reading: AutomaticityReading) -> String {
        (reading.points.last?.hundredths ?? 0) >= 550
            ? "That is high: you agree that it happens automatically."
            : "It has not been growing lately. \(sameMoment)"
    }

    private static func details(_ reading: AutomaticityReading, along fit: AutomaticityFit) -> String {
        let (forecast, level) = (fit.forecast, about(fit.asymptoteHundredths))
        let caveat = caveat(reading)
        return switch reading.stage(of: fit) {
        case .tooEarlyToSay: "It is too early to say when it will level off. A few more answers will tell."
        case .ahead: "It will likely be there \(span(forecast)). It is heading for \(level).\(caveat)"
        case .probablyReached: "Most likely that was \(span(forecast)). It stays at \(level).\(caveat)"
        case .reached: "It grew for about \(inWeeks(forecast.bestGuess)), and stays at \(level).\(caveat)"
        }
    }

    private static func caveat(_ reading: AutomaticityReading) -> String {
        reading.points.count < 10 ? " With \(reading.points.count) answers this is rough." : ""
    }

    private static var sameMoment: String {
        "What helps a habit grow is always the same moment: after the same thing, in the same place."
    }

    /// Describes the drawing for people who cannot see it.
    static func picture(_ reading: AutomaticityReading) -> String {
        let answers = reading.points.map {
            "\(DateWording.short($0.day, seenFrom: reading.today)): \(level($0.hundredths))"
        }.joined(separator: "; ")
        return
            "How automatic it is, from 1 to 7, over the weeks. \(answers). \(gist(reading)) \(details(reading))"
    }

    static func legend(_ reading: AutomaticityReading) -> String {
        var text = "From 1 to 7, over the weeks since the start. Dots are your answers"
        if reading.fit != nil { text += ", the line lies nearest to them" }
        if reading.forecast != nil { text += ", the band is when it is likely to level off" }
        return text + "."
    }

    private static func repetitions(_ days: Int) -> String {
        days == 0 ? "It begins with the first time." : "Done on \(CommonWording.days(days)) so far."
    }

    /// The range known from research, compared with the days so far.
    private static func range(_ days: Int) -> String {
        let known = Repetitions.range
        return days > known.upperBound
            ? "When people did something new every day, it took an estimated \(known.lowerBound) to \(known.upperBound) days to level off. Yours may well have."
            : "When people did something new every day, it took an estimated \(known.lowerBound) to \(known.upperBound) days to level off, and \(Repetitions.median) for the person in the middle. Every time counts, and one missed day changes little."
    }

    /// What is still needed to draw a curve; `nil` once there is enough.
    static func howToDraw(_ reading: AutomaticityReading) -> String? {
        guard reading.trend == .tooFew else { return nil }
        let needed = "on five days, over four weeks or more"
        let count = reading.points.count
        return count == 0
            ? "Four short questions, answered \(needed), will draw your own curve."
            : "Answers \(needed), will draw your own curve: there \(count == 1 ? "is 1" : "are \(count)") so far."
    }

    private static func lately(_ reading: AutomaticityReading) -> String {
        about(reading.points.last?.hundredths ?? 100)
    }

    /// `about 6.1 of 7`. A curve may level off slightly above the scale, so the value is capped at 7.
    private static func about(_ hundredths: Int) -> String {
        "about \(level((min(hundredths, 700) + 5) / 10 * 10))"
    }

    /// `between 8 and 14 weeks after the start, best guess 10`, `about 8 weeks after the start`.
    private static func span(_ forecast: AutomaticityFit.Forecast) -> String {
        let (from, to) = (weeks(forecast.earliest), weeks(forecast.latest))
        return from == to
            ? "about \(inWeeks(forecast.latest)) after the start"
            : "between \(from) and \(to) weeks after the start, best guess \(weeks(forecast.bestGuess))"
    }

    private static func inWeeks(_ days: Int) -> String {
        weeks(days) == 1 ? "a week" : "\(weeks(days)) weeks"
    }

    private static func weeks(_ days: Int) -> Int { max(1, (days + 3) / 7) }

    private static func roundedToFive(_ percent: Int) -> Int { (percent + 2) / 5 * 5 }
}
