import Glibc

/// Lets libarchive read and write names in UTF-8, which it does only where the thread's locale says so. The process's own
/// locale stays as it is.
struct UnicodeNames: ~Copyable {
    private let locale: locale_t?

    init() {
        locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    }

    deinit {
        if let locale { freelocale(locale) }
    }

    func during<Value>(_ body: () -> Value) -> Value {
        guard let locale else { return body() }
        let before = uselocale(locale)
        defer { uselocale(before) }
        return body()
    }
}
