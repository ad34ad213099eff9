"""Programs that together get only a part of a processor, as on an old phone."""

import os
from pathlib import Path


class ShareOfProcessor:
    """A control group of Linux, of either version, which lasts until the block ends. Only root can make one."""

    PERIOD = 10_000
    """In microseconds: shorter than a frame, so that what the group may use of each is spread evenly over time."""

    def __init__(self):
        groups = Path("/sys/fs/cgroup")
        self._is_former = (groups / "cpu").is_dir()
        if not self._is_former:
            (groups / "cgroup.subtree_control").write_text("+cpu")
        self._folder = (groups / "cpu" if self._is_former else groups) / f"hexis-{os.getpid()}"

    def __enter__(self):
        self._folder.mkdir()
        return self

    def __exit__(self, *_):
        self._folder.rmdir()

    def launcher(self, program, folder):
        """Makes a program in `folder` that starts another one, with all that it starts, within the share."""
        script = Path(folder) / Path(program).name
        script.write_text(f'#!/bin/sh\necho $$ > {self._folder}/cgroup.procs\nexec {program} "$@"\n')
        script.chmod(0o700)
        return script

    def limit(self, share):
        """Limits the group to so much of one processor; `None` lifts the limit."""
        used = None if share is None else round(self.PERIOD * share)
        if self._is_former:
            (self._folder / "cpu.cfs_period_us").write_text(str(self.PERIOD))
            (self._folder / "cpu.cfs_quota_us").write_text(str(used or -1))
        else:
            (self._folder / "cpu.max").write_text(f"{used or 'max'} {self.PERIOD}")
