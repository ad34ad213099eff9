"""Reading and writing WebAssembly's binary format, as far as the scripts for the browser's module need it."""

# Identifiers of sections.
TYPES, IMPORTS, FUNCTIONS, EXPORTS, START, ELEMENTS, CODE, DATA = 1, 2, 3, 7, 8, 9, 10, 11
FUNCTION = 0  # the kind of an export
HEADER = 8  # bytes: what a module begins with


def number(data, position):
    """A number of variable length, and where it ends."""
    value = shift = 0
    while True:
        byte = data[position]
        value |= (byte & 127) << shift
        position, shift = position + 1, shift + 7
        if byte < 128:
            return value, position


def written(value):
    """A number of variable length, as it is written."""
    data = bytearray()
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    return bytes([*data, value])


def sized(data):
    """Bytes with their number before them."""
    return written(len(data)) + data


def sections(module):
    """The sections' identifiers and contents."""
    position = HEADER
    while position < len(module):
        size, start = number(module, position + 1)
        yield module[position], module[start : start + size]
        position = start + size


def bodies(code):
    """What each function consists of: its locals and its instructions."""
    count, position = number(code, 0)
    for _ in range(count):
        size, start = number(code, position)
        yield code[start : start + size]
        position = start + size


LOAD_AND_STORE = range(0x28, 0x3F)  # an alignment and an offset follow

# How many numbers follow an instruction. Those that begin with 0xFC are told apart by a first number.
FOLLOWING = {
    **dict.fromkeys([0x02, 0x03, 0x04, 0x0C, 0x0D, 0x10, 0xD0, 0xD2], 1),
    **dict.fromkeys(range(0x20, 0x27), 1),  # locals, globals, tables
    **dict.fromkeys(LOAD_AND_STORE, 2),
    **dict.fromkeys([0x3F, 0x40, 0x41, 0x42], 1),
    0x11: 2,
}
FOLLOWING_FC = {8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}
BYTES = {0x43: 4, 0x44: 8}  # floating-point constants
LOCAL_INSTRUCTIONS = 0x20, 0x21, 0x22
BRANCH_TABLE, TYPED_SELECT, PREFIX_FC, PREFIX_SIMD, CALL, FUNCTION_REFERENCE = 0x0E, 0x1C, 0xFC, 0xFD, 0x10, 0xD2
INDIRECT_CALL, CONSTANT, BLOCKS, END = 0x11, 0x41, range(0x02, 0x05), 0x0B


def split(body):
    """What a function says of its locals, and each of its instructions."""
    count, start = number(body, 0)
    for _ in range(count):
        start = number(body, start)[1] + 1
    return body[:start], list(instructions(body, start))


def instructions(body, position):
    while position < len(body):
        end = end_of_instruction(body, position)
        yield body[position:end]
        position = end


def end_of_instruction(body, position):
    """Where the instruction ends that begins there."""
    code, position = body[position], position + 1
    if code >= PREFIX_SIMD:
        raise ValueError(f"an instruction that scripts/wasm_module.py does not know: {code:#x}")
    following = FOLLOWING.get(code, 0)
    if code == BRANCH_TABLE:
        count, position = number(body, position)
        following = count + 1
    elif code == TYPED_SELECT:
        following, position = number(body, position)
    elif code == PREFIX_FC:
        kind, position = number(body, position)
        following = FOLLOWING_FC.get(kind, 0)
    for _ in range(following):
        position = number(body, position)[1]
    return position + BYTES.get(code, 0)
