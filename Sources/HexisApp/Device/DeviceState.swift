/// What a device that keeps the journal knows of itself and of its server.
public struct DeviceState: Equatable, Sendable {
    /// Whether the person signed out here and the server does not know it yet.
    public var isSignedOut: Bool
    /// Whether the server has been asked since somebody signed in.
    public var isMet: Bool
    /// Whether somebody else signed in while the device still holds entries that were never sent.
    public var isOther: Bool
    /// Whether the whole journal is here.
    public var isComplete: Bool
    /// The number of entries that the server does not have yet.
    public var unsent: Int
    /// The number of photos that the server does not have yet; `nil` before they are counted.
    public var photos: Int?

    public init(
        isSignedOut: Bool = false, isMet: Bool = true, isOther: Bool = false, isComplete: Bool = true,
        unsent: Int = 0, photos: Int? = nil
    ) {
        self.isSignedOut = isSignedOut
        self.isMet = isMet
        self.isOther = isOther
        self.isComplete = isComplete
        self.unsent = unsent
        self.photos = photos
    }
}
