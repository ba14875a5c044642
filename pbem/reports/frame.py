"""What the head of every mail shows, and what is seen of its map."""

from __future__ import annotations

from pbem.core.scene import Scene
from pbem.reports import page, text
from pbem.reports.briefing import Heading
from pbem.reports.columns import clean
from pbem.reports.scenes import part
from pbem.reports.texts import Catalogue


def campaign(head: Heading, catalogue: Catalogue, title: str, preheader: str) -> dict[str, object]:
    """Give what the head of every mail about a campaign shows."""
    who = catalogue.t("mail-player", seat=catalogue.seat(head.seat), player=clean(head.player))
    game, title = clean(head.title), title[:1].upper() + title[1:]
    return {
        "head": head,
        "title": title,
        "preheader": preheader,
        "left": catalogue.t("mail-from", title=game),
        "right": who if head.player else catalogue.seat(head.seat),
        "headline": f"{game} [{head.campaign}] — {title} — {who if head.player else catalogue.seat(head.seat)}",
        "due": page.due(head, catalogue),
    }


def house(catalogue: Catalogue, title: str) -> dict[str, object]:
    """Give what the head of a mail about no campaign shows."""
    return {"title": title, "left": catalogue.t("mail-service"), "right": "", "headline": title, "due": None}


def chart(drawing: Scene | None, picture: bytes, catalogue: Catalogue) -> dict[str, object]:
    """Give what is seen of the map: the table and its legend, and which part of the board the picture is."""
    signs = text.chart(drawing, catalogue)
    shown = part(drawing, catalogue) if drawing is not None and picture else ""
    return {"shown": bool(picture), "chart": signs, "part": shown}
