import HexisApp
import HexisCore
import HexisExchange
import HexisExport

/// Reads a search of a clinic's program. Whatever is found is among what a search without conditions finds.
func readFHIR(_ bytes: [UInt8]) {
    let address = String(decoding: bytes, as: UTF8.self)
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    let query = Form(encoded: parts.count > 1 ? String(parts[1]) : "").fields
    let present = endpoint(someone)
    do throws(APIProblem) {
        let instants = try present.instants(path, query)
        precondition(instants.count <= 4, "a search that reads the journal too often")
        let nothing = endpoint(Practice())
        let earlier = Dictionary(uniqueKeysWithValues: instants.map { ($0, nothing) })
        let found = try present.answer(path, query, earlier: earlier)
        precondition((try? JSON(parsing: found.text)) == found, "an answer that is no JSON")
        guard !path.contains("/") else { return }
        let all = (try? present.answer(path, [("_count", "1000")]))?.resources ?? []
        precondition(found.resources.allSatisfy { all.contains($0) }, "a resource from nowhere")
    } catch {
        precondition((try? JSON(parsing: error.outcome.text)) == error.outcome, "an outcome that is no JSON")
    }
}

private func endpoint(_ practice: Practice) -> FHIREndpoint {
    FHIREndpoint(
        practice, of: Identifier(high: 1, low: 1), at: Moment(instant: instant), zone: .utc,
        base: "https://hexis.example/api/fhir")
}

extension JSON {
    fileprivate var resources: [JSON] {
        guard case .array(let entries) = self["entry"] else { return [] }
        return entries.compactMap { $0["resource"] }
    }
}

/// Reads a study as the server stores it. Whatever can be read can be written again, and is the same.
func readStudy(_ bytes: [UInt8]) {
    guard let study = Study(bytes: bytes) else { return }
    precondition(Study(bytes: study.bytes)?.bytes == study.bytes, "another study")
}

/// Reads what the server stores of a participant.
func readParticipation(_ bytes: [UInt8]) {
    guard let participation = Participation(bytes: bytes) else { return }
    precondition(
        Participation(bytes: participation.bytes)?.bytes == participation.bytes, "another participation")
}
