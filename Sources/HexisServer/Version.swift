/// The version of this program.
public let hexisVersion = "0.1.0"
