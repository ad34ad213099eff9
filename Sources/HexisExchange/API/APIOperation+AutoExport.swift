import HexisApp
import HexisCore

extension APIOperation {
    static var takeAutoExport: APIOperation {
        let metric = APIShape.foreign([
            APIField(
                "name", .text(.any, atMost: 200),
                "The metric, such as “step_count”; unknown metrics are ignored."),
            APIField("units", .text(.any, atMost: 50), "The unit of its values.", isOptional: true),
            APIField("data", .list(.foreign([]), atMost: HealthAutoExport.mostPoints), "Its data points."),
        ])
        let data = APIShape.foreign([
            APIField("metrics", .list(metric, atMost: 1000), "The signals.", isOptional: true)
        ])
        return APIOperation(
            method: .post, path: "/health-auto-export", name: "takeAutoExport",
            summary: "Import from Health Auto Export",
            text:
                "In the app, create an automation of the type REST API, with this address, the format JSON, and a header “Authorization: Bearer” with your token. Steps, distance, active energy, heart rates, exercise minutes and weight are imported.",
            scope: .adding, body: .foreign([APIField("data", data, "The app's export.")]),
            answer: .object([
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
            ]), way: { .autoExport($0) }
        ) { call throws(APIProblem) in
            let export: HealthAutoExport
            do throws(HealthAutoExportError) {
                export = try HealthAutoExport(call.body, in: call.zone)
            } catch {
                throw APIProblem(error == .tooLarge ? .tooLarge : .invalid, error.message)
            }
            var unused = export.unused
            // After midnight, phones are a day ahead of a person whose day starts later.
            let usable = zip(export.measurements, export.offsets).filter { measured, _ in
                measured.day <= call.today.next
            }
            for measured in export.measurements where measured.day > call.today.next {
                unused.add(Unused(.ahead, measured.day.description))
            }
            let new = usable.filter { measured, _ in
                call.practice.measurement(measured.measurement) != measured
            }
            let entries = new.enumerated().map { number, point in
                let (measured, offset) = point
                return call.entry(
                    call.random(), number, .measured(measured),
                    offset: measured.start.map { call.offset(written: offset, at: $0) })
            }
            var members = [
                JSON.Member("new", .integer(Int64(new.count))),
                JSON.Member("known", .integer(Int64(usable.count - new.count))),
                JSON.Member("unusable", .integer(Int64(unused.faults))),
                JSON.Member("unread", .array(export.unread.map { .string($0) })),
            ]
            let listed = unused.listed
            if !listed.isEmpty {
                members.append(JSON.Member("notUsed", .array(listed.map { .string($0.inWords) })))
            }
            return APIAnswer(
                .object(members), recording: entries,
                from: Intake(.measurement, count: usable.count, news: new.count, unused: listed))
        }
    }
}
