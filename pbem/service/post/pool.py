"""Processes beside the service for work that asks no database: they begin with the first task, and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")

CORES = os.cpu_count() or 1


class Pool:
    """So many processes, that begin when they are needed and can be let go."""

    def __init__(self, workers: int = CORES) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()

    def begin(self, task: Callable[..., T], *given: object) -> Future[T]:
        """Start a task; several begun one after another are done side by side."""
        with self._lock:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_outlive_nobody)
            return self._pool.submit(task, *given)

    def rest(self) -> bool:
        """Let the processes go; tell whether there were any."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True)
        return pool is not None


def _outlive_nobody() -> None:
    """End a process when the service is killed: nobody would tell it to go."""
    threading.Thread(target=_end_with_service, daemon=True).start()


def _end_with_service() -> None:
    """Wait for the end of the service, then end at once."""
    service = multiprocessing.parent_process()
    if service is not None:
        service.join()
        os._exit(1)
