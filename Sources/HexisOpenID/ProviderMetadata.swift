import HexisCore

/// What a provider says about itself (OpenID Connect Discovery 1.0, section 3).
struct ProviderMetadata: Hashable, Sendable {
    let authorizationEndpoint: String
    let tokenEndpoint: String
    let keys: String
    /// Whether the client's secret goes into the body of a request for a token instead of its header. Where either will do,
    /// the body is better: providers disagree on whether what is in the header is encoded (RFC 6749, section 2.3.1).
    let takesSecretInBody: Bool
    /// Whether every answer names the provider (RFC 9207).
    let namesItself: Bool

    init(json bytes: [UInt8], of issuer: IssuerURL) throws(OpenIDError) {
        guard let json = try? JSON(parsing: bytes) else { throw .metadata("it is not JSON") }
        guard json["issuer"]?.string == issuer.text else {
            throw .metadata("it names another issuer: \(OpenIDError.shown(json["issuer"]?.string ?? "none"))")
        }
        authorizationEndpoint = try ProviderMetadata.endpoint("authorization_endpoint", json, issuer)
        tokenEndpoint = try ProviderMetadata.endpoint("token_endpoint", json, issuer)
        keys = try ProviderMetadata.endpoint("jwks_uri", json, issuer)
        namesItself = json["authorization_response_iss_parameter_supported"] == .bool(true)
        takesSecretInBody = ProviderMetadata.takesSecretInBody(json)
    }

    private static func endpoint(
        _ name: String, _ json: JSON, _ issuer: IssuerURL
    ) throws(OpenIDError) -> String {
        guard let address = json[name]?.string, issuer.allows(endpoint: address) else {
            throw .metadata("\(name) is missing, or is no https address")
        }
        return address
    }

    private static func takesSecretInBody(_ json: JSON) -> Bool {
        guard case .array(let methods)? = json["token_endpoint_auth_methods_supported"] else { return false }
        return methods.contains(.string("client_secret_post"))
    }
}
