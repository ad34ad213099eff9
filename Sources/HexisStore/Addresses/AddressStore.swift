import HexisCore

/// Where the secret addresses are kept under which programs find a person.
public protocol AddressStore: Sendable {
    /// Gives a person the one address they have for a purpose, by its token; `nil` takes it away.
    func setAddress(_ token: String?, for purpose: AddressPurpose, of person: Identifier)
        async throws(StoreError)
    /// The token of a person's address; `nil` where they have none.
    func address(for purpose: AddressPurpose, of person: Identifier) async throws(StoreError) -> String?
    /// Whose address it is; `nil` for nobody's.
    func owner(of address: String, for purpose: AddressPurpose) async throws(StoreError) -> Identifier?
}
