import HexisCore

extension APIOperation {
    private static let line = APIShape.text(.line, atMost: 100)
    private static let identifier = APIShape.text(.identifier, atMost: 32)
    private static let day = APIShape.text(.day, atMost: 10)
    private static let instant = APIShape.text(.instant, atMost: 40)
    private static let total = APIShape.number(0...1_000_000_000_000)
    /// An upper bound for any measurement per day; most signals have tighter bounds.
    private static let value = APIShape.number(0...1_000_000)
    /// The maximum number of measurements per request.
    private static let most = 1000

    static var measurements: APIOperation {
        APIOperation(
            method: .get, path: "/measurements", name: "listMeasurements",
            summary: "List measured values by day",
            text:
                "The value of each signal on each day, at most 366 days per request. Time that several devices measured is counted once.",
            scope: .reading, parameters: APICall.spanParameters,
            answer: .object([
                APIField("days", .list(dayValue, atMost: 10_000_000), "Sorted by signal, then by day.")
            ])
        ) { call throws(APIProblem) in
            try call.measuredDays()
        }
    }

    private static var dayValue: APIShape {
        .object([
            APIField("signal", .text(.any, atMost: 100), "The name of the signal."),
            APIField("day", day, "The person's day."),
            APIField("value", total, "The value, in the signal's unit."),
        ])
    }

    private static let measurement = APIShape.object([
        APIField(
            "id", identifier,
            "The identifier of the measurement: sending the same one again replaces the earlier value. By default it is derived from the signal, the source and “start”, or the day.",
            isOptional: true),
        APIField(
            "signal", line,
            "“steps”, “distance” (metres), “activeEnergy” (kilocalories), “heartRate” and “restingHeartRate” (beats a minute), “minutes”, “weight” (kilograms), or a name of your own."
        ),
        APIField("value", value, "The value, in the signal's unit."),
        APIField(
            "day", day, "The person's day; by default the date of “start”, or today.",
            isOptional: true),
        APIField(
            "start", instant, "When it began. It is displayed in local time at its UTC offset.",
            isOptional: true),
        APIField(
            "seconds", .whole(Measured.lengths), "Its duration from “start”, in seconds.",
            isOptional: true),
        APIField(
            "source", line, "The device or app that measured; by default the token's name.",
            isOptional: true),
    ])

    static var measure: APIOperation {
        APIOperation(
            method: .post, path: "/measurements", name: "measure", summary: "Record measurements",
            text:
                "Records all of the measurements, or none. An identical measurement that was sent before counts once. Without “start” and “id”, a value is the total of the day, and the next such value of the same signal and source replaces it. To add to a day, such as another glass of water, give the measurement its own “start” or “id”. Where sources report times, time that several of them measured counts once; where a source reports only an amount, the day's value is at least that amount.",
            scope: .adding,
            body: .object([
                APIField("measurements", .list(measurement, atMost: most), "The measurements, in any order.")
            ]),
            answer: .object([
                APIField("new", .whole(0...Int64(most)), "The number of new measurements."),
                APIField("known", .whole(0...Int64(most)), "The number already recorded."),
            ])
        ) { call throws(APIProblem) in
            try call.recordMeasurements()
        }
    }
}
