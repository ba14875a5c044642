"""What a letter with `join` asks for: the campaign, the wishes, the code of an invitation, the writer's name."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sqlmodel import Session

from pbem.core.languages import LANGUAGES
from pbem.language.words.fold import fold
from pbem.language.words.nearest import suggestion
from pbem.mail.reading.letter import Letter
from pbem.reports.texts import Catalogue
from pbem.service.desk import addressees
from pbem.service.desk.arrival import Arrival
from pbem.service.house.house import House
from pbem.service.joining import free_seats
from pbem.service.joining import wishes as wishing
from pbem.service.joining.wishes import Wishes
from pbem.store.repository import campaigns
from pbem.store.tables import Campaign

LONGEST_NAME = 60

_WORD = re.compile(r"[^\s,;:!?\"'„“”«»()]+")
_CODE = re.compile(r"(?<![\w-])(?=[a-z-]*[2-9])(?:[a-hjkmnp-z2-9]{4}-?){4}(?![\w-])", re.I)
_ADDRESS = re.compile(r"(?<!\S)\S*@\S*")
_BODY_LINES = 30


@dataclass(frozen=True)
class Request:
    """The campaign meant, if it is there; how it was called; the writer's words without command and name."""

    campaign: Campaign | None
    called: str
    words: str
    code: str


def request(arrival: Arrival) -> Request:
    """Find out what is asked for: in what follows the command, and if that names nothing, in the lines below."""
    assert arrival.found is not None
    argument, body = arrival.found.argument, _body(arrival)
    code = next((found[0].replace("-", "").lower() for found in _CODE.finditer(f"{argument}\n{body}")), "")
    campaign, rest = _named(arrival.session, argument)
    if campaign is None and not argument.strip("# "):
        campaign, body = _named(arrival.session, body)
    words = _CODE.sub("", f"{rest}\n{body}").strip()
    return Request(campaign, argument, words, code)


def names(arrival: Arrival) -> bool:
    """Tell whether what follows the command names a campaign."""
    return arrival.found is not None and _named(arrival.session, arrival.found.argument)[0] is not None


def wishes(house: House, campaign: Campaign, words: str, letter: Letter, code: str = "") -> Wishes:
    """Read the wishes of a letter."""
    seats = free_seats.nameable(house, campaign)
    names = tuple(addressees.of_lexicons(tuple(house.registry[campaign.ruleset].lexicons.values()), seats))
    found = wishing.read(words, seats, catalogues(house, campaign), names)
    return replace(found, invitation=code, letter=letter.message_id)


def catalogues(house: House, campaign: Campaign) -> tuple[Catalogue, ...]:
    """Give the catalogues of a campaign's game in all languages: seats may be called in any."""
    return tuple(house.catalogue(language, campaign.ruleset) for language in LANGUAGES)


def name(letter: Letter) -> str:
    """Give the writer's name without what only deceives: addresses, signs nobody sees, great length."""
    seen = "".join(sign if sign.isprintable() else " " for sign in letter.name)
    words = " ".join(_ADDRESS.sub(" ", seen).strip("\"'<>,; ").split())[:LONGEST_NAME].strip()
    return words or letter.sender.partition("@")[0][:LONGEST_NAME]


def nearest(called: str, there: list[Campaign]) -> str:
    """Give the campaign that was probably meant."""
    offered = [(fold(row.key), row.key) for row in there]
    first = next(iter(_WORD.findall(called)), "").strip("#.")
    return suggestion(fold(first), offered) or suggestion(fold(called), [(fold(row.title), row.key) for row in there])


def _named(session: Session, words: str) -> tuple[Campaign | None, str]:
    """Find a campaign by its key or its title in some words, and give the words without it."""
    for found in _WORD.finditer(words[:2000]):
        key = found[0].strip("#.").lower()
        campaign = campaigns.get(session, key) if key.isascii() and key else None
        if campaign is not None:
            return campaign, f"{words[: found.start()]} {words[found.end() :]}"
    return _titled(session, words)


def _titled(session: Session, words: str) -> tuple[Campaign | None, str]:
    folded = fold(words)
    entitled = [row for row in campaigns.listing(session) if fold(row.title) in folded]
    campaign = max(entitled, key=lambda row: len(row.title), default=None)
    if campaign is None:
        return None, words
    return campaign, folded.replace(fold(campaign.title), " ")


def _body(arrival: Arrival) -> str:
    """Give the writer's own lines without the one that holds the command."""
    assert arrival.found is not None
    lines = [line.strip() for _, line in arrival.letter.lines if line.strip()][:_BODY_LINES]
    argument = arrival.found.argument
    if lines and argument and lines[0].rstrip(" .!:,;?").endswith(argument):
        lines = lines[1:]
    return "\n".join(line[:300] for line in lines)
