/// Where a habit is heading, according to the answers to the four questions.
public enum AutomaticityTrend: Equatable, Sendable {
    /// Too few answers for a curve, which takes five days with answers and four weeks from the first to the last.
    case tooFew
    /// The habit becomes more automatic, with no sign of levelling off yet.
    case rising
    /// The habit has not become more automatic since the first answer, or jumped once and then stayed.
    case level
    /// The latest answers fall.
    case falling
    /// The answers scatter too widely to show a direction.
    case erratic
    /// The habit becomes more automatic ever more slowly, towards a level that can be estimated.
    case settling(AutomaticityFit)

    static let fewestPoints = 5
    static let shortestSpan = 28
}

extension AutomaticityTrend {
    /// Takes the points in day order.
    public init(_ points: [AutomaticityPoint]) {
        guard AutomaticityTrend.isEnough(points) else {
            self = .tooFew
            return
        }
        if AutomaticityTrend.falls(points) {
            self = .falling
            return
        }
        let all = CurvePoints(points)
        let curve = all.nearest
        if curve.spread > 1, !StraightLine(near: all).rises {
            self = .erratic
        } else if !curve.rises(byMoreThan: 1 - AutomaticityFit.reached) || curve.isAtOnce {
            self = .level
        } else if curve.isStillLinear || curve.asymptote > Double(Agreement.range.upperBound + 1) {
            // A curve that levels off far above the scale is straight within it.
            self = .rising
        } else {
            self = .settling(curve.fit)
        }
    }

    /// Returns whether the later half of the answers, at least five, falls by more than a point and by more than its
    /// noise explains: 6, 5, 4, 3, 2, 1.5 does. 6, 5, 4.5, 4.25, 4, 4 fell by a point and then stays, and a single low
    /// answer after many high ones is noise so far.
    private static func falls(_ points: [AutomaticityPoint]) -> Bool {
        let latest = points.suffix(max(fewestPoints, points.count / 2))
        let line = StraightLine(near: CurvePoints(Array(latest)))
        return line.falls && line.change < -1
    }

    /// Answers from before the beginning all count as the first day, so together they are one day here.
    private static func isEnough(_ points: [AutomaticityPoint]) -> Bool {
        guard let first = points.first, let last = points.last else { return false }
        var different = 1
        for (earlier, later) in zip(points, points.dropFirst()) where earlier.days != later.days {
            different += 1
        }
        return different >= fewestPoints && last.days - first.days >= shortestSpan
    }
}
