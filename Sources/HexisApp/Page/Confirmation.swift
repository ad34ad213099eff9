import HexisCore

/// The result of a form, which the next page shows once. The address of that page carries it:
/// `/pauses?said=11.PAUSE`.
enum Confirmation: Int, CaseIterable {
    case saved = 0, added, removed, deleted, discarded, pauseEnded, dosesOpen, putOff
    /// About a habit, medicine or challenge that the message names.
    case recorded, reopened, medicineStopped, medicineResumed
    /// With undo.
    case pauseSet, challengeAccepted, reminderSet, planAdded, dosesTaken
    case archived, answered, counted, medicinePaused, takenOn, settingChanged

    static var field: String { "said" }

    /// The address of a page that shows this confirmation about the given things.
    @inline(never)
    func at(_ address: String, _ things: [String]) -> String {
        let bytes = address.bytes
        let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
        let page = String(decoding: bytes[..<end], as: UTF8.self)
        let mark = bytes[..<end].contains(UInt8(ascii: "?")) ? "&" : "?"
        let place = String(decoding: bytes[end...], as: UTF8.self)
        let said = (["\(rawValue)"] + things).joined(separator: ".")
        return "\(page)\(mark)\(Confirmation.field)=\(Form.encoded(said))\(place)"
    }

    /// The same for one thing, or for one that belongs to another.
    @inline(never)
    func at(_ address: String, _ owner: Identifier? = nil, _ thing: Identifier? = nil) -> String {
        at(address, [owner, thing].compactMap { $0?.description })
    }
}
