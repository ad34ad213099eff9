import HexisApp
import HexisCore

extension APICall {
    /// Records the measurements of an export that the journal does not have.
    func recordAutoExport() throws(APIProblem) -> APIAnswer {
        let export = try autoExport()
        // After midnight, phones are a day ahead of a person whose day starts later.
        let last = today.next
        let usable = zip(export.measurements, export.offsets).filter { measured, _ in measured.day <= last }
        let new = usable.filter { measured, _ in practice.measurement(measured.measurement) != measured }
        let unused = unused(of: export, after: last)
        return APIAnswer(
            counts(of: export, new: new.count, known: usable.count - new.count, unused),
            recording: entries(for: new),
            from: Intake(.measurement, count: usable.count, news: new.count, unused: unused.listed))
    }

    private func autoExport() throws(APIProblem) -> HealthAutoExport {
        do throws(HealthAutoExportError) {
            return try HealthAutoExport(body, in: zone)
        } catch {
            throw APIProblem(error == .tooLarge ? .tooLarge : .invalid, error.message)
        }
    }

    private func unused(of export: HealthAutoExport, after last: Day) -> UnusedKinds {
        var unused = export.unused
        for measured in export.measurements where measured.day > last {
            unused.add(Unused(.ahead, measured.day.description))
        }
        return unused
    }

    private func entries(for points: [(Measured, Int)]) -> [Entry] {
        points.enumerated().map { number, point in
            let (measured, written) = point
            return entry(
                random(), number, .measured(measured),
                offset: measured.start.map { offset(written: written, at: $0) })
        }
    }

    private func counts(
        of export: HealthAutoExport, new: Int, known: Int, _ unused: UnusedKinds
    ) -> JSON {
        let counts = [
            JSON.Member("new", .integer(Int64(new))), JSON.Member("known", .integer(Int64(known))),
            JSON.Member("unusable", .integer(Int64(unused.faults))),
            JSON.Member("unread", .array(export.unread.map { .string($0) })),
        ]
        let listed = unused.listed.map { JSON.string($0.inWords) }
        return .object(counts + (listed.isEmpty ? [] : [JSON.Member("notUsed", .array(listed))]))
    }
}
