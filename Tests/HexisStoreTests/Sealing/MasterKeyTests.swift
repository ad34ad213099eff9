import Foundation
import HexisCore
import Testing

@testable import HexisStore

@Suite("The master key")
struct MasterKeyTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("The key has 32 bytes, is created at the first start and kept afterwards")
    func made() async throws {
        try await SQLStore(in: folder.data).close()
        let key = try folder.contents(of: folder.data.masterKeyPath)
        #expect(key.count == 32)
        try await SQLStore(in: folder.data).close()
        #expect(try folder.contents(of: folder.data.masterKeyPath) == key)
    }

    @Test("A given key is not written to the folder, and has to be given again")
    func given() async throws {
        let key = MasterKey(bytes: Array(0..<32))
        try await SQLStore(in: folder.data, masterKey: key).close()
        #expect(!Files.exists(folder.data.masterKeyPath))
        #expect(throws: StoreError.masterKeyMissing(path: folder.data.masterKeyPath)) {
            try SQLStore(in: folder.data)
        }
        try await SQLStore(in: folder.data, masterKey: key).close()
    }

    @Test("A database without its key is refused, and no new key is created")
    func missing() async throws {
        try await SQLStore(in: folder.data).close()
        try FileManager.default.removeItem(atPath: folder.data.masterKeyPath)
        #expect(throws: StoreError.masterKeyMissing(path: folder.data.masterKeyPath)) {
            try SQLStore(in: folder.data)
        }
        #expect(!Files.exists(folder.data.masterKeyPath))
    }

    @Test("A different key is refused with its own error")
    func wrong() async throws {
        try await SQLStore(in: folder.data).close()
        let right = try folder.data.existingMasterKey(given: nil)
        let other = try #require(MasterKey(bytes: Array(0..<32)))
        #expect(throws: StoreError.masterKeyWrong(expected: right.fingerprint, found: other.fingerprint)) {
            try SQLStore(in: folder.data, masterKey: other)
        }
    }

    @Test("A key file of the wrong length is refused", arguments: [0, 31, 33, 5000])
    func length(_ length: Int) throws {
        try folder.data.prepare()
        try Files.writeNew([UInt8](repeating: 1, count: length), to: folder.data.masterKeyPath)
        #expect {
            try SQLStore(in: folder.data)
        } throws: { ["master-key-unusable", "file-unusable"].contains(($0 as? StoreError)?.code) }
    }

    @Test("A key file that other users can read is refused")
    func exposed() async throws {
        try await SQLStore(in: folder.data).close()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: folder.data.masterKeyPath)
        #expect {
            try SQLStore(in: folder.data)
        } throws: { ($0 as? StoreError)?.code == "master-key-unusable" }
    }

    @Test("A key has exactly 32 bytes", arguments: [0, 31, 33])
    func onlyThirtyTwo(_ length: Int) {
        #expect(MasterKey(bytes: [UInt8](repeating: 0, count: length)) == nil)
    }
}
