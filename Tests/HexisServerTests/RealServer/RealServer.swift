import Testing

/// Tests against the server as a process. They run one after the other, because each one needs the whole machine.
@Suite("The server as a process", .serialized)
enum RealServer {}
