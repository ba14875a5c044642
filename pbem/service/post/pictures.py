"""Map pictures: drawn outside every transaction, on all cores, and kept by what they show."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

from pbem.reports import layers, picture

KEPT = 500
"""Pictures kept in the folder, and as many grounds of boards; the oldest go first."""


class Pictures:
    """A folder of pictures and the processes that draw new ones; the processes start with the first picture."""

    def __init__(self, folder: Path, workers: int = os.cpu_count() or 1) -> None:
        self._folder = folder
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
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
        drawn = self._drawing(svg)
        drawn.add_done_callback(lambda finished: self._keep(kept, finished, done))
        return done

    def _drawing(self, svg: str) -> Future[bytes]:
        with self._lock:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_outlive_nobody)
            return self._pool.submit(picture.png, svg, self._folder)

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
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is None:
            return
        pool.shutdown(wait=True)
        for kind in ("*.png", f"*{layers.SUFFIX}"):
            for old in sorted(self._folder.glob(kind), key=lambda path: path.stat().st_mtime)[:-KEPT]:
                old.unlink(missing_ok=True)


def _outlive_nobody() -> None:
    """End a process that draws when the service is killed: nobody would tell it to go."""
    threading.Thread(target=_end_with_service, daemon=True).start()


def _end_with_service() -> None:
    """Wait for the end of the service, then end at once."""
    service = multiprocessing.parent_process()
    if service is not None:
        service.join()
        os._exit(1)
