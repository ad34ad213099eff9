public import HexisCore

/// Several doses due at once, as they are named in addresses and forms.
public struct CalledDoses {
    let names: [(medicine: Identifier, slot: DoseSlot)]

    /// The doses among the occurrences; `nil` if there are none.
    public init?(_ occurrences: [Occurrence]) {
        let names = occurrences.compactMap { occurrence -> (Identifier, DoseSlot)? in
            guard case .dose(let slot, let medicine) = occurrence.kind else { return nil }
            return (medicine, slot)
        }
        self.init(names)
    }

    /// Parses the format of `text`; returns `nil` for anything else.
    init?(_ text: String) {
        let names = words(of: text).compactMap { word -> (Identifier, DoseSlot)? in
            let bytes = word.bytes
            guard bytes.count > 33, bytes[32] == UInt8(ascii: "."),
                let medicine = Identifier(String(decoding: bytes[..<32], as: UTF8.self)),
                let slot = DoseSlot(String(decoding: bytes[33...], as: UTF8.self))
            else { return nil }
            return (medicine, slot)
        }
        self.init(names)
    }

    /// The doses that were open and were taken together.
    init?(_ open: [(medicine: Medicine, slot: DoseSlot)]) {
        self.init(open.map { ($0.medicine.id, $0.slot) })
    }

    private init?(_ names: [(Identifier, DoseSlot)]) {
        guard !names.isEmpty else { return nil }
        self.names = names.map { (medicine: $0.0, slot: $0.1) }
    }

    var text: String { names.map { "\($0.medicine).\($0.slot)" }.joined(separator: " ") }

    /// The address of a page that confirms these doses as taken.
    func taken(on day: Day, at address: String) -> String {
        Confirmation.dosesTaken.at(address, [day.description, text])
    }

    /// The address that the notification opens.
    public func address(on day: Day) -> String {
        let names = names.map { "\($0.medicine).\($0.slot)" }.joined(separator: "+")
        return "/medicine/call?day=\(day)&doses=\(names)"
    }
}

extension Practice {
    /// The notification for several doses that are due at once.
    public func notification(of doses: CalledDoses, on day: Day) -> NotificationText {
        if settings.reminderWording == .private { return DoseCallWording.private }
        let medicines = doses.names.compactMap { medicine($0.medicine) }
        return DoseCallWording.call(for: medicines, in: self, on: day)
    }

    /// The open ones among the doses, each with its medicine.
    func open(_ doses: CalledDoses, on day: Day, at now: Moment) -> [(medicine: Medicine, slot: DoseSlot)] {
        guard Dose.canBeAnswered(day, on: now.today) else { return [] }
        return doses.names.compactMap { name in
            guard let medicine = medicine(name.medicine) else { return nil }
            let known = medicine.doses(on: day, seenFrom: now.today, dayStart: now.dayStart)
            let isOpen = known.first { $0.slot == name.slot }?.isOpen ?? (name.slot.time == nil)
            return isOpen ? (medicine: medicine, slot: name.slot) : nil
        }
    }
}
