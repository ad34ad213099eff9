import Dispatch
import Foundation
import HexisApp
import HexisCore
import Synchronization
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Fairness")
struct FairnessTests {
    private let ada = PersonID(high: 0, low: 1)
    private let bob = PersonID(high: 0, low: 2)

    @Test("A person has a limit of running and waiting requests, and other people do not wait for theirs")
    func turns() async throws {
        let turns = PersonTurns(atOnce: 2, mostWaiting: 1)
        let gate = Gate()
        try await withThrowingTaskGroup { group in
            for _ in 1...2 { group.addTask { [ada] in try await turns.taking(ada) { await gate.pass() } } }
            try await eventually("two are in") { await gate.inside == 2 ? true : nil }
            group.addTask { [ada] in try await turns.taking(ada) { await gate.pass() } }
            try await eventually("one waits") { turns.waiting(of: ada) == 1 ? true : nil }
            do {
                try await turns.taking(ada) {}
                Issue.record("a second one waits")
            } catch ServiceError.refused(let refusal) {
                #expect(refusal == .busy)
            }
            #expect(await gate.inside == 2)
            try await turns.taking(bob) {}
            await gate.open()
            try await group.waitForAll()
        }
        #expect(await gate.passed == 3)
        #expect(turns.count == 0)
    }

    @Test("The pages of a person whose page took long are rendered off the shared threads")
    func slowPages() async throws {
        let key = DispatchSpecificKey<Bool>()
        let queue = DispatchQueue(label: "beside", attributes: .concurrent)
        queue.setSpecific(key: key, value: true)
        let making = PageMaking(longest: .milliseconds(5), beside: queue)
        try await making.make(for: ada) { work(forMilliseconds: 10) }
        try await making.make(for: bob) {}
        #expect(making.isSlow(ada))
        #expect(!making.isSlow(bob))
        let ofAda = try await making.make(for: ada) { DispatchQueue.getSpecific(key: key) }
        #expect(ofAda == true)
        let ofBob = try await making.make(for: bob) { DispatchQueue.getSpecific(key: key) }
        #expect(ofBob == nil)
    }

    @Test("A person's pages are rendered one at a time")
    func oneAtATime() async throws {
        let making = PageMaking()
        let counter = Counter()
        try await withThrowingTaskGroup { group in
            for _ in 1...20 {
                group.addTask { [ada] in
                    try await making.make(for: ada) {
                        counter.begin()
                        work(forMilliseconds: 2)
                        counter.end()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(counter.most == 1)
    }
}

/// Counts the running operations, and their maximum.
private final class Counter: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var most: Int { state.withLock { $0.most } }

    func begin() {
        state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    }

    func end() { state.withLock { $0.now -= 1 } }
}

/// Holds every caller until it is opened.
private actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false
    private(set) var inside = 0
    private(set) var passed = 0

    func pass() async {
        inside += 1
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        passed += 1
    }

    func open() {
        isOpen = true
        for one in waiting { one.resume() }
        waiting = []
    }
}

/// Uses this many milliseconds of processor time.
private func work(forMilliseconds count: Int) {
    func worked() -> Int {
        // Seconds and nanoseconds. Which module the fields of timespec belong to depends on what the compiler meets first.
        var time = [0, 0]
        time.withUnsafeMutableBytes { bytes in
            let place = bytes.bindMemory(to: timespec.self).baseAddress
            if let place { clock_gettime(CLOCK_THREAD_CPUTIME_ID, place) }
        }
        return time[0] * 1000 + time[1] / 1_000_000
    }
    let end = worked() + count + 1
    while worked() < end {}
}
