"""Map pictures: drawn outside every transaction, on all cores, and kept by what they show."""

from __future__ import annotations

import hashlib
import os
import threading
from concurrent.futures import Future
from pathlib import Path

from pbem.reports import layers, picture
from pbem.service.post.pool import CORES, Pool

KEPT = 500
"""Pictures kept in the folder, and as many grounds of boards; the oldest go first."""


class Pictures:
    """A folder of pictures and the processes that draw new ones; the processes start with the first picture."""

    def __init__(self, folder: Path, workers: int = CORES) -> None:
        self._folder = folder
        self._pool = Pool(workers)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def png(self, svg: str) -> bytes:
        """Give the picture of an SVG, drawn now or before."""
        return self.begin(svg).result()

    def begin(self, svg: str) -> Future[bytes]:
        """Start to draw; several pictures begun one after another are drawn side by side."""
        kept = self._folder / f"{hashlib.sha256(svg.encode()).hexdigest()}.png"
        done: Future[bytes] = Future()
        if kept.exists():
            done.set_result(kept.read_bytes())
            return done
        drawn = self._pool.begin(picture.png, svg, self._folder)
        drawn.add_done_callback(lambda finished: self._keep(kept, finished, done))
        return done

    def _keep(self, path: Path, drawn: Future[bytes], done: Future[bytes]) -> None:
        """Write the picture to the folder, whole or not at all, and hand it over."""
        fault = drawn.exception()
        if fault is not None:
            done.set_exception(fault)
            return
        written = path.with_suffix(f".{os.getpid()}.{threading.get_ident()}.part")
        written.write_bytes(drawn.result())
        written.replace(path)
        done.set_result(drawn.result())

    def rest(self) -> None:
        """Let the processes go and thin out the folder: called when there is nothing to send."""
        if not self._pool.rest():
            return
        for kind in ("*.png", f"*{layers.SUFFIX}"):
            for old in sorted(self._folder.glob(kind), key=lambda path: path.stat().st_mtime)[:-KEPT]:
                old.unlink(missing_ok=True)
