import Testing

@testable import HexisCore

@Suite("Sync messages")
struct SyncMessageTests {
    @Test("A request survives writing and reading, over thousands of them")
    func requests() throws {
        var dice = Dice.thrown()
        for _ in 0..<3000 {
            let request = SyncRequest(
                person: dice.chance(oneIn: 2) ? dice.identifier() : nil,
                epoch: dice.chance(oneIn: 2) ? dice.identifier() : nil,
                cursor: Int64(dice.number(0...1 << 40)),
                entries: (0..<dice.number(0...5)).map { _ in dice.bytes(dice.number(0...60))[...] })
            #expect(try SyncRequest(bytes: request.bytes) == request)
        }
    }

    @Test("A reply survives writing and reading, over thousands of them")
    func replies() throws {
        var dice = Dice.thrown()
        for _ in 0..<3000 {
            let reply = SyncReply(
                person: dice.identifier(), userName: dice.text(), device: dice.identifier(),
                epoch: dice.identifier(), now: instant(Int64(dice.number(0...1 << 42))),
                outcomes: (0..<dice.number(0...5)).compactMap { _ in
                    SyncOutcome(rawValue: UInt8(dice.number(0...3)))
                },
                stored: (0..<dice.number(0...3)).map { _ in dice.bytes(dice.number(0...60))[...] },
                entries: (0..<dice.number(0...5)).map { _ in dice.bytes(dice.number(0...60))[...] },
                cursor: Int64(dice.number(0...1 << 40)), hasMore: dice.chance(oneIn: 2))
            #expect(try SyncReply(bytes: reply.bytes) == reply)
        }
    }

    @Test("A message cut off or changed anywhere is refused or read, and never traps")
    func damaged() {
        var dice = Dice.thrown()
        let request = SyncRequest(
            person: identifier(1), epoch: identifier(2), cursor: 300, entries: [[1, 2, 3], [4]])
        for count in 0..<request.bytes.count {
            #expect(throws: WireError.self) { try SyncRequest(bytes: request.bytes.prefix(count)) }
        }
        for _ in 0..<5000 {
            var bytes = request.bytes
            bytes[dice.number(0...bytes.count - 1)] = UInt8(dice.number(0...255))
            _ = try? SyncRequest(bytes: bytes)
            _ = try? SyncReply(bytes: dice.bytes(dice.number(0...80)))
        }
    }

    @Test("More entries than agreed, and a negative cursor, are refused")
    func bounds() {
        let many = [ArraySlice<UInt8>](repeating: [1], count: SyncRequest.mostEntries + 1)
        let tooMany = SyncRequest(person: nil, epoch: nil, cursor: 0, entries: many)
        #expect(throws: WireError.invalid(field: "entries")) { try SyncRequest(bytes: tooMany.bytes) }
        let negative = SyncRequest(person: nil, epoch: nil, cursor: -1, entries: [])
        #expect(throws: WireError.invalid(field: "cursor")) { try SyncRequest(bytes: negative.bytes) }
    }

    @Test("Pieces are split as they were joined; a truncated one gives nothing")
    func pieces() {
        var dice = Dice.thrown()
        for _ in 0..<2000 {
            let pieces = (0..<dice.number(0...6)).map { _ in dice.bytes(dice.number(0...300)) }
            let joined = Pieces.joined(pieces)
            #expect(Pieces.parted(joined)?.map { Array($0) } == pieces)
        }
        #expect(Pieces.parted([2, 0, 0, 0, 9]) == nil)
        #expect(Pieces.parted([1, 0, 0]) == nil)
        #expect(Pieces.parted([255, 255, 255, 255, 9]) == nil)
    }
}
