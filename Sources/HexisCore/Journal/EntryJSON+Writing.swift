extension Entry {
    public var json: JSON {
        var coder = FieldCoder(writing: [
            JSON.Member("id", id.json),
            JSON.Member("at", .integer(at.milliseconds)),
            JSON.Member("device", device.json),
            JSON.Member("fact", kindJSON),
        ])
        // Writing asks for no value that is not there.
        do throws(WireError) { try fact.write(&coder) } catch {}
        let offset = offset.map { [JSON.Member("offset", .integer(Int64($0)))] } ?? []
        return .object((coder.members ?? []) + offset + unknownFields.json)
    }

    /// A known kind's name; for an unknown one the name or the number that it came with.
    private var kindJSON: JSON {
        switch fact {
        case .unknown(.number(let number)): .number("\(number)")
        case .unknown(.name(let name)): .string(name)
        default: .string(fact.kind?.name ?? "")
        }
    }
}
