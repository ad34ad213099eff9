import HexisExchange
import HexisStore

extension ImportSteps {
    /// Long enough that a large file takes few commits.
    private static var pieceLength: Int { 512 * 1024 }

    /// Stores the file of an import, for every server to read. Returns `false` if the import has taken another step meanwhile.
    func store(_ file: UnlinkedFile, of step: StoredImport) async throws -> Bool {
        var (number, piece) = (Int64(0), [UInt8]())
        var isAwaited = true
        func add() async throws(StoreError) {
            isAwaited = try await queue.store.addPiece(number, piece, to: step)
            number += 1
            piece = []
        }
        try await file.eachPiece { part in
            guard isAwaited else { return }
            piece += part
            if piece.count >= ImportSteps.pieceLength { try await add() }
        }
        if isAwaited, !piece.isEmpty { try await add() }
        return isAwaited
    }

    /// The file of an import, in a folder of this machine.
    func file(of step: StoredImport, in folder: String) async throws -> UnlinkedFile {
        let file = try UnlinkedFile(in: folder)
        var number: Int64 = 0
        while let piece = try await queue.store.piece(number, of: step) {
            try piece.withUnsafeBytes { _ = try file.append($0) }
            number += 1
        }
        return file
    }

    /// The file of an import, in memory; `nil` if it is damaged.
    func bytes(of step: StoredImport) async throws(StoreError) -> [UInt8]? {
        var (bytes, number) = ([UInt8](), Int64(0))
        do throws(StoreError) {
            while let piece = try await queue.store.piece(number, of: step) {
                bytes += piece
                number += 1
            }
        } catch .unreadable {
            return nil
        }
        return bytes
    }
}
