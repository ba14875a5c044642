"""Pages that open from a folder without a server: the past of a seat, and the whole of a finished game.

They show the blocks of a report as plain HTML, with one style sheet, no script that is needed and nothing from
elsewhere. The page of a finished game has style and script in files beside it (`BESIDE`): a browser that is told to
trust nothing else shows it, too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup, escape

from pbem.core.blocks import Aside, Block, Section
from pbem.core.languages import LANGUAGES
from pbem.reports import markdown, moments, oversight, page, palette, screens
from pbem.reports.briefing import Heading
from pbem.reports.columns import clean
from pbem.reports.places import folder
from pbem.reports.texts import Catalogue

BESIDE = ("paper.css", "colours.css", "stage.js", "icon.svg")
FONTS = ("map.woff2", "map-bold.woff2")
"""The painter's font, as far as maps need it: `tools/window_fonts.py` makes the files."""
LETTERS = ((0x20, 0x7E), (0xA0, 0x17F), (0x400, 0x45F))
"""What is in them: Latin with the letters of Czech and Slovak, Cyrillic, and these signs."""
SIGNS = "‐‑‒–—―‘’‚“”„•…€№™←↑→↓⇒−∙≈≠≤≥⌂■□▪▫▲▶▼◀◆◇◉○●◦★☁☠☮♛♜♠♡♢♣♤♥♦♧⚑⚔✓✖✚✺"
_OVERSEEN = {"drawn": Markup, "tabs": oversight.TABS}
Details = tuple[tuple[Section, tuple[tuple[int, Aside], ...]], ...]
"""What is long, by section, each with the number its mail gives it."""


@dataclass(frozen=True)
class Turn:
    """A turn on such a page: `name` begins the names of its files, `orders` are those carried out, in words.

    `round` is the one it was a step of, if any; `details`: a page beside it has what its mail shows only headlines of.
    """

    number: int
    name: str
    when: str
    title: str
    picture: str = ""
    orders: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    round: int = 0
    details: bool = False
    before_start: bool = False


@dataclass(frozen=True)
class Seated:
    """Somebody who played: the seat, the name if it may be shown, whether it won, the colour of the seat."""

    seat: str
    name: str = ""
    won: bool = False
    colour: str = ""


@dataclass(frozen=True)
class Game:
    """A finished game: what it was, who played, how it went and ended, and its dice.

    `dice` has (turn row, seed, digest of the sheets) for each turn; `secret` is what the board was dealt with.
    """

    key: str
    title: str
    began: str
    ended: str
    outcome: str
    seats: tuple[Seated, ...]
    standings: tuple[Block, ...]
    turns: tuple[Turn, ...]
    anchor: str
    secret: str
    dice: tuple[tuple[int, str, str], ...]
    over: bool = True


def seat(head: Heading, turns: tuple[Turn, ...], letters: int, words: Catalogue) -> str:
    """Write the index of a seat's past."""
    return _page("seat.html.j2", words, {"head": head, "turns": turns, "letters": letters})


def game(told: Game, words: Catalogue) -> str:
    """Write the page about a finished game."""
    return _page("game.html.j2", words, {"game": told, "last": told.turns[-1] if told.turns else None})


def details(title: str, head: Heading, sections: Details, words: Catalogue) -> str:
    """Write the page of all that a mail shows only the headlines of."""
    return _page("details.html.j2", words, {"title": title, "head": head, "sections": sections})


def front(told: screens.Front, words: Catalogue, signed: bool = False) -> str:
    """Write the page of the house for whoever comes by; `signed`: for somebody known, in their language."""
    return _page("front.html.j2", words, {"front": told, "languages": () if signed else LANGUAGES})


def rules(told: screens.Rules, words: Catalogue) -> str:
    """Write a rule book."""
    return _page("rules.html.j2", words, {"rules": told})


def sign_in(told: screens.SignIn, words: Catalogue) -> str:
    """Write a page of signing in."""
    return _page("sign_in.html.j2", words, {"told": told, "languages": LANGUAGES})


def you(told: screens.You, words: Catalogue) -> str:
    """Write the page about where somebody is signed in."""
    return _page("you.html.j2", words, {"told": told})


def home(told: screens.Home, words: Catalogue) -> str:
    """Write the page of the seats somebody has."""
    return _page("home.html.j2", words, {"told": told})


def report(told: screens.ReportPage, words: Catalogue) -> str:
    """Write a report as a page."""
    picture = {"picture": Markup(told.picture), "reason": words.throw}
    return _page("report.html.j2", words, {"told": told, "tab": "report", **picture})


def history(told: screens.HistoryPage, words: Catalogue) -> str:
    """Write the list of a seat's turns."""
    return _page("history.html.j2", words, {"told": told, "tab": "history"})


def desk(told: screens.Desk, words: Catalogue) -> str:
    """Write the writing desk."""
    asked = {"told": told, "tab": "orders", "drawn": Markup, "rulebook": _rulebook(told.base, told.frame, words)}
    return _page("orders.html.j2", words, asked)


def letters(told: screens.LettersPage, words: Catalogue) -> str:
    """Write the letters of a seat."""
    return _page("letters.html.j2", words, {"told": told, "tab": "letters"})


def settings(told: screens.SeatSettings, words: Catalogue) -> str:
    """Write what a player can settle about a seat."""
    return _page("settings.html.j2", words, {"told": told, "tab": "settings"})


def checking(told: screens.Checking, base: str, words: Catalogue) -> str:
    """Write what was said of a letter, to be put into the page of the desk; `base` begins every address."""
    asked = {"told": told, "drawn": Markup, "checked": True, "rulebook": _rulebook(base, told.frame, words)}
    return _page("check.html.j2", words, asked)


def _rulebook(base: str, frame: screens.Frame, words: Catalogue) -> str:
    """Give the address of the rules a seat plays by, in its language."""
    return f"{base}/rules/{frame.game}/{words.language}"


def _citing(words: str, book: str) -> Markup:
    """Make a link of each rule that is cited: the page of the rule book has a place for it."""
    return Markup(markdown.CITED.sub(rf'<a href="{book}#\g<0>">\g<0></a>', str(escape(words))))


def overview(told: oversight.Overview, words: Catalogue) -> str:
    """Write the first page of the referee's desk."""
    counted = {"counted": Markup(figures(told.figures, words)), "tag": digest(figures(told.figures, words))}
    return _page("referee_overview.html.j2", words, {"told": told, **counted, **_OVERSEEN, "reason": words.throw})


def figures(told: oversight.Figures, words: Catalogue) -> str:
    """Write what the first page counts, which its script puts into it anew."""
    return _page("referee_figures.html.j2", words, {"told": told})


def digest(part: str) -> str:
    """Give the ETag of a part of a page: it is asked for again and again, and seldom changes."""
    return f'W/"{hashlib.sha256(part.encode()).hexdigest()[:20]}"'


def overseen(told: oversight.Told, words: Catalogue) -> str:
    """Write a page of the referee's desk."""
    return _page("referee_page.html.j2", words, {"told": told, **_OVERSEEN, "reason": words.throw})


def position(told: oversight.Position, words: Catalogue) -> str:
    """Write the position, to be changed."""
    return _page("referee_position.html.j2", words, {"told": told, **_OVERSEEN, "reason": words.throw})


def referee_letter(told: oversight.Letter, words: Catalogue) -> str:
    """Write a line of the referee's, sent or not, with what was answered."""
    return _page("referee_letter.html.j2", words, {"told": told, **_OVERSEEN, "reason": words.throw})


def local_mails(told: screens.LocalMails, failed: bool, words: Catalogue) -> str:
    """Write the mails of a post office of our own; `failed`: the last one could not be sent."""
    return _page("mails.html.j2", words, {"told": told, "failed": failed, "languages": LANGUAGES})


def fault(what: str, house: screens.House, words: Catalogue, written: str = "") -> str:
    """Say why there is no page: `not-found`, `wrong-method`, `forged`, `signed-out`, `failed` and the like.

    `written` is what the form brought, for whoever wrote it to copy.
    """
    return _page("fault.html.j2", words, {"what": what, "front": house, "languages": LANGUAGES, "written": written})


def beside(name: str) -> bytes:
    """Give a file that lies beside a page."""
    if name == "colours.css":
        return _paints().encode()
    return (folder("templates") / "web" / name).read_bytes()


def _paint(key: str) -> str:
    """Give the class of what has the colour of a seat."""
    return f"paint-{key if key in palette.COLOURS else 'neutral'}"


def _shape(key: str) -> str:
    """Give the shape that stands beside the colour of a seat, for whoever does not tell colours apart."""
    return palette.colour(key).shape


def _paints() -> Markup:
    """Write the colours of the seats as a style sheet: pages with style attributes would not pass a strict browser."""
    rows = (
        f".{_paint(key)}{{background:{one.fill};color:{one.ink};border-color:{one.edge}}}"
        for key, one in palette.COLOURS.items()
    )
    return Markup("\n".join(rows))


def _page(name: str, words: Catalogue, told: Mapping[str, object]) -> str:
    """Render a page in a language."""
    spoken = {"t": words.t, "say": words.say, "seat": words.seat, "language": words.language}
    rich = {"rich": markdown.rich, "die": lambda name: page.die(name, words)}
    return _engine().get_template(name).render(**told, **spoken, **rich)


@cache
def _engine() -> ImmutableSandboxedEnvironment:
    """Give the template engine: sandboxed, escaping, strict about names."""
    made = ImmutableSandboxedEnvironment(
        loader=FileSystemLoader(folder("templates") / "web"),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals |= {"paint": _paint, "paints": _paints, "shape": _shape}
    made.globals |= {"clean": clean, "timed": moments.timed, "citing": _citing}
    return made
