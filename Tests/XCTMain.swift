import Testing

/// Runs the tests. SwiftPM would write this itself after searching the compiler's index for tests of XCTest. There are
/// none, and builds without an index take a seventh less time.
@main
struct Tests {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
