@testable import HexisCore
import Testing

@Suite("Silenced devices")
struct SilencedDeviceTests {
    private func silenced(_ number: UInt64, _ cause: SilenceCause = .ended) -> Fact {
        .deviceSilenced(
            DeviceSilenced(silenced: identifier(number), name: line("Opera \(number)"), cause: cause))
    }

    private func settled(_ number: UInt64) -> Fact {
        .silenceSettled(SilenceSettled(silenced: identifier(number)))
    }

    private func devices(_ facts: [(second: Int64, fact: Fact)]) -> [String] {
        let entries = facts.enumerated().map { number, said in
            Entry(
                id: identifier(UInt64(100 + number)), at: instant(said.second * 1000), device: identifier(9),
                fact: said.fact)
        }
        return Practice(entries).silencedDevices.map { "\($0.name.text) \($0.cause.name)" }
    }

    @Test("A silenced device is listed until it is dismissed, and again when it recurs")
    func told() {
        #expect(devices([]) == [])
        #expect(
            devices([(1, silenced(5)), (2, silenced(3, .unused))]) == ["Opera 3 unused", "Opera 5 ended"])
        #expect(devices([(1, silenced(5)), (2, settled(5))]) == [])
        #expect(devices([(2, settled(5)), (1, silenced(5))]) == [])
        #expect(devices([(1, silenced(5)), (2, settled(3))]) == ["Opera 5 ended"])
        #expect(
            devices([(1, silenced(5)), (2, settled(5)), (3, silenced(5, .refused))]) == ["Opera 5 refused"])
    }
}
