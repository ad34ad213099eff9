// One overload per number of attributes: passing them one by one takes half the code size of an array in the wasm
// module.

extension HTML {
    @inline(never)
    public mutating func callAsFunction(_ name: Literal, content: (inout HTML) -> Void) {
        begin(name)
        write(">")
        content(&self)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(_ name: Literal, _ first: Attribute, content: (inout HTML) -> Void) {
        begin(name)
        write(first)
        write(">")
        content(&self)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ first: Attribute, _ second: Attribute, content: (inout HTML) -> Void
    ) {
        begin(name)
        write(first)
        write(second)
        write(">")
        content(&self)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute,
        content: (inout HTML) -> Void
    ) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(">")
        content(&self)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute, _ fourth: Attribute,
        content: (inout HTML) -> Void
    ) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(fourth)
        write(">")
        content(&self)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute, _ fourth: Attribute,
        _ fifth: Attribute, content: (inout HTML) -> Void
    ) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(fourth)
        write(fifth)
        write(">")
        content(&self)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(_ name: Literal, text: String) {
        begin(name)
        write(">")
        self.text(text)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(_ name: Literal, _ first: Attribute, text: String) {
        begin(name)
        write(first)
        write(">")
        self.text(text)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ first: Attribute, _ second: Attribute, text: String
    ) {
        begin(name)
        write(first)
        write(second)
        write(">")
        self.text(text)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute, text: String
    ) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(">")
        self.text(text)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute, _ fourth: Attribute,
        text: String
    ) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(fourth)
        write(">")
        self.text(text)
        close(name)
    }

    @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute, _ fourth: Attribute,
        _ fifth: Attribute, text: String
    ) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(fourth)
        write(fifth)
        write(">")
        self.text(text)
        close(name)
    }

    @inline(never)
    public mutating func void(_ name: Literal) {
        begin(name)
        write(">")
    }

    @inline(never)
    public mutating func void(_ name: Literal, _ first: Attribute) {
        begin(name)
        write(first)
        write(">")
    }

    @inline(never)
    public mutating func void(_ name: Literal, _ first: Attribute, _ second: Attribute) {
        begin(name)
        write(first)
        write(second)
        write(">")
    }

    @inline(never)
    public mutating func void(_ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(">")
    }

    @inline(never)
    public mutating func void(
        _ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute, _ fourth: Attribute
    ) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(fourth)
        write(">")
    }

    @inline(never)
    public mutating func void(
        _ name: Literal, _ first: Attribute, _ second: Attribute, _ third: Attribute, _ fourth: Attribute,
        _ fifth: Attribute
    ) {
        begin(name)
        write(first)
        write(second)
        write(third)
        write(fourth)
        write(fifth)
        write(">")
    }
}
