import Testing

@testable import HexisExchange

@Suite("Multipart file uploads")
struct MultipartFileTests {
    private let head = "--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"e.zip\"\r\n\r\n"

    private func read(_ body: String, inPiecesOf size: Int) throws -> (
        file: [UInt8], isForm: Bool, isComplete: Bool
    ) {
        var form = try #require(MultipartFile(contentType: "multipart/form-data; boundary=b"))
        var file: [UInt8] = []
        let bytes = Array(body.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            let piece = Array(bytes[start...].prefix(size))
            guard piece.withUnsafeBytes({ form.take($0) { file.append(contentsOf: $0) } }) else {
                return (file, false, false)
            }
        }
        return (file, true, form.isComplete)
    }

    @Test("The file comes out whole, however its bytes are chunked", arguments: [1, 2, 3, 7, 1000])
    func pieces(size: Int) throws {
        for contents in [
            "", "x", "\r\n", "\r\n--", "\r\n--\r\n--a--", String(repeating: "\r\n--c", count: 50),
        ] {
            let (file, isForm, isComplete) = try read("\(head)\(contents)\r\n--b--\r\n", inPiecesOf: size)
            #expect(file == Array(contents.utf8))
            #expect(isForm && isComplete)
        }
    }

    @Test("A form without its end is incomplete, and one without its beginning has no file")
    func wrong() throws {
        #expect(try !read("\(head)abc", inPiecesOf: 5).isComplete)
        #expect(try !read("--other\r\n\r\nabc", inPiecesOf: 50).isForm)
        #expect(try !read(String(repeating: "a", count: 9000), inPiecesOf: 1000).isForm)
    }

    @Test(
        "A form needs a boundary",
        arguments: [
            "", "text/plain", "multipart/form-data", "multipart/form-data; boundary=",
            "multipart/mixed; boundary=b",
        ])
    func types(type: String) {
        #expect(MultipartFile(contentType: type) == nil)
    }

    @Test("The boundary may be quoted")
    func quoted() throws {
        var form = try #require(
            MultipartFile(contentType: "Multipart/Form-Data; charset=utf-8; Boundary=\"b\""))
        var file: [UInt8] = []
        _ = Array("\(head)abc\r\n--b--".utf8).withUnsafeBytes {
            form.take($0) { file.append(contentsOf: $0) }
        }
        #expect(file == Array("abc".utf8))
    }
}
