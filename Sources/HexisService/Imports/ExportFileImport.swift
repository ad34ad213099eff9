package import HexisApp
import HexisCore
package import HexisStore

/// Imports an export of Hexis from a file on this machine into an existing account; in a trial, only reads it.
///
/// - Parameter descriptor: The open file, which stays open.
package func importExport(
    _ descriptor: Int32, for userName: String, into store: any Store, unpackingIn folder: String,
    zones: ZoneFolder, world: World = .machine, isTrial: Bool
) async throws -> (preview: ExportPreview, result: ExportImportResult) {
    let person = try await store.person(named: userName)
    let journals = Journals(store, LivePractices(store))
    let practice = try await journals.practices.practice(of: person)
    let (preview, _) = try ExportContents(descriptor).preview(
        against: practice, in: zones.rules(of: practice))
    guard !isTrial else { return (preview, ExportImportResult()) }
    let storage = StorageQuota(store, journals.practices, standard: .init(journal: .max, photos: .max))
    let intake = ExportIntake(
        store, journals, within: storage, PictureMaker(), folder: folder, world, of: person)
    return (preview, try await intake.record(descriptor))
}
