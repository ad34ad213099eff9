import HexisCore

/// Where it is kept what is to be seen on photos.
public protocol PictureStore: Sendable {
    /// Keeps what is to be seen on a photo, in the place of what was kept of it before.
    func keep(_ picture: Picture, of photo: Identifier, of person: Identifier) async throws(StoreError)
    /// `nil` where nothing is kept of that photo of that person.
    func picture(
        _ size: Picture.Size, of photo: Identifier, of person: Identifier
    ) async throws(StoreError) -> [UInt8]?
    /// How many bytes the pictures of a person take.
    func pictureBytes(of person: Identifier) async throws(StoreError) -> Int64
    /// It is no error if nothing was kept.
    func removePicture(of photo: Identifier, of person: Identifier) async throws(StoreError)
}
