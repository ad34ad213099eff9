import CExpat
import Dispatch
import Foundation
import Testing

@testable import HexisExchange

@Suite("XML parser memory")
struct ParserMemoryTests {
    @Test(
        "A parser gets at most 16 MB, can reuse what it freed, and takes nothing from a parallel one")
    func bounds() {
        ParserMemory.bounded { memory in
            let most = memory.malloc_fcn(16 << 20)
            #expect(most != nil)
            #expect(memory.malloc_fcn(1) == nil && memory.realloc_fcn(most, 16 << 20 + 1) == nil)
            #expect(elsewhere { ParserMemory.bounded { $0.malloc_fcn(16 << 20).map($0.free_fcn) } != nil })
            let half = memory.realloc_fcn(most, 8 << 20)
            let other = memory.malloc_fcn(8 << 20)
            #expect(half != nil && other != nil && memory.malloc_fcn(1) == nil)
            memory.free_fcn(half)
            memory.free_fcn(other)
            memory.free_fcn(nil)
        }
        #expect(ParserMemory.bounded { $0.malloc_fcn(16 << 20).map($0.free_fcn) } != nil)
    }

    /// Runs `body` on a thread of its own.
    private func elsewhere(_ body: @escaping @Sendable () -> Bool) -> Bool {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var answer = false
        Thread {
            answer = body()
            done.signal()
        }.start()
        done.wait()
        return answer
    }
}
