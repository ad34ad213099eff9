import Testing

@testable import HexisStore

@Suite("A bounded cache")
struct BoundedCacheTests {
    @Test("The cache drops values that were not used recently, and keeps the others")
    func forgets() {
        // The cache has two generations of two values each.
        let cache = BoundedCache<Int, String>(limit: 4)
        for number in 1...4 { cache.insert("\(number)", for: number) }
        #expect(cache[1] == "1")
        cache.insert("5", for: 5)
        #expect(cache[2] == nil)
        #expect(cache[1] == "1")
        #expect(cache[5] == "5")
    }

    @Test("A removed value is gone from both generations")
    func removes() {
        let cache = BoundedCache<Int, String>(limit: 2)
        cache.insert("old", for: 1)
        cache.insert("young", for: 2)
        cache.removeAll { key, _ in key <= 2 }
        #expect(cache[1] == nil)
        #expect(cache[2] == nil)
    }
}
