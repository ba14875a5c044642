"""The mails of a demo as files: each as it came, as a page, as text; and an index page that opens them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import parseaddr
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from pbem.cli.demo.player import details, facts, html, picture, plain
from pbem.mail import seat_tags
from pbem.reports import asides
from pbem.reports.places import folder as shipped

PAGE = "page"
"""What a page of the window is called among the mails."""
_APART = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Page:
    """One mail of the album in the part `turn`; `kind` says what it is, `letter` that somebody here wrote it."""

    turn: str
    seat: str
    player: str
    kind: str
    name: str
    subject: str
    has_html: bool
    has_details: bool = False


def keep(folder: Path, turn: str, seat: str, player: str, mail: EmailMessage) -> Page:
    """Write one mail into the folder."""
    kind = _kind(mail)
    name = _name(folder, turn, seat, kind)
    (folder / f"{name}.eml").write_bytes(mail.as_bytes())
    (folder / f"{name}.txt").write_text(plain(mail), encoding="utf-8")
    if picture(mail):
        (folder / f"{name}.png").write_bytes(picture(mail))
    page = html(mail).replace("cid:map", f"{name}.png")
    if page:
        (folder / f"{name}.html").write_text(page, encoding="utf-8")
    whole = details(mail)
    if whole:
        (folder / f"{name}-{asides.PAGE}").write_text(whole, encoding="utf-8")
    return Page(turn, seat, player, kind, name, str(mail["Subject"]), bool(page), bool(whole))


def page_name(folder: Path, turn: str, seat: str, kind: str) -> str:
    """Name the file of a page of the window."""
    return f"{_name(folder, turn, seat, PAGE)}-{kind}"


def _name(folder: Path, turn: str, seat: str, kind: str) -> str:
    number = len(list(folder.glob("*.eml"))) + 1
    return f"{number:03}-{_APART.sub('-', turn.lower())}-{seat}-{kind}"


def _kind(mail: EmailMessage) -> str:
    """Say what a mail is: what players write themselves has no reply address."""
    address = parseaddr(str(mail["Reply-To"] or ""))[1]
    told = facts(mail).get("kind")
    kinds = {
        "letter": not address,
        str(told): told in ("report", "answer"),
        "press": bool(seat_tags.parse_press(address)),
        "question": bool(seat_tags.parse_question(address)),
        "answer": mail["Auto-Submitted"] == "auto-replied",
    }
    return next((kind for kind, is_so in kinds.items() if is_so), "notice")


def index(folder: Path, title: str, pages: list[Page]) -> None:
    """Write the page that opens all others."""
    loader = FileSystemLoader(shipped("templates") / "web")
    template = Environment(loader=loader, autoescape=True, undefined=StrictUndefined).get_template("album.html.j2")
    players = list(dict.fromkeys((page.seat, page.player) for page in pages))
    turns = list(dict.fromkeys(page.turn for page in pages))
    told = {"title": title, "players": players, "turns": turns, "pages": pages, "page": PAGE, "whole": asides.PAGE}
    (folder / "index.html").write_text(template.render(told), "utf-8")
