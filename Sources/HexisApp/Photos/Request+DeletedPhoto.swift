public import HexisCore

extension Request {
    /// The photo that this form deletes, so that a device drops the pictures of it; `nil` for every other request.
    public var deletedPhoto: Identifier? {
        let path = segments
        guard method == .post, path.count == 3, path[0] == "photos", path[2] == "delete" else { return nil }
        return Identifier(path[1])
    }
}
