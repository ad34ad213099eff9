#if arch(wasm32)

    /// The memory of the module, in place of the C library's allocator, which is 10 KB of code.
    ///
    /// A block has one of few sizes, four from each power of two to the next. A freed block serves the next request of
    /// its size; blocks are neither split nor merged. That suits a program that answers one request after the other,
    /// because a page needs blocks of the same sizes as the page before.
    private struct Memory {
        /// For each size, the block that was freed last.
        private let freed: UnsafeMutablePointer<UnsafeMutablePointer<Block>?>
        /// What no block has taken yet.
        private var unused: UInt
        private var end: UInt

        init() {
            let start = Memory.grown(by: Memory.page)
            // The first 512 bytes are the table of free blocks. New memory is zero, so the table is empty.
            freed = Memory.at(start)
            unused = start + 512 - Block.header
            end = start + Memory.page
        }

        /// Finds memory for the given number of bytes.
        mutating func take(_ bytes: UInt) -> UInt {
            let (size, length) = Block.size(holding: bytes)
            let block = freed[size] ?? unusedBlock(length)
            // An unused block is zero, so none follows it, either.
            freed[size] = block.pointee.next
            block.pointee = Block(size: size, next: nil)
            return UInt(bitPattern: block) + Block.header
        }

        /// Makes memory that was taken available again.
        func free(_ address: UInt) {
            let block: UnsafeMutablePointer<Block> = Memory.at(address - Block.header)
            block.pointee.next = freed[block.pointee.size]
            freed[block.pointee.size] = block
        }

        private mutating func unusedBlock(_ length: UInt) -> UnsafeMutablePointer<Block> {
            if end - unused < length {
                let growth = (length + Memory.page - 1) / Memory.page * Memory.page
                _ = Memory.grown(by: growth)
                end += growth
            }
            defer { unused += length }
            return Memory.at(unused)
        }

        /// WebAssembly's memory grows by whole pages.
        private static let page: UInt = 65536

        private static func grown(by bytes: UInt) -> UInt {
            let start = sbrk(bytes)
            precondition(start != .max, "out of memory")
            return start
        }

        private static func at<Value>(_ address: UInt) -> UnsafeMutablePointer<Value> {
            guard let pointer = UnsafeMutablePointer<Value>(bitPattern: address) else {
                preconditionFailure("no block begins at 0")
            }
            return pointer
        }
    }

    private struct Block {
        /// The place of its size in `Memory.freed`.
        let size: Int
        /// While the block is free, the one of its size that was freed before it. Otherwise, its bytes begin here.
        var next: UnsafeMutablePointer<Block>?

        /// The bytes of `size`, which precede those of the block.
        static let header: UInt = 4

        /// The smallest size that holds the given number of bytes, and its length with the header: a multiple of 8, which
        /// aligns every value that Swift has without vectors.
        static func size(holding bytes: UInt) -> (place: Int, length: UInt) {
            var place = 0
            var step: UInt = 8
            var steps = (bytes + header + step - 1) / step
            while steps > 8 {
                steps = (steps + 1) / 2
                step *= 2
                place += 4
            }
            return (place + Int(steps), steps * step)
        }
    }

    nonisolated(unsafe) private var memory = Memory()

    @_extern(c)
    private func sbrk(_ bytes: UInt) -> UInt

    /// What the standard library calls for all memory, as in C.
    @_cdecl("__wrap_posix_memalign")
    func takeMemory(_ result: UnsafeMutablePointer<UInt>, _ alignment: UInt, _ bytes: UInt) -> CInt {
        result.pointee = memory.take(bytes)
        return 0
    }

    @_cdecl("__wrap_free")
    func freeMemory(_ address: UInt) {
        memory.free(address)
    }

#endif
