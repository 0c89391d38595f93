"""The bytes of a WebAssembly module by function, read from its code and name sections."""

import re
import subprocess


def functions(data):
    """Name and bytes of each function; the module must have kept its names."""
    bodies, names, imported = [], {}, 0
    for kind, start, end in sections(data):
        if kind == 2:
            imported = count_imported_functions(data, start)
        elif kind == 10:
            count, at = number(data, start)
            for _ in range(count):
                size, body = number(data, at)
                bodies.append(body + size - at)
                at = body + size
        elif kind == 0:
            title, at = text(data, start)
            if title == "name":
                names = function_names(data, at, end)
    return [(names.get(imported + index, f"function {imported + index}"), size)
            for index, size in enumerate(bodies)]


def section_bytes(data, wanted):
    """The bytes of all sections of a kind: 10 is code, 11 is data."""
    return sum(end - start for kind, start, end in sections(data) if kind == wanted)


def room_of(name):
    """The room a function belongs to, by the first of our modules in its mangled name."""
    ours = re.search(r"\d+(Pipit[A-Z]\w*?|Browser)(?=[0-9A-Z_a-z]*)", name)
    if ours:
        # A mangled name tells a part's length before the part.
        length = int(re.search(r"(\d+)$", name[:ours.start(1)]).group(1))
        return name[ours.start(1):ours.start(1) + length]
    if name.startswith("pipit_"):
        return "Browser"
    return "Swift" if name.startswith(("$s", "$e", "swift_", "_swift")) else "C"


def readable(names):
    """The names as a person would write them."""
    done = subprocess.run(
        ["swift", "demangle", "--compact", "--simplified"], input="\n".join(names), text=True,
        capture_output=True, check=True)
    return done.stdout.splitlines()


def sections(data):
    at = 8
    while at < len(data):
        kind = data[at]
        size, start = number(data, at + 1)
        yield kind, start, start + size
        at = start + size


def function_names(data, at, end):
    names = {}
    while at < end:
        kind = data[at]
        size, start = number(data, at + 1)
        if kind == 1:
            count, place = number(data, start)
            for _ in range(count):
                index, place = number(data, place)
                names[index], place = text(data, place)
        at = start + size
    return names


def count_imported_functions(data, at):
    total, at = number(data, at)
    count = 0
    for _ in range(total):
        _, at = text(data, at)
        _, at = text(data, at)
        kind = data[at]
        at += 1
        if kind == 0:
            count += 1
            _, at = number(data, at)
        elif kind == 1:
            _, at = limits(data, at + 1)
        elif kind == 2:
            _, at = limits(data, at)
        elif kind == 3:
            at += 2
    return count


def limits(data, at):
    has_most = data[at] & 1
    least, at = number(data, at + 1)
    if has_most:
        _, at = number(data, at)
    return least, at


def text(data, at):
    size, at = number(data, at)
    return data[at:at + size].decode(), at + size


def number(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at
