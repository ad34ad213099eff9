package import HexisCore

/// Stores the pictures of photos.
package protocol PictureStore: Sendable {
    /// Stores the picture of a photo, replacing an earlier one.
    func keep(_ picture: Picture, of photo: Identifier, of person: PersonID) async throws(StoreError)
    /// A photo's picture; `nil` if the person has none for it.
    func picture(
        _ size: Picture.Size, of photo: Identifier, of person: PersonID
    ) async throws(StoreError) -> [UInt8]?
    /// The size of a person's pictures in bytes.
    func pictureBytes(of person: PersonID) async throws(StoreError) -> Int64
    /// Removes a photo's picture. Does nothing if there is none.
    func removePicture(of photo: Identifier, of person: PersonID) async throws(StoreError)
}
