import ArgumentParser
import HexisStore

/// Prints the milliseconds that a rotation of the master key takes.
struct Keys: AsyncParsableCommand {
    @Option(help: "Where a store is made; it is left there.") var folder: String
    @Option var people = 10_000

    func run() async throws {
        let store = try SQLStore(in: DataFolder(path: folder))
        for number in 0..<people {
            _ = try await store.createPerson(
                NewPerson(userName: "person\(number)", passwordHash: "none", admission: .nothing))
        }
        let start = ContinuousClock.now
        _ = try await store.rotateMasterKey()
        print("rotation \(start.duration(to: .now) / .milliseconds(1))")
        try await store.close()
    }
}
