import Foundation
import NIOCore

@testable import HexisServer
@testable import HexisService

/// Pictures like those phones take, created with libvips and libheif on the test machine.
struct SamplePictures {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try runInstalled("vips", "gaussnoise", path("grey.v"), "1200", "900")
        try runInstalled("vips", "cast", path("grey.v"), path("bytes.v"), "uchar")
        try runInstalled(
            "vips", "bandjoin", "\(path("bytes.v")) \(path("bytes.v")) \(path("bytes.v"))", path("rgb.v"))
        try runInstalled(
            "vips", "copy", path("rgb.v"), "\(path("plain.jpg"))[strip]", "--interpretation", "srgb")
    }

    /// Returns a picture 1200 pixels wide and 900 high.
    func picture(as ending: String) throws -> [UInt8] {
        switch ending {
        case "jpg": break
        case "heic": try runInstalled("heif-enc", path("plain.jpg"), "-o", path("plain.heic"))
        default: try runInstalled("vips", "copy", path("plain.jpg"), path("plain.\(ending)"))
        }
        return try contents("plain.\(ending)")
    }

    /// Returns the same picture as a phone held upright writes it, with its location.
    func phonePicture() throws -> [UInt8] {
        let plain = try picture(as: "jpg")
        return Array(plain[..<2]) + segment(Array("Exif\0\0".utf8) + exif) + segment(xmp) + Array(plain[2...])
    }

    /// Returns the width and height that libvips finds.
    func size(of bytes: [UInt8]) throws -> String {
        try Data(bytes).write(to: URL(filePath: path("measured")))
        let text = try runInstalled("vipsheader", path("measured"))
        return text.firstMatch(of: #/: (\d+x\d+) /#).map { String($0.1) } ?? text
    }

    /// Returns a PNG that claims to have this size but holds no pixels.
    static func claimedPNG(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        let header = bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + chunk("IDAT", [0x78, 0x9C, 3, 0, 0, 0, 0, 1]) + chunk("IEND", [])
    }

    private func path(_ name: String) -> String { folder.path(name) }

    private func contents(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path(name))))
    }

    /// Returns a JPEG application segment.
    private func segment(_ content: [UInt8]) -> [UInt8] {
        let count = UInt16(content.count + 2)
        return [0xFF, 0xE1, UInt8(count >> 8), UInt8(count & 255)] + content
    }

    private var xmp: [UInt8] {
        Array(
            "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x='adobe:ns:meta/'>SecretAuthor</x:xmpmeta>".utf8)
    }

    /// A TIFF header with the camera's name, an orientation of a quarter turn, and a latitude of 48° 1′ 30″ north.
    private var exif: [UInt8] {
        let camera = Array("SecretCam\0".utf8)
        let (cameraAt, positionAt) = (UInt32(50), UInt32(60))
        let main =
            little(UInt16(3))
            + field(0x010F, 2, UInt32(camera.count), little(cameraAt))
            + field(0x0112, 3, 1, little(UInt32(6)))
            + field(0x8825, 4, 1, little(positionAt)) + little(UInt32(0))
        let position =
            little(UInt16(2)) + field(1, 2, 2, Array("N\0\0\0".utf8))
            + field(2, 5, 3, little(positionAt + 30))
            + little(UInt32(0)) + [48, 1, 1, 1, 30, 1].flatMap { little(UInt32($0)) }
        return Array("II*\0".utf8) + little(UInt32(8)) + main + camera + position
    }

    private func field(_ tag: UInt16, _ type: UInt16, _ count: UInt32, _ value: [UInt8]) -> [UInt8] {
        little(tag) + little(type) + little(count) + value
    }

    private func little(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + body + bytes(checksum(body))
    }

    /// Returns the CRC-32 of PNG, section 5.5.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
