import HexisCore

extension Storybook {
    static var healthImport: [Sample] {
        [
            sample("waiting", .waiting),
            sample("reading", .reading(percent: 42)),
            sample("read", .read(years(removed: 0))),
            sample("read again after undoing", .read(years(removed: 6197))),
            sample(
                "read once more",
                .read(HealthImportResult(days: [SignalDays(.steps, 1270)], news: 0, unused: []))),
            sample("nothing inside", .read(HealthImportResult(days: [], news: 0, unused: []))),
            sample("done", .done(years(removed: 0), undoable: 6197)),
            sample("undone", .undone),
            sample("not undone yet", .notUndone),
            sample(
                "cut short",
                .failed(
                    "The file ends too early: part of it was lost on the way. Copy it again, or make the export once more. Nothing was changed."
                )),
        ]
    }

    private static func years(removed: Int) -> HealthImportResult {
        HealthImportResult(
            days: [
                SignalDays(.steps, 1270), SignalDays(.distance, 1268),
                SignalDays(.activeEnergy, 1103), SignalDays(.heartRate, 1103),
                SignalDays(.restingHeartRate, 1), SignalDays(.minutes, 940),
                SignalDays(.weight, 512),
            ], news: 6197 - removed, removed: removed,
            unused: [
                Unused(.time, "2019-02-30 10:00:00 +0100", count: 3),
                Unused(.notKept, "Mindful Session", count: 212),
                Unused(.notKept, "Apple Stand Time", count: 48_210),
                Unused(.notKept, "Environmental Audio Exposure", count: 30_000),
                Unused(.more, count: 31),
            ])
    }

    private static func sample(_ name: String, _ state: HealthImportState) -> Sample {
        Sample("health import, \(name)") { surroundings in
            HealthImportPage(state, practice: Practice(), surroundings: surroundings).bytes
        }
    }
}
