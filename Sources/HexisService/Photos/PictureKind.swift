/// The kinds of picture that are taken, told by how a file begins, whatever it is called. Everything else, such as a
/// page or a drawing that is a program of its own, is shown to nobody who could be fooled by it.
enum PictureKind: CaseIterable {
    case jpeg, png, webP, gif, heif

    /// So many bytes of a file are enough.
    static let head = 16

    /// `nil` for anything else.
    init?(head: some Collection<UInt8>) {
        let head = Array(head.prefix(PictureKind.head))
        guard let kind = PictureKind.allCases.first(where: { $0.begins(head) }) else { return nil }
        self = kind
    }

    /// A phone takes 200 million pixels as JPEG, which libvips reads in small pieces, or 50 million as HEIC. The others may
    /// have to be laid out in memory as a whole, and are drawings and screenshots.
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

    /// The major brand of ISO/IEC 14496-12: which of the many things in that kind of box a file is.
    private func brand(_ head: [UInt8]) -> String {
        String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
    }

    /// Still pictures and sequences of HEVC, those of any coding, and of AV1 (ISO/IEC 23008-12, AVIF).
    private static let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif"]
}
