"""Formations that are found out, or opened (P-47.10, P-47.11, P-49.4).

Whoever comes into a battle, or under fire, turns his tokens there over. With the true one the whole formation is known:
its units stand there, all its other tokens leave the map. A false one alone leaves it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, shells
from pbem.rulesets.powers.chapters.formations.cards import belongs, card, kept, kin, marks, moved, tokens, without
from pbem.rulesets.powers.chapters.formations.gains import disclosed, mapped, proved
from pbem.rulesets.powers.chapters.formations.notices import announce
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import NAME, TRUE, UNSURE, Composition, Formation, Nearby
from pbem.rulesets.powers.moves.pieces import Piece, become, remain
from pbem.rulesets.powers.state import Stack, gathered
from pbem.rulesets.powers.veils import singly


def find_out(turn: Turn, found: Sequence[tuple[Stack, March | None]]) -> None:
    """P-49.4: turn the tokens over that come into a battle."""
    there = [Piece(*each) for each in found if each[0].row in NAME]
    for seat, name in dict.fromkeys((each.units.owner, NAME[each.units.row]) for each in there):
        if formation := card(turn.state, seat, name):
            own = [each for each in there if belongs(each.units, formation)]
            _turned(turn, formation, own)


def _turned(turn: Turn, formation: Formation, own: Sequence[Piece]) -> None:
    if true := next((each for each in own if _true(turn, formation, each)), None):
        opened(turn, formation, true)
        return
    for piece in own:
        _put(turn, piece, ())
        turn.tell(formation_events.told(formation.owner, formation.name, "exposed", piece.units.at))


def _true(turn: Turn, formation: Formation, piece: Piece) -> bool:
    """Tell whether the true token is there; of tokens nobody knows, on a table that is supposed, a lot decides."""
    if piece.units.row != UNSURE[formation.name]:
        return piece.units.row == TRUE[formation.name]
    all_ = len(_everywhere(turn, formation))
    return turn.dice.shuffle(range(max(all_, 1)), f"uncertain {piece.units.at}")[0] < piece.units.count


def opened(turn: Turn, formation: Formation, true: Piece) -> None:
    """P-47.11: put the units of a formation where its true token is, and take all its tokens away."""
    number = numbered(turn, formation)
    row = formation.rows[number - 1]
    found, others = (*row.ready, *row.building), len(_everywhere(turn, formation)) - 1
    turn.tell(formation_events.told(formation.owner, formation.name, "opened", true.units.at, found, others))
    row = disclosed(turn, formation.owner, row)
    _put(turn, true, _units(turn, true, row))
    stationed(turn, formation, row.nearby)
    for each in kin(turn.state, formation)[1:]:
        settled(turn, each, number)
    vanish(turn, formation)


def shown(turn: Turn, formation: Formation, number: int) -> str:
    """Show that a row is the true one, of every card split from the same one; where they stand nobody learns."""
    if not 1 <= number <= len(formation.rows):
        return "row"
    if number != numbered(turn, formation):
        return "false"
    family = kin(turn.state, formation)
    announce(turn, formation, "shown", units=formation.rows[number - 1].everything, number=number)
    for each in family[1:]:
        settled(turn, each, number)
    _alone(turn, formation, number)
    return ""


def stationed(turn: Turn, formation: Formation, parts: Iterable[Nearby]) -> None:
    """P-47.12: put units beside a formation on the map; those under construction are of who holds the land."""
    for part in parts:
        turn.tell(formation_events.told(formation.owner, formation.name, "stationed", part.at, part.units))
        holder = formation.owner if part.ready else turn.state.lands[part.at].owner
        bare = Stack(holder, "", part.at, harbour=part.harbour, left=int(not part.ready))
        turn.state = moved(turn.state, (), (replace(bare, row=each.row, count=each.count) for each in part.units))


def settled(turn: Turn, formation: Formation, number: int) -> None:
    """P-47.13: when the true row of one is known, so is that of what was split off it; the false ones are gone."""
    if len(formation.rows) > 1:
        announce(turn, formation, "settled", number=number)
    _alone(turn, formation, number)


def _alone(turn: Turn, formation: Formation, number: int) -> None:
    """Leave one row, and take what it has gathered."""
    left = replace(formation, rows=(formation.rows[number - 1],), true=1)
    turn.state = kept(turn.state, left)
    dissolve(turn, proved(turn, left))


def dissolve(turn: Turn, formation: Formation) -> None:
    """P-47.11: a formation that is empty is none."""
    if not any(row.everything for row in formation.rows):
        announce(turn, formation, "dissolved")
        vanish(turn, formation)


def _everywhere(turn: Turn, formation: Formation) -> tuple[Stack, ...]:
    """List all its tokens, on their way or not."""
    marching = (each.units for each in turn.marches if belongs(each.units, formation))
    return tuple(singly((*tokens(turn.state, formation), *marching)))


def numbered(turn: Turn, formation: Formation) -> int:
    """Give the number of the true row; of a formation one does not know one by lot."""
    return formation.true or turn.dice.shuffle(range(1, len(formation.rows) + 1), f"row {formation.name}")[0]


def _units(turn: Turn, true: Piece, row: Composition) -> tuple[Stack, ...]:
    """Give the units of a row as stacks; they have gone as far as their token, and guns aim where it did (P-47.14)."""
    ready, building = mapped(turn, row.ready), mapped(turn, row.building)
    found = [_aiming(turn, replace(true.units, row=each.row, count=each.count)) for each in ready]
    found = [replace(each, spent=min(each.spent, turn.rows[each.row].speed)) for each in found]
    bare = replace(true.units, battery="", laid=0, left=1, spent=0)
    return (*found, *(replace(bare, row=each.row, count=each.count) for each in building))


def _aiming(turn: Turn, units: Stack) -> Stack:
    able = shells(turn.points, turn.state, units.row, units.battery)
    return units if able else replace(units, battery="", laid=0)


def _put(turn: Turn, piece: Piece, units: Sequence[Stack]) -> None:
    """Put units in the place of tokens; on their way they go on."""
    if piece.march is None:
        remain(turn, piece, units)
    else:
        become(turn, piece.march, [replace(piece.march, units=each) for each in units])


def vanish(turn: Turn, formation: Formation) -> None:
    """P-47.11: take a card and its tokens away, wherever they are."""
    stacks = gathered(each for each in turn.state.stacks if not (belongs(each, formation) or marks(each, formation)))
    turn.state = replace(without(turn.state, formation), stacks=stacks)
    turn.marches = tuple(each for each in turn.marches if not belongs(each.units, formation))
