"""What a mail of the demo must be like."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email.message import EmailMessage

from pbem.cli.demo.player import facts, html, picture, plain
from pbem.cli.demo.script import Letter
from pbem.registry import Registry
from pbem.reports import published

MOST_HTML = 80_000
MOST_PICTURE = 120_000
WIDEST = 76
_OUTSIDE = re.compile(r"""(src|href|url)\s*[=(]\s*["']?\s*(https?:|//)|<script|<form""", re.I)
_BARE = re.compile(r"\{\s*\$|\{\{|\{%|[a-z]+-event-[a-z_]+|\bNone\b(?! of )|\bTrue\b")
"""What only a slip leaves in a text."""


def report_faults(mail: EmailMessage) -> Iterator[str]:
    """List what is wrong with a report; whoever is asked for orders gets the date too."""
    types = {part.get_content_type() for part in mail.walk()}
    dated = ("text/calendar",) if facts(mail).get("form") else ()
    yield from (f"no {kind}" for kind in (*dated, "application/json", "image/png") if kind not in types)
    yield from promise_faults(mail)
    yield from faults(mail)


def promise_faults(mail: EmailMessage) -> Iterator[str]:
    """List where `report.json` is not what is published for client programs."""
    told = facts(mail)
    game = Registry()[told["ruleset"]].ruleset.telling.programs
    if game is not None and (wrong := published.fault(json.dumps(told), game)):
        yield f"report.json: {wrong}"


def answer_faults(mail: EmailMessage, letter: Letter) -> Iterator[str]:
    """List what is wrong with the answer to a letter."""
    yield from faults(mail)
    lines = [line["accepted"] for line in facts(mail).get("lines", []) if line["line"]]
    counted = (lines.count(True), lines.count(False))
    if counted != (letter.accepted, letter.refused):
        yield f"understood and refused {counted}, expected {(letter.accepted, letter.refused)}"
    yield from (f"the answer does not say {words!r}" for words in letter.says if not says(mail, words))


def page_faults(words: str, answer: EmailMessage) -> Iterator[str]:
    """List what the mailed answer says of the lines of a letter, and the words of a page do not."""
    lines = facts(answer).get("lines", [])
    if not lines:
        yield "nothing to hold it against"
    yield from (
        f"it does not say {line['understood']!r}" for line in lines if line["understood"].lower() not in words.lower()
    )


def says(mail: EmailMessage, words: str) -> bool:
    """Tell whether a mail holds these words, wherever its lines are wrapped."""
    return words in " ".join(f"{mail['Subject']} {plain(mail)}".split())


def faults(mail: EmailMessage) -> Iterator[str]:
    """List what is wrong with any mail."""
    page, text = html(mail), plain(mail)
    if not page or not text:
        yield "text or HTML is missing"
    if len(page.encode()) > MOST_HTML:
        yield f"{len(page.encode())} bytes of HTML"
    if len(picture(mail)) > MOST_PICTURE:
        yield f"{len(picture(mail))} bytes of picture"
    yield from (f"something from outside: {found[0]}" for found in _OUTSIDE.finditer(page))
    yield from (f"a wording fault: {found[0]!r}" for found in _BARE.finditer(text))
    yield from (f"a line of {len(line)} letters: {line[:30]}..." for line in text.splitlines() if len(line) > WIDEST)
    if not mail["Reply-To"] or "+" not in mail["Reply-To"]:
        yield "no reply address of its own"
