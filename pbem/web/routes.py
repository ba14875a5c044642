"""All pages, in one table: the path, who may see it, what makes it. The guard decides before anything is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from pbem.service.house.house import House
from pbem.web import public

Who = Literal["anybody"]
"""Nobody signs in yet: every page there is, everybody may see."""


@dataclass(frozen=True)
class Page:
    """A page; `make` gives it, a Missing says that there is none."""

    path: str
    who: Who
    make: Callable[[House, Request], Response]


ROUTES = (
    Page("/", "anybody", public.front),
    Page("/house.css", "anybody", public.style),
    Page("/rules/{game}/{language}", "anybody", public.rules),
    Page("/finished/{key}/", "anybody", public.finished),
    Page("/finished/{key}/{name}", "anybody", public.finished),
)
