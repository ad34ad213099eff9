"""A WebAssembly module as streams: what browsers fetch instead of the module, which the service worker puts together
again (Web/worker/module.js). It saves an eighth of the download.

Brotli predicts each byte from the ones just before it and from where it saw them last. In a module, an instruction, the
local it uses and the offset it reads from lie side by side, though each resembles its own kind far more than its
neighbors. So each kind has a stream of its own. The sizes of functions are left out, because their instructions show
where they end.

A file consists of the size of the module, the size of each stream, and the streams.
"""

from wasm_module import (
    BLOCKS, CODE, END, HEADER, LOAD_AND_STORE, LOCAL_INSTRUCTIONS, bodies, end_of_instruction, number, sections, sized,
    split, written)

# In this order.
SECTIONS, DECLARATIONS, INSTRUCTIONS, LOCALS, OFFSETS, LARGE_OFFSETS = range(6)


def streamed(module):
    """The file for a module."""
    streams = [bytearray() for _ in range(6)]
    streams[SECTIONS] += module[:HEADER]
    for section, content in sections(module):
        streams[SECTIONS].append(section)
        if section == CODE:
            count, _ = number(content, 0)
            streams[DECLARATIONS] += written(count)
            for body in bodies(content):
                add(body, streams)
        else:
            streams[SECTIONS] += sized(content)
    return b"".join([written(len(module)), *(written(len(stream)) for stream in streams), *streams])


def add(body, streams):
    """Adds a function to the streams."""
    locals, instructions = split(body)
    streams[DECLARATIONS] += locals
    for instruction in instructions:
        code = instruction[0]
        if code in LOCAL_INSTRUCTIONS:
            streams[INSTRUCTIONS].append(code)
            streams[LOCALS] += instruction[1:]
        elif code in LOAD_AND_STORE:
            _, end = number(instruction, 1)
            streams[INSTRUCTIONS] += instruction[:end]
            streams[OFFSETS].append(instruction[end])
            streams[LARGE_OFFSETS] += instruction[end + 1 :]
        else:
            streams[INSTRUCTIONS] += instruction


def assembled(file):
    """The module of a file."""
    return b"".join(Streams(file).module())


class Streams:
    """A file that is read."""

    def __init__(self, file):
        sizes, position = [], 0
        for _ in range(7):
            size, position = number(file, position)
            sizes.append(size)
        self.streams = []
        for size in sizes[1:]:
            self.streams.append(file[position : position + size])
            position += size
        self.places = [0] * len(self.streams)

    def module(self):
        """The parts of the module."""
        yield self.take(SECTIONS, lambda _, position: position + HEADER)
        while self.places[SECTIONS] < len(self.streams[SECTIONS]):
            section = self.byte(SECTIONS)
            yield bytes([section])
            yield sized(self.code()) if section == CODE else self.take(SECTIONS, end_of_sized)

    def code(self):
        count = self.number(DECLARATIONS)
        return written(count) + b"".join(sized(self.body()) for _ in range(count))

    def body(self):
        count = self.number(DECLARATIONS)
        parts = [written(count)]
        parts += [self.take(DECLARATIONS, lambda stream, position: number(stream, position)[1] + 1) for _ in range(count)]
        depth = 1
        while depth > 0:
            code = self.streams[INSTRUCTIONS][self.places[INSTRUCTIONS]]
            depth += (code in BLOCKS) - (code == END)
            parts += self.instruction(code)
        return b"".join(parts)

    def instruction(self, code):
        """The parts of the next instruction."""
        if code in LOCAL_INSTRUCTIONS:
            return [bytes([self.byte(INSTRUCTIONS)]), self.take(LOCALS, end_of_number)]
        if code not in LOAD_AND_STORE:
            return [self.take(INSTRUCTIONS, end_of_instruction)]
        first = [self.take(INSTRUCTIONS, lambda stream, position: end_of_number(stream, position + 1))]
        offset = self.byte(OFFSETS)
        more = [self.take(LARGE_OFFSETS, end_of_number)] if offset > 127 else []
        return [*first, bytes([offset]), *more]

    def take(self, stream, end):
        """The bytes of a stream from where it is read up to an end, which is where it is read then."""
        start = self.places[stream]
        self.places[stream] = end(self.streams[stream], start)
        return self.streams[stream][start : self.places[stream]]

    def byte(self, stream):
        return self.take(stream, lambda _, position: position + 1)[0]

    def number(self, stream):
        return number(self.take(stream, end_of_number), 0)[0]


def end_of_number(stream, position):
    return number(stream, position)[1]


def end_of_sized(stream, position):
    size, start = number(stream, position)
    return start + size
