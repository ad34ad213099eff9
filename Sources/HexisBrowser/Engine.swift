import HexisApp
import HexisCore

/// The app in the browser: the practice folded in memory, answering requests one after the other.
///
/// Requests and replies cross the border to JavaScript as JSON text, entries as bytes that only Swift reads.
struct Engine {
    private var practice = Practice()

    /// Adds entries, each with its length before it as four bytes, the lowest first. Gives how many could not
    /// be read; they stay where they are, and the rest is added.
    mutating func add(_ bytes: [UInt8]) -> Int {
        var unreadable = 0
        var position = 0
        while position + 4 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << ($1 * 8) }
            position += 4
            guard length >= 0, length <= bytes.count - position else { return unreadable + 1 }
            do throws(WireError) {
                practice.add(try Entry(bytes: bytes[position..<position + length]))
            } catch {
                unreadable += 1
            }
            position += length
        }
        return unreadable
    }

    /// Answers `{"method":"GET","path":"/today","query":"","body":"","at":…,"offset":…,"device":"…",
    /// "random":"…","zones":[…],"assets":{…}}` with
    /// `{"status":200,"page":"…"}` or `{"status":303,"location":"…"}`, and the new entries in hexadecimal.
    func respond(_ request: [UInt8]) -> JSON {
        do throws(WireError) {
            let message = try Message(JSON(parsing: request), dayStart: practice.settings.dayStart)
            return reply(HexisApp.respond(to: message.request, with: practice, in: message.surroundings))
        } catch {
            return .object([JSON.Member("error", .string(error.code))])
        }
    }

    private func reply(_ reply: Reply) -> JSON {
        var members = [JSON.Member("status", .integer(Int64(reply.status)))]
        switch reply.content {
        case .page(let bytes):
            members.append(JSON.Member("page", .string(String(decoding: bytes, as: UTF8.self))))
        case .redirect(let address): members.append(JSON.Member("location", .string(address)))
        }
        let entries = reply.entries.map { entry in
            JSON.object([
                JSON.Member("id", .string(entry.id.description)),
                JSON.Member("bytes", .string(hexadecimalText(of: entry.bytes))),
            ])
        }
        members.append(JSON.Member("entries", .array(entries)))
        return .object(members)
    }
}
