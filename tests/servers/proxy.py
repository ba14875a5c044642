"""A line between a client and a real server, which a test can cut, silence or garble."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

Rewrite = Callable[[bytes], bytes]


def unchanged(data: bytes) -> bytes:
    return data


class Proxy:
    """Passes bytes on between a port of its own and the server's, each piece through a function."""

    def __init__(self, port: int, answers: Rewrite = unchanged, commands: Rewrite = unchanged) -> None:
        self._server = port
        self.answers = answers
        self.commands = commands
        self.silent = False
        self.connections = 0
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        self._socks: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._serve)]

    def __enter__(self) -> Proxy:
        self._threads[0].start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self.cut()
        for thread in self._threads:
            thread.join()

    def cut(self) -> None:
        """Break all connections."""
        for sock in self._socks:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                self.connections += 1
                server = socket.create_connection(("127.0.0.1", self._server))
                self._socks += [client, server]
                self._begin(client, server, lambda data: self.commands(data))
                self._begin(server, client, lambda data: self.answers(data))

    def _begin(self, source: socket.socket, target: socket.socket, rewrite: Rewrite) -> None:
        self._threads.append(threading.Thread(target=self._pass_on, args=(source, target, rewrite)))
        self._threads[-1].start()

    def _pass_on(self, source: socket.socket, target: socket.socket, rewrite: Rewrite) -> None:
        with suppress(OSError), source:
            while data := source.recv(65536):
                if not self.silent:
                    target.sendall(rewrite(data))
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
