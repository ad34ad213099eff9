import HexisApp
import HexisCore
import HexisExchange
import HexisExport
import HexisTrackers

/// Reads a file of another habit tracker. What it would bring can be recorded, and brings nothing a second time.
func readHabits(_ bytes: [UInt8]) {
    // On the command line, the format can be named, even a wrong one.
    for format in TrackerFormats.all { _ = try? format.read(bytes) }
    guard let format = try? TrackerFormats.format(of: bytes), let history = try? format.read(bytes) else {
        return
    }
    let today = Moment(instant: instant).today
    let device = Identifier(high: 1, low: 1)
    let found = HabitImport(history, into: Practice(), on: today)
    let entries = found.entries(Practice(), device: device, at: instant)
    for entry in entries {
        precondition((try? Entry(bytes: entry.bytes)) == entry, "an entry that cannot be read again")
    }
    let again = HabitImport(history, into: Practice(entries), on: today)
    precondition(again.newHabits.isEmpty, "habits that come twice")
}

/// Reads an export of Hexis, zipped or not.
func readExport(_ bytes: [UInt8]) {
    guard let file = try? UnlinkedFile(in: "/tmp"),
        (try? bytes.withUnsafeBytes { bytes in _ = try file.append(bytes) }) != nil
    else { return }
    _ = ExportReader.recognizes(file.descriptor)
    guard let reader = try? ExportReader(file.descriptor) else { return }
    while let piece = try? reader.next() {
        guard case .entries(let entries) = piece else { continue }
        for entry in entries {
            precondition((try? Entry(bytes: entry.bytes)) == entry, "an entry that cannot be read again")
        }
    }
    withExtendedLifetime(file) {}
}

/// Reads a survey of ResearchKit. Written again, it is read as the same.
func readSurvey(_ bytes: [UInt8]) {
    guard let (title, items) = try? ResearchKitReader.read(bytes) else { return }
    let questionnaire = Questionnaire(id: Identifier(high: 1, low: 1), title: title, items: items)
    let text = ResearchKitTask.json(of: questionnaire).text
    guard let back = try? ResearchKitReader.read(Array(text.utf8)) else {
        preconditionFailure("a survey that cannot be read again")
    }
    let isSame = back.title == title && back.items.items.map(\.kind) == items.items.map(\.kind)
    precondition(isSame, "another survey")
}

/// Reads what a device with CareKit pushes. What Hexis takes from it is recorded, and what it publishes is published once.
func readCareKit(_ bytes: [UInt8]) {
    guard let json = try? JSON(parsing: bytes), let push = try? CareKitPush(json) else { return }
    precondition((try? CareKitPush(push.json))?.json == push.json, "a push that is read as another")
    var log = CareKitLog()
    for revision in log.news(in: push) { log.merge(revision) }
    let device = Identifier(high: 1, low: 1)
    func setting(_ practice: Practice) -> CareKitSetting {
        CareKitSetting(
            practice, zones: CareKitZones(name: "GMT", .utc) { _ in nil }, now: instant, store: device,
            random: { Identifier(high: .random(in: 0...(.max)), low: .random(in: 0...(.max))) })
    }
    var practice = Practice()
    let entities = push.revisions.flatMap { $0.entities }
    for entry in CareKitIntake.entries(of: entities, in: log, practice, setting(practice), device: device) {
        precondition((try? Entry(bytes: entry.bytes)) == entry, "an entry that cannot be read again")
        practice.add(entry)
    }
    _ = try? CareKitPublication.revisions(of: practice, into: &log, setting(practice))
    let rest = try? CareKitPublication.revisions(of: practice, into: &log, setting(practice))
    precondition(rest?.isEmpty ?? true, "something that is published twice")
}
