"""What a player can settle about a seat: each button sends the line that a mail would say it with."""

from __future__ import annotations

import secrets

from pbem.core.languages import LANGUAGES
from pbem.core.texts import text
from pbem.mail.commands import command
from pbem.reports import dates
from pbem.reports.screens import House as Named
from pbem.reports.screens import SeatSettings, Setting
from pbem.reports.texts import Catalogue
from pbem.service.calendar import absences
from pbem.service.calendar.wall_clock import local_day
from pbem.service.desk import passphrase, registered_addresses
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post import habits
from pbem.service.window import table
from pbem.service.window.seat_mail import OwnMail, own_mail
from pbem.service.window.sessions import Guest
from pbem.store.engine import reading


def settings(house: House, guest: Guest, named: Named, at: tuple[str, str], token: str) -> SeatSettings | None:
    """Show what is settled, and what can be; None: there is no such seat of this reader."""
    with reading(house.engine) as session:
        mail = own_mail(house, session, *at, guest.person)
        if mail is None:
            return None
        words = house.catalogue(mail.seat.language, mail.campaign.ruleset)
        rows = (_language(mail, words), *_switches(mail, words), _holiday(mail, words), _address(mail, words))
        rows = (*rows, *_told_others(mail, words), *_secrets(mail, words), _seat(mail, words))
        return SeatSettings(
            base=named.base,
            house=named.house,
            frame=table.frame(mail),
            standing=table.standing(mail),
            token=token,
            slip=secrets.token_hex(16),
            step=mail.next_step,
            rows=rows,
        )


def _line(mail: OwnMail, key: str, rest: str) -> str:
    return f"{command(key).word(mail.seat.language)} {rest}"


def _language(mail: OwnMail, words: Catalogue) -> Setting:
    others = (one for one in LANGUAGES if one != mail.seat.language)
    buttons = tuple((words.t(f"window-language-{one}"), _line(mail, "language", one)) for one in others)
    return Setting(words.t("window-languages"), words.t(f"window-language-{mail.seat.language}"), buttons)


def _switches(mail: OwnMail, words: Catalogue) -> tuple[Setting, ...]:
    """Show the habits of whoever reads: how much and how often they are mailed."""
    chosen = habits.habits(mail.person)
    return tuple(_switch(mail, words, key, on) for key, on in _chosen(chosen))


def _chosen(chosen: habits.Habits) -> tuple[tuple[str, bool], ...]:
    return ("quiet", chosen.quiet), ("digest", chosen.digest), ("rounds", chosen.rounds)


def _switch(mail: OwnMail, words: Catalogue, key: str, on: bool) -> Setting:
    line = _line(mail, key, words.t("window-off" if on else "window-on"))
    return Setting(words.t(f"{key}-{'on' if on else 'off'}"), words.t(f"help-{key}"), ((line, line),))


def _holiday(mail: OwnMail, words: Catalogue) -> Setting:
    today = local_day(mail.house.now, mail.seat.zone)
    spans = [one for one in absences.booked(mail.session, mail.seat) if one.last >= today]
    said = tuple(f"{dates.day(one.first, words)} – {dates.day(one.last, words)}" for one in spans)  # noqa: RUF001
    told = words.say(text("holiday-list", days=said)) if said else words.t("holiday-none")
    return Setting(
        words.t("window-away"), told, (), command("holiday").word(mail.seat.language), words.t("help-holiday")
    )


def _address(mail: OwnMail, words: Catalogue) -> Setting:
    told = words.say(registered_addresses.listed(mail.session, mail.person))
    line = command("address").word(mail.seat.language)
    return Setting(words.t("address"), told, (), line, words.t("address-how"))


def _told_others(mail: OwnMail, words: Catalogue) -> tuple[Setting, ...]:
    """Let mail addresses be shown to another player, and hidden."""
    keys = ("disclose", "conceal")
    return tuple(
        Setting(words.t(f"window-{key}"), words.t(f"help-{key}"), (), _word(mail, key), words.t("window-whom"))
        for key in keys
    )


def _secrets(mail: OwnMail, words: Catalogue) -> tuple[Setting, ...]:
    """Let a passphrase be set, where one is of use."""
    if terms(mail.campaign).identity.proof != "token":
        return ()
    how = words.t("window-passphrase-how", least=passphrase.SHORTEST)
    return (Setting(words.t("window-passphrase"), words.t("help-passphrase"), (), _word(mail, "passphrase"), how),)


def _seat(mail: OwnMail, words: Catalogue) -> Setting:
    """Let the seat have a new code, or be given up, which is asked about by mail."""
    keys = ("renew", "resign")
    told = "; ".join(words.t(f"help-{key}") for key in keys)
    return Setting(words.t("window-seat"), told, tuple((words.t(f"window-{key}"), _word(mail, key)) for key in keys))


def _word(mail: OwnMail, key: str) -> str:
    return command(key).word(mail.seat.language)
