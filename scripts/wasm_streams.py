"""A WebAssembly module as streams: what browsers fetch instead of the module, which the service worker puts together
again (Web/worker/module.js). It saves an eighth of the download.

Brotli predicts each byte from the ones just before it and from where it saw them last. In a module, an instruction, the
local it uses and the offset it reads from lie side by side, though each resembles its own kind far more than its
neighbors. So each kind has a stream of its own. The sizes of functions are left out, because their instructions show
where they end.

A file consists of the size of the module, the size of each stream, and the streams.
"""

from wasm_module import CODE, HEADER, LOAD_AND_STORE, LOCAL_INSTRUCTIONS, bodies, number, sections, sized, split, written

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
