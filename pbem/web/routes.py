"""All pages, in one table: method, path, who may see it, what makes it. The guard decides before anything is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from starlette.responses import Response

from pbem.web import oversight, public, signing, table
from pbem.web.visit import Visit

Who = Literal["anybody", "caller", "person", "seat", "referee"]
"""`caller`: somebody at the door, of whom nothing is known yet; `person`: who is signed in; `seat`: who has the
seat, `referee`: who referees the campaign, which what makes the page looks up first."""
Method = Literal["GET", "POST"]


@dataclass(frozen=True)
class Page:
    """A page; `make` gives it, a Missing says that there is none."""

    method: Method
    path: str
    who: Who
    make: Callable[[Visit], Response]


FRONT = "/"
ROUTES = (
    Page("GET", FRONT, "anybody", public.front),
    Page("GET", "/house.css", "anybody", public.style),
    Page("GET", "/rules/{game}/{language}", "anybody", public.rules),
    Page("GET", "/finished/{key}/", "anybody", public.finished),
    Page("GET", "/finished/{key}/{name}", "anybody", public.finished),
    Page("GET", "/sign-in", "caller", signing.form),
    Page("POST", "/sign-in", "caller", signing.ask),
    Page("GET", "/sign-in/code", "caller", signing.sent),
    Page("POST", "/sign-in/code", "caller", signing.code),
    Page("GET", "/sign-in/{link}", "caller", signing.link),
    Page("POST", "/sign-in/{link}", "caller", signing.use),
    Page("GET", "/home", "person", table.home),
    Page("GET", "/t/{key}/{seat}", "seat", table.latest),
    Page("GET", "/t/{key}/{seat}/turn/{turn}", "seat", table.turn),
    Page("GET", "/t/{key}/{seat}/history", "seat", table.history),
    Page("GET", "/t/{key}/{seat}/archive.zip", "seat", table.archive),
    Page("GET", "/t/{key}/{seat}/you", "seat", table.settings),
    Page("GET", "/t/{key}/{seat}/letters", "seat", table.letters),
    Page("GET", "/t/{key}/{seat}/orders", "seat", table.orders),
    Page("POST", "/t/{key}/{seat}/orders", "seat", table.send),
    Page("POST", "/t/{key}/{seat}/orders/check", "seat", table.check),
    Page("GET", "/t/{key}/{seat}/sent/{slip}", "seat", table.sent),
    Page("GET", "/r/{key}", "referee", oversight.first),
    Page("GET", "/r/{key}/figures", "referee", oversight.figures),
    Page("GET", "/r/{key}/waiting", "referee", oversight.waiting),
    Page("GET", "/r/{key}/turn", "referee", oversight.turn),
    Page("GET", "/r/{key}/board", "referee", oversight.board),
    Page("GET", "/r/{key}/orders", "referee", oversight.orders),
    Page("GET", "/r/{key}/seats", "referee", oversight.seats),
    Page("GET", "/r/{key}/letters", "referee", oversight.letters),
    Page("GET", "/r/{key}/log", "referee", oversight.log),
    Page("GET", "/r/{key}/position", "referee", oversight.position),
    Page("POST", "/r/{key}/position", "referee", oversight.amend),
    Page("GET", "/r/{key}/write", "referee", oversight.write),
    Page("POST", "/r/{key}/write", "referee", oversight.send),
    Page("GET", "/r/{key}/sent/{slip}", "referee", oversight.sent),
    Page("GET", "/desk.css", "anybody", public.desk_style),
    Page("GET", "/icon.svg", "anybody", public.icon),
    Page("GET", "/map.woff2", "anybody", public.font),
    Page("GET", "/map-bold.woff2", "anybody", public.font),
    Page("GET", "/desk.js", "anybody", public.script),
    Page("GET", "/map.js", "anybody", public.script),
    Page("GET", "/pages.js", "anybody", public.script),
    Page("GET", "/you", "person", signing.you),
    Page("POST", "/you/sign-out", "person", signing.end),
)
