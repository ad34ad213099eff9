import Testing

/// Tests against the server as a process. One after the other: each measures a whole machine.
@Suite("The server as a process", .serialized)
enum RealServer {}
