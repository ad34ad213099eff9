"""The files for browsers of former versions: browsers that hold them fetch only what an update changes.

The variable UPDATES_FROM names those versions, the latest first: programs, or folders such as dist/web.
"""

import io
import json
import os
import tarfile
from pathlib import Path

MARK = b"hexisweb"
TRAILER = 64 + 16 + len(MARK)  # what scripts/embed-web puts after the archive


def former_versions():
    """The contents of the files of each version, by their names in Web/."""
    return [served(Path(path)) for path in os.environ.get("UPDATES_FROM", "").split()]


def served(path):
    """The contents of the files that a program or a folder serves."""
    try:
        stored = stored_in_folder(path) if path.is_dir() else stored_in_program(path)
        return {name: stored(address) for name, address in json.loads(stored("addresses.json")).items()}
    except (OSError, KeyError, ValueError, tarfile.TarError) as error:
        raise SystemExit(f"{path}, of UPDATES_FROM, has no files for browsers: {error}") from None


def stored_in_folder(path):
    return lambda name: (path / name).read_bytes()


def stored_in_program(path):
    with path.open("rb") as program:
        end = program.seek(0, io.SEEK_END)
        program.seek(end - TRAILER)
        trailer = program.read()
        if not trailer.endswith(MARK):
            raise ValueError("it ends without them")
        size = int(trailer[64:80])
        program.seek(end - TRAILER - size)
        archive = tarfile.open(fileobj=io.BytesIO(program.read(size)))
    return lambda name: archive.extractfile(name).read()
