import HexisApp
import HexisCore

#if arch(wasm32)

    /// What the service worker calls. It is one thread, and calls one thing after the other.
    nonisolated(unsafe) private var engine = Engine()
    nonisolated(unsafe) private var answer: [UInt8] = []

    @_extern(wasm, module: "host", name: "random")
    @_extern(c)
    private func hostRandom(_ pointer: UnsafeMutableRawPointer, _ count: Int)

    /// The standard library seeds its hash tables with it.
    @_cdecl("arc4random_buf")
    func arc4randomBuf(_ pointer: UnsafeMutableRawPointer, _ count: Int) {
        hostRandom(pointer, count)
    }

    /// Room for so many bytes that the worker fills before a call.
    @_expose(wasm, "allocate")
    @_cdecl("hexis_allocate")
    func allocate(_ count: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 8)
    }

    @_expose(wasm, "free")
    @_cdecl("hexis_free")
    func free(_ pointer: UnsafeMutableRawPointer) {
        pointer.deallocate()
    }

    /// Makes a call, its name and arguments in pieces; gives the length of the answer, or −1 for none.
    @_expose(wasm, "call")
    @_cdecl("hexis_call")
    func call(_ pointer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        guard let pieces = engine.call(Array(UnsafeBufferPointer(start: pointer, count: count))) else {
            return -1
        }
        answer = pieces
        return answer.count
    }

    /// Where the last answer lies, until the next call.
    @_expose(wasm, "answer")
    @_cdecl("hexis_answer")
    func answerAddress() -> UnsafePointer<UInt8>? {
        answer.withUnsafeBufferPointer { $0.baseAddress }
    }

#else

    #if canImport(Glibc)
        import Glibc
    #else
        import Darwin
    #endif

    /// The same engine without a browser: each call on standard input, after its length in four bytes, is
    /// answered so on standard output; a length of −1 stands for no answer. So both builds can be compared.
    @main
    enum Browser {
        static func main() {
            var engine = Engine()
            while let length = nextLength(), let call = next(length) {
                if let answer = engine.call(call) {
                    send(bytes(of: Int32(answer.count)))
                    send(answer)
                } else {
                    send(bytes(of: -1))
                }
            }
        }

        private static func nextLength() -> Int? {
            next(4).map { bytes in (0..<4).reduce(0) { $0 | Int(bytes[$1]) << ($1 * 8) } }
        }

        private static func next(_ count: Int) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: count)
            var filled = 0
            while filled < count {
                let more = bytes.withUnsafeMutableBytes {
                    read(0, $0.baseAddress?.advanced(by: filled), count - filled)
                }
                guard more > 0 else { return nil }
                filled += more
            }
            return bytes
        }

        private static func send(_ bytes: [UInt8]) {
            var sent = 0
            while sent < bytes.count {
                let more = bytes.withUnsafeBytes {
                    write(1, $0.baseAddress?.advanced(by: sent), bytes.count - sent)
                }
                guard more > 0 else { return }
                sent += more
            }
        }

        private static func bytes(of number: Int32) -> [UInt8] {
            withUnsafeBytes(of: number.littleEndian) { Array($0) }
        }
    }

#endif

extension Engine {
    /// A call as it crosses the border: its name and arguments in pieces, the answer likewise.
    mutating func call(_ bytes: [UInt8]) -> [UInt8]? {
        guard let pieces = Pieces.parted(bytes), let name = pieces.first else { return nil }
        return call(String(decoding: name, as: UTF8.self), Array(pieces.dropFirst())).map {
            Pieces.joined($0)
        }
    }
}
