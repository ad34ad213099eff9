/// The accepted kinds of picture, recognized by a file's first bytes, whatever its name. Everything else, such as
/// a page or an SVG, which can hold scripts, is never shown to anyone it could fool.
enum PictureKind: CaseIterable {
    case jpeg, png, webP, gif, heif

    /// The number of leading bytes that suffice.
    static let head = 16

    /// Returns `nil` for any other kind of file.
    init?(head: some Collection<UInt8>) {
        let head = Array(head.prefix(PictureKind.head))
        guard let kind = PictureKind.allCases.first(where: { $0.begins(head) }) else { return nil }
        self = kind
    }

    /// The most pixels of this kind. Phones take 200 megapixels as JPEG, which libvips reads piece by piece, or 50
    /// as HEIC. The others may have to be in memory as a whole, and are drawings and screenshots.
    var mostPixels: Int {
        switch self {
        case .jpeg, .heif: 250_000_000
        case .png, .webP, .gif: 50_000_000
        }
    }

    private func begins(_ head: [UInt8]) -> Bool {
        switch self {
        case .jpeg: head.starts(with: [0xFF, 0xD8, 0xFF])
        case .png: head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .gif: head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8))
        case .webP:
            head.starts(with: Array("RIFF".utf8)) && head.dropFirst(8).starts(with: Array("WEBP".utf8))
        case .heif:
            head.dropFirst(4).starts(with: Array("ftyp".utf8)) && PictureKind.brands.contains(brand(head))
        }
    }

    /// The major brand of ISO/IEC 14496-12, which names a file's format within that container.
    private func brand(_ head: [UInt8]) -> String {
        String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
    }

    /// The brands of still pictures and sequences of HEVC, of any codec, and of AV1 (ISO/IEC 23008-12, AVIF).
    private static let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif"]
}
