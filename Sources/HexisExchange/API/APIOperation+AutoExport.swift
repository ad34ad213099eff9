import HexisApp
import HexisCore

extension APIOperation {
    private static let metric = APIShape.foreign([
        APIField(
            "name", .text(.any, atMost: 200),
            "The metric, such as “step_count”; unknown metrics are ignored."),
        APIField("units", .text(.any, atMost: 50), "The unit of its values.", isOptional: true),
        APIField("data", .list(.foreign([]), atMost: HealthAutoExport.mostPoints), "Its data points."),
    ])

    private static let data = APIShape.foreign([
        APIField("metrics", .list(metric, atMost: 1000), "The signals.", isOptional: true)
    ])

    private static let counts = APIShape.object([
        APIField(
            "new", .whole(0...Int64(HealthAutoExport.mostPoints)), "The number of new data points."),
        APIField(
            "known", .whole(0...Int64(HealthAutoExport.mostPoints)),
            "The number of data points already recorded."),
        APIField(
            "unusable", .whole(0...Int64(HealthAutoExport.mostPoints)),
            "The number without a usable time, unit or value."),
        APIField(
            "unread", .list(.text(.any, atMost: 200), atMost: 1001),
            "What Hexis does not import: names of metrics, and “workouts”."),
        APIField(
            "notUsed", .list(.text(.any, atMost: 1000), atMost: UnusedKinds.mostListed),
            "What could not be imported and why, in words; absent if nothing was skipped.",
            isOptional: true),
    ])

    static var takeAutoExport: APIOperation {
        APIOperation(
            method: .post, path: "/health-auto-export", name: "takeAutoExport",
            summary: "Import from Health Auto Export",
            text:
                "In the app, create an automation of the type REST API, with this address, the format JSON, and a header “Authorization: Bearer” with your token. Steps, distance, active energy, heart rates, exercise minutes and weight are imported.",
            scope: .adding, body: .foreign([APIField("data", data, "The app's export.")]),
            answer: counts, way: { .autoExport($0) }
        ) { call throws(APIProblem) in
            try call.recordAutoExport()
        }
    }
}
