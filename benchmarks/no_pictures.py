"""Pictures that cost nothing: one point stands for each, where what is drawn is not what is measured."""

from __future__ import annotations

from base64 import b64decode
from concurrent.futures import Future

from pbem.service.post.pictures import Pictures

POINT = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")
"""A picture of one point."""


def draw_nothing() -> None:
    """Give a point instead of any picture, in this process."""
    Pictures.begin = _point  # type: ignore[method-assign]


def _point(_pictures: Pictures, _svg: str) -> Future[bytes]:
    """Give a picture at once."""
    done: Future[bytes] = Future()
    done.set_result(POINT)
    return done
