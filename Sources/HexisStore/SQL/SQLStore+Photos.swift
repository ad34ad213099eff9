import Foundation
package import HexisCore

extension SQLStore {
    package func keep(
        _ picture: Picture, of photo: Identifier, of person: PersonID
    ) async throws(StoreError) {
        let key = try await key(of: person)
        let small = try key.seal(Data(picture.small), as: .picture(photo, .small))
        let large = try key.seal(Data(picture.large), as: .picture(photo, .large))
        try await write {
            try PictureRows.set([(.small, small), (.large, large)], of: photo, of: person, in: $0)
        }
    }

    package func picture(
        _ size: Picture.Size, of photo: Identifier, of person: PersonID
    ) async throws(StoreError) -> [UInt8]? {
        let key = try await key(of: person)
        let sealed = try await read { try PictureRows.find(size, of: photo, of: person, in: $0) }
        guard let sealed else { return nil }
        return Array(try key.requireOpen(sealed, as: .picture(photo, size)))
    }

    package func pictureBytes(of person: PersonID) async throws(StoreError) -> Int64 {
        try await read { try PictureRows.bytes(of: person, in: $0) }
    }

    package func removePicture(of photo: Identifier, of person: PersonID) async throws(StoreError) {
        try await write(from: .reserve) { try PictureRows.remove(photo, of: person, in: $0) }
    }
}
