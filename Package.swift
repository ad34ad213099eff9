// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: warnings are errors, a file sees the members of what it imports itself, and says which
/// imports are part of what it declares for others.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The settings of targets that also run in the browser: every build rejects features that Embedded Swift lacks.
let embeddable: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// Optimizes the rules in debug builds too, because the tests run them on thousands of generated cases.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What waits for a network or for people anyway is compiled to be small.
let small: [SwiftSetting] = strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let package = Package(
    name: "hexis",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "hexis", targets: ["hexis"]),
        .executable(name: "HexisBrowser", targets: ["HexisBrowser"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", exact: "1.7.3"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        .package(url: "https://github.com/apple/swift-nio-http2", exact: "1.46.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    ],
    targets: [
        .target(name: "HexisCore", swiftSettings: embeddable + quick),
        .target(name: "HexisApp", dependencies: ["HexisCore"], swiftSettings: embeddable + quick),
        .executableTarget(
            name: "HexisBrowser",
            dependencies: ["HexisApp"],
            swiftSettings: strict + [.enableExperimentalFeature("Extern")]
        ),
        .target(
            name: "HexisStore",
            dependencies: [
                "HexisCore", "CPostgreSQL",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: small
        ),
        .target(
            name: "HexisDelivery",
            dependencies: [
                "HexisCore", "CCurl",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: small
        ),
        .target(
            name: "HexisPasskeys",
            dependencies: [
                "HexisCore",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ],
            swiftSettings: small
        ),
        .target(
            name: "HexisOpenID",
            dependencies: [
                "HexisCore",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: small
        ),
        .target(
            name: "HexisExchange", dependencies: ["HexisApp", "CExpat", "CZlib"],
            swiftSettings: strict + quick),
        .target(
            name: "HexisTrackers",
            dependencies: [
                "HexisApp", "HexisArchive",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: small
        ),
        .target(name: "HexisArchive", dependencies: ["CArchive"], swiftSettings: strict),
        .target(
            name: "HexisExport", dependencies: ["HexisArchive", "HexisExchange"], swiftSettings: strict),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(name: "CArgon2", pkgConfig: "libargon2", providers: [.apt(["libargon2-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "HexisService",
            dependencies: [
                "HexisApp", "HexisArchive", "HexisDelivery", "HexisExchange", "HexisExport", "HexisOpenID",
                "HexisPasskeys", "HexisStore", "HexisTrackers", "CArgon2", "CZlib",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: small
        ),
        .target(
            name: "HexisServer",
            dependencies: [
                "HexisApp", "HexisDelivery", "HexisExchange", "HexisExport", "HexisOpenID", "HexisPasskeys",
                "HexisService", "HexisStore", "HexisTrackers", "CZlib",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdHTTP2", package: "hummingbird"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: small
        ),
        .executableTarget(
            name: "hexis",
            dependencies: [
                "HexisCore", "HexisExchange", "HexisExport", "HexisOpenID", "HexisServer", "HexisService",
                "HexisStore", "HexisTrackers",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: small
        ),
        .executableTarget(name: "ExpatLoop", dependencies: ["CExpat"]),
        .executableTarget(
            name: "HexisBench",
            dependencies: [
                "FakePushService", "HexisApp", "HexisDelivery", "HexisExchange", "HexisServer",
                "HexisService",
                "HexisStore",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .testTarget(name: "HexisCoreTests", dependencies: ["Chance", "HexisCore"], swiftSettings: strict),
        .testTarget(name: "HexisAppTests", dependencies: ["HexisApp"], swiftSettings: strict),
        .target(name: "Chance", path: "Tests/Chance", swiftSettings: strict),
        .target(
            name: "LocalPostgreSQL", dependencies: ["HexisStore"], path: "Tests/LocalPostgreSQL",
            swiftSettings: strict),
        .target(
            name: "Decoders",
            dependencies: ["HexisApp", "HexisExchange", "HexisExport", "HexisPasskeys", "HexisTrackers"],
            path: "Tests/Decoders",
            exclude: ["Corpus"], swiftSettings: strict + quick),
        .executableTarget(
            name: "HexisFuzz", dependencies: ["Decoders"], path: "Tests/HexisFuzz",
            swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
        .testTarget(
            name: "HexisExchangeTests",
            dependencies: ["CExpat", "Chance", "CZlib", "Decoders", "HexisExchange"],
            swiftSettings: strict),
        .testTarget(
            name: "HexisTrackersTests",
            dependencies: [
                "Chance", "HexisArchive", "HexisTrackers", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "HexisExportTests",
            dependencies: ["Chance", "HexisArchive", "HexisExport", "HexisTrackers"],
            swiftSettings: strict),
        .testTarget(
            name: "HexisStoreTests",
            dependencies: [
                "Chance", "HexisStore", "LocalPostgreSQL", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "FakePushService",
            dependencies: [
                "Chance",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            path: "Tests/FakePushService",
            swiftSettings: strict
        ),
        .testTarget(
            name: "HexisDeliveryTests",
            dependencies: [
                "CCurl", "Chance", "FakePushService", "HexisCore", "HexisDelivery",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            exclude: ["Mail/smtp-server.py"],
            swiftSettings: strict
        ),
        .target(
            name: "SoftAuthenticator",
            dependencies: [
                "HexisPasskeys",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ],
            path: "Tests/SoftAuthenticator",
            swiftSettings: strict
        ),
        .testTarget(
            name: "HexisPasskeysTests",
            dependencies: [
                "HexisPasskeys", "SoftAuthenticator", .product(name: "Crypto", package: "swift-crypto"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "FakeProvider",
            dependencies: [
                "HexisCore",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            path: "Tests/FakeProvider",
            swiftSettings: strict
        ),
        .testTarget(
            name: "HexisOpenIDTests",
            dependencies: [
                "Chance", "FakeProvider", "HexisOpenID",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "HexisServerTests",
            dependencies: [
                "FakeProvider",
                "HexisPasskeys", "HexisServer", "HexisService", "HexisStore", "HexisBrowser", "hexis",
                "FakePushService",
                "LocalPostgreSQL",
                "SoftAuthenticator",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
