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

    /// Adds entries to the practice; gives how many could not be read.
    @_expose(wasm, "add")
    @_cdecl("hexis_add")
    func add(_ pointer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        engine.add(Array(UnsafeBufferPointer(start: pointer, count: count)))
    }

    /// Answers a request; gives the length of the reply, which `reply` then points to.
    @_expose(wasm, "respond")
    @_cdecl("hexis_respond")
    func respond(_ pointer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        answer = engine.respond(Array(UnsafeBufferPointer(start: pointer, count: count))).text.bytes
        return answer.count
    }

    /// Copies the last reply to where the worker made room for it.
    @_expose(wasm, "take")
    @_cdecl("hexis_take")
    func take(_ pointer: UnsafeMutablePointer<UInt8>) {
        answer.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            pointer.update(from: base, count: bytes.count)
        }
        answer = []
    }

#else

    /// Only the browser runs this part; elsewhere it is built so that the compiler reads it.
    @main
    enum Browser {
        static func main() {}
    }

#endif
