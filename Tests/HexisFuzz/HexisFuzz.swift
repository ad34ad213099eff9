import Decoders
import Foundation

/// Reads files with one of the decoders, such as a file that a fuzzer found: `HEXIS_DECODER=gpx HexisFuzz crash-0123`.
///
/// Built by `make fuzz`, it is the fuzzer itself and passes its arguments to libFuzzer.
@main
struct HexisFuzz {
    /// An environment variable, because libFuzzer restarts itself with its own arguments.
    static let decoder = ProcessInfo.processInfo.environment["HEXIS_DECODER"].flatMap(Decoder.init)

    static func main() throws {
        guard let decoder else {
            print("HEXIS_DECODER is one of \(Decoder.allCases.map(\.rawValue))")
            exit(2)
        }
        #if FUZZING
            exit(fuzz(CommandLine.arguments))
        #else
            for path in CommandLine.arguments.dropFirst() {
                decoder.read([UInt8](try Data(contentsOf: URL(filePath: path))))
                print(path)
            }
        #endif
    }
}

#if FUZZING

    /// libFuzzer's entry point for programs with their own `main` (https://llvm.org/docs/LibFuzzer.html).
    @_extern(c, "LLVMFuzzerRunDriver")
    private func runDriver(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
        _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    private func fuzz(_ arguments: [String]) -> CInt {
        var words = arguments.map { strdup($0) } + [nil]
        var count = CInt(words.count - 1)
        return words.withUnsafeMutableBufferPointer { words in
            var start = words.baseAddress
            return runDriver(&count, &start, test)
        }
    }

    /// libFuzzer's own `main`, which is linked but not run, also refers to this name.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        HexisFuzz.decoder?.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
    }

#endif
