"""`join practice bold`: against which house player somebody plays, where the campaign lets the first one choose."""

from __future__ import annotations

import re

from pbem.service.campaigns import house_seats
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.joining.cases import ApplicationCase
from pbem.store.tables import Campaign

_WORD = re.compile(r"[a-z]+")


def chosen(house: House, campaign: Campaign, words: str) -> str:
    """Find a house player in the words of whoever joins; empty: none is named, or none may be."""
    players = house.registry[campaign.ruleset].ruleset.players
    if not terms(campaign).house_players.choose or campaign.state != "recruiting":
        return ""
    return next((word for word in _WORD.findall(words.lower()) if word in players), "")


def unknown(house: House, campaign: Campaign, called: str) -> str:
    """Give the one word behind the campaign's name in a command when it names no house player; empty: all is well."""
    words = called.replace("#", " ").lower().split()
    if not terms(campaign).house_players.choose or campaign.state != "recruiting":
        return ""
    named = len(words) == 2 and words[0] == campaign.key
    return words[1] if named and _WORD.fullmatch(words[1]) and not chosen(house, campaign, words[1]) else ""


def seat(case: ApplicationCase) -> None:
    """Let the house player that was chosen have the seats still free."""
    name = chosen(case.house, case.campaign, case.wishes.words)
    if name:
        house_seats.fill(case, name)
