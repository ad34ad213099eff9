#if arch(wasm32)

    /// The memory of objects and arrays in the browser.
    ///
    /// Blocks lie side by side. Each begins with the size of the block before it and its own, so that a block that becomes
    /// free is joined with free neighbors (boundary tags; Knuth, *The Art of Computer Programming*, volume 1, section 2.5).
    /// Free blocks are in lists by size. WASI's C library has a heap as well, which takes four times as much code.
    ///
    /// Sizes and addresses are in bytes. A block consists of
    ///
    ///      0  the size of the block before it; 0 for the first one
    ///      4  its own size, a multiple of 16; one more while it is in use
    ///      8  its content, at a multiple of 16; while it is free, the next block of its list
    ///     12  while it is free, the block before it in its list
    private struct Heap {
        /// A bit for each list; lists without one are empty.
        private var filled: UInt64 = 0
        /// Where the lists begin and end: as if each were a block of which only the links exist. 0 until the first block.
        private var lists: UInt32 = 0
        /// Behind the last block: one of size 0, which is in use.
        private var end: UInt32 = 0

        /// What memory grows by, at least.
        private static var page: UInt32 { 65_536 }
        /// The largest size that has a list of its own.
        private static var longestExact: UInt32 { 512 }
        private static var countOfLists: UInt32 { 64 }

        /// The address of a new block's content.
        mutating func allocate(_ length: UInt32) -> UInt32 {
            let size = (max(length, 8) &+ 23) & ~15
            var list = Heap.list(of: size)
            while true {
                let candidates = filled & (.max &<< list)
                guard candidates != 0 else {
                    grow(by: size)
                    list = Heap.list(of: size)
                    continue
                }
                list = UInt64(truncatingIfNeeded: candidates.trailingZeroBitCount)
                let edge = edge(of: list)
                var block = word[edge &+ 8]
                while block != edge, word[block &+ 4] < size { block = word[block &+ 8] }
                if block != edge { return take(size, of: block) }
                if word[edge &+ 8] == edge { filled &= ~(1 &<< list) } else { list &+= 1 }
            }
        }

        mutating func free(_ content: UInt32) {
            var block = content &- 8
            var size = word[block &+ 4] & ~15
            let after = block &+ size
            let before = block &- word[block]
            if isFree(after) { size &+= unlinked(after) }
            if isFree(before) {
                size &+= unlinked(before)
                block = before
            }
            add(block, size)
        }

        /// Takes a free block from its list, and leaves what it does not need.
        private mutating func take(_ size: UInt32, of block: UInt32) -> UInt32 {
            let rest = unlinked(block) &- size
            word[block &+ 4] = size &+ 1
            word[block &+ size] = size
            if rest > 0 { add(block &+ size, rest) }
            return block &+ 8
        }

        /// Makes a free block.
        private mutating func add(_ block: UInt32, _ size: UInt32) {
            word[block &+ 4] = size
            word[block &+ size] = size
            let list = Heap.list(of: size)
            filled |= 1 &<< list
            let edge = edge(of: list)
            let next = word[edge &+ 8]
            word[block &+ 8] = next
            word[block &+ 12] = edge
            word[edge &+ 8] = block
            word[next &+ 12] = block
        }

        /// Removes a free block from its list, and returns its size.
        private func unlinked(_ block: UInt32) -> UInt32 {
            let (next, before) = (word[block &+ 8], word[block &+ 12])
            word[before &+ 8] = next
            word[next &+ 12] = before
            return word[block &+ 4]
        }

        private func isFree(_ block: UInt32) -> Bool { word[block &+ 4] & 1 == 0 }

        /// Makes the last block larger, or a new one behind it.
        private mutating func grow(by size: UInt32) {
            let more = (size &+ 2 &* Heap.page &- 1) & ~(Heap.page &- 1)
            let place = UInt32(bitPattern: sbrk(Int32(bitPattern: more)))
            // Without memory, the standard library would end the program as well. The worker starts a new one.
            guard place != .max else { fatalError() }
            if lists == 0 { begin(at: place) }
            let block = end
            end = place &+ more &- 8
            word[end &+ 4] = 1
            word[block &+ 4] = end &- block &+ 1
            word[end] = end &- block
            free(block &+ 8)
        }

        /// Makes the lists, which are empty, at the beginning of the memory.
        private mutating func begin(at place: UInt32) {
            lists = place
            end = place &+ 8 &* Heap.countOfLists &+ 8
            for list in 0..<UInt64(Heap.countOfLists) {
                let edge = edge(of: list)
                word[edge &+ 8] = edge
                word[edge &+ 12] = edge
            }
        }

        private func edge(of list: UInt64) -> UInt32 { lists &+ 8 &* UInt32(truncatingIfNeeded: list) &- 8 }

        /// The list for blocks of a size: one for each size up to 512 bytes, then one for each power of two.
        private static func list(of size: UInt32) -> UInt64 {
            UInt64(truncatingIfNeeded: size <= longestExact ? Int(size / 16) : 56 &- size.leadingZeroBitCount)
        }
    }

    /// Words of the memory, by their addresses.
    private struct Words {
        subscript(address: UInt32) -> UInt32 {
            get { pointer(address).pointee }
            nonmutating set { pointer(address).pointee = newValue }
        }

        private func pointer(_ address: UInt32) -> UnsafeMutablePointer<UInt32> {
            UnsafeMutablePointer(bitPattern: UInt(address)).unsafelyUnwrapped
        }
    }

    private let word = Words()
    /// The module runs in one thread.
    nonisolated(unsafe) private var heap = Heap()

    /// Makes the memory larger, and returns where the new part begins.
    @_extern(c)
    private func sbrk(_ increment: Int32) -> Int32

    /// The standard library gets its memory here: the linker replaces the function of the C library.
    @_cdecl("__wrap_posix_memalign")
    func allocateAligned(
        _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
    ) -> Int32 {
        // No type in a page or a journal needs more.
        guard alignment <= 16 else { fatalError() }
        result.pointee = UnsafeMutableRawPointer(
            bitPattern: UInt(heap.allocate(UInt32(truncatingIfNeeded: size))))
        return 0
    }

    /// The standard library returns its memory here, likewise.
    @_cdecl("__wrap_free")
    func release(_ content: UnsafeMutableRawPointer?) {
        guard let content else { return }
        heap.free(UInt32(truncatingIfNeeded: UInt(bitPattern: content)))
    }

#endif
