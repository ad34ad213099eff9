"""Differences between versions of a file: a browser that holds the former one fetches only what changed, by the method of
RFC 9842 (Compression Dictionary Transport), with Zstandard.

`a.js` of a version has `a.0123.js.DIGEST.dcz` beside it for each former version that differs, and `differences.json` lists
these by the file's address and by the former version's SHA-256, as browsers send it (Available-Dictionary).
"""

import base64
import hashlib
import json
import subprocess
import tempfile

# A file that is smaller, compressed, costs no more than what a browser sends to name the version that it holds.
LEAST = 4000
# By RFC 9842, section 5: a frame that Zstandard skips, with the digest of the former version, comes first.
MAGIC = bytes.fromhex("5e2a4d1820000000")
ZSTD = ["zstd", "-q", "--ultra", "-22", "--stdout"]


def write(built, addresses, versions):
    """Writes the differences between the files in a folder and the contents of those of former versions, by their names."""
    listed = {}
    for name, address in sorted(addresses.items()):
        file = built / address
        content = file.read_bytes()
        whole = built / f"{address}.br"
        size = whole.stat().st_size if whole.exists() else 0
        former = [version[name] for version in versions if version.get(name, content) != content]
        for each in former if size >= LEAST else []:
            digest = hashlib.sha256(each).digest()
            changes = MAGIC + digest + difference(file, each)
            if len(changes) < size:
                path = f"{address}.{digest.hex()[:12]}.dcz"
                (built / path).write_bytes(changes)
                listed.setdefault(address, {})[f":{base64.b64encode(digest).decode()}:"] = path
    (built / "differences.json").write_text(json.dumps(listed, indent=1) + "\n")


def difference(file, former):
    """What turns the contents of a former version into a file."""
    with tempfile.NamedTemporaryFile() as dictionary:
        dictionary.write(former)
        dictionary.flush()
        return subprocess.run(
            [*ZSTD, f"--patch-from={dictionary.name}", file], check=True, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL).stdout  # it advises to try still larger settings
