import HexisCore
import HexisExchange

extension FHIRResource {
    /// When it is about, as its own members say.
    func date(of kind: FHIRKind, in zone: ZoneRules) -> FHIRPeriod? {
        for (name, value) in members where kind.dateMembers.contains(name) {
            if let text = value?.string { return FHIRPeriod(text, in: zone) }
            if let start = value?["start"]?.string.flatMap({ FHIRPeriod($0, in: zone) }),
                let end = value?["end"]?.string.flatMap({ FHIRPeriod($0, in: zone) })
            {
                return FHIRPeriod(from: start.start, to: end.end)
            }
        }
        return nil
    }
}
