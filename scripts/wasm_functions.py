"""The functions of a WebAssembly module: which they are, and the module with them in another order."""

from wasm_module import (
    CALL, CODE, ELEMENTS, EXPORTS, FUNCTION, FUNCTION_REFERENCE, FUNCTIONS, HEADER, IMPORTS, START, TYPES,
    bodies, end_of_instruction, number, sections, sized, split, written)


class Module:
    """A module whose functions can be put into another order."""

    def __init__(self, data):
        self.header = data[:HEADER]
        self.sections = list(sections(data))
        contents = dict(self.sections)
        self.imported, _ = number(contents[IMPORTS], 0)  # functions all: scripts/wasm-check sees to it
        self.types = list(numbers(contents[FUNCTIONS]))
        self.bodies = [split(body) for body in bodies(contents[CODE])]
        self.signatures = list(signatures(contents[TYPES]))
        self.parameters = [number(signature, 1)[0] for signature in self.signatures]

    def ordered(self, order):
        """The module with its functions in an order, which lists those that have code."""
        moved = self.moved(order)
        rewritten = {
            FUNCTIONS: lambda _: listed(written(self.types[function]) for function in order),
            EXPORTS: lambda content: exports(content, moved),
            START: lambda content: written(moved[number(content, 0)[0]]),
            ELEMENTS: lambda content: elements(content, moved),
            CODE: lambda _: listed(sized(calling(self.bodies[function], moved)) for function in order),
        }
        return self.header + b"".join(
            bytes([section]) + sized(rewritten.get(section, bytes)(content)) for section, content in self.sections)

    def with_bodies(self, bodies):
        """The module with other instructions in its functions, one after the other."""
        code = listed(sized(locals + b"".join(body)) for locals, body in bodies)
        return self.header + b"".join(
            bytes([section]) + sized(code if section == CODE else content) for section, content in self.sections)

    def moved(self, order):
        """The new number of each function, by its old one."""
        moved = list(range(self.imported + len(order)))
        for place, function in enumerate(order):
            moved[self.imported + function] = self.imported + place
        return moved


def numbers(content):
    """A list of numbers."""
    count, position = number(content, 0)
    for _ in range(count):
        value, position = number(content, position)
        yield value


def listed(parts):
    """A list, as it is written."""
    parts = list(parts)
    return written(len(parts)) + b"".join(parts)


def signatures(content):
    """What the functions of each type take and return, as it is written."""
    count, position = number(content, 0)
    for _ in range(count):
        taken, start = number(content, position + 1)
        returned, start = number(content, start + taken)
        yield content[position : start + returned]
        position = start + returned


def exports(content, moved):
    """The exports: a name, a kind, and a number each."""

    def each():
        count, position = number(content, 0)
        for _ in range(count):
            size, start = number(content, position)
            kind = start + size
            value, end = number(content, kind + 1)
            yield content[position : kind + 1] + written(moved[value] if content[kind] == FUNCTION else value)
            position = end

    return listed(each())


def elements(content, moved):
    """The functions that are called by way of the table: segments of where they begin, and their numbers."""

    def each():
        count, position = number(content, 0)
        for _ in range(count):
            if content[position] != 0:
                raise ValueError("a segment of another kind than scripts/wasm-order knows")
            offset = end_of_instruction(content, position + 1)
            start = end_of_instruction(content, offset)  # one that says that no other follows
            functions = list(numbers(content[start:]))
            yield content[position:start] + listed(written(moved[function]) for function in functions)
            position = start + len(listed(written(function) for function in functions))

    return listed(each())


def calling(body, moved):
    """A body, with the functions that it means by their new numbers."""
    locals, instructions = body
    return locals + b"".join(
        each[:1] + written(moved[meant(each)]) if means_function(each) else each for each in instructions)


def means_function(instruction):
    return instruction[0] in (CALL, FUNCTION_REFERENCE)


def meant(instruction):
    return number(instruction, 1)[0]
