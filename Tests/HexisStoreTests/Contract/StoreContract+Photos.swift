import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test(
        "A picture is kept in both sizes, for its person alone, until it is removed",
        arguments: StoreFactory.all)
    func pictures(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let store = opened.store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        let picture = Picture(large: [UInt8](repeating: 7, count: 900_000), small: [1, 2, 3])
        try await store.keep(picture, of: .number(5), of: ada)
        #expect(try await store.picture(.large, of: .number(5), of: ada) == picture.large)
        #expect(try await store.picture(.small, of: .number(5), of: ada) == picture.small)
        #expect(try await store.picture(.small, of: .number(5), of: bo) == nil)
        #expect(try await store.picture(.small, of: .number(6), of: ada) == nil)
        // Sealing makes each of them a little longer.
        #expect(900_003...900_200 ~= (try await store.pictureBytes(of: ada)))
        #expect(try await store.pictureBytes(of: bo) == 0)

        try await store.keep(Picture(large: [4], small: []), of: .number(5), of: ada)
        #expect(try await store.picture(.large, of: .number(5), of: ada) == [4])
        #expect(try await store.picture(.small, of: .number(5), of: ada) == [])
        try await store.keep(picture, of: .number(5), of: bo)
        try await store.removePicture(of: .number(5), of: ada)
        try await store.removePicture(of: .number(6), of: ada)
        #expect(try await store.picture(.large, of: .number(5), of: ada) == nil)
        #expect(try await store.picture(.large, of: .number(5), of: bo) == picture.large)
    }

    @Test("An erased person has no pictures, and none can be added", arguments: StoreFactory.all)
    func erasedPictures(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let picture = Picture(large: [1], small: [2])
        try await store.keep(picture, of: .number(5), of: ada)
        try await store.erase(ada)
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await store.picture(.large, of: .number(5), of: ada)
        }
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await store.keep(picture, of: .number(6), of: ada)
        }
    }
}
