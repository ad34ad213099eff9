@main struct Hexis { static func main() {} }
