"""Single hidden units (P-48): uncertain tokens, one in three of them true, until they are fought with or shown.

Who comes into a battle is unveiled before it. Then as many false ones as are too many leave the map: those the owner
has named, else by lot, for any other choice would tell which of the rest are true. False ones that were found out are
put to other tokens where too few are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.events import tokens as token_events
from pbem.rulesets.powers.moves.pieces import Piece, become, remain
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.tokens import HideOrder, MixOrder, ProveOrder, ShowOrder, TokensOrder
from pbem.rulesets.powers.sight import fog
from pbem.rulesets.powers.state import Stack, Standing, State, gathered
from pbem.rulesets.powers.tokens import BASE, BASES, FALSE, SAME, TRUE, UNSURE
from pbem.rulesets.powers.veils import able, covered, masked, singly
from pbem.rulesets.powers.view import View

WHY = "reimagine tokens"


def manage(turn: Turn) -> None:
    """P-48.2 to P-48.4: hide, show and mix before the movement, line by line; neither costs BPh."""
    for seat in turn.state.alive:
        for order in turn.orders(seat):
            if isinstance(order, TokensOrder):
                _stands(turn, seat, replace(turn.state.standing.get(seat, Standing()), tokens=order))
            elif isinstance(order, ProveOrder):
                _stands(turn, seat, replace(turn.state.standing.get(seat, Standing()), prove=order))
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, HideOrder | ShowOrder | MixOrder) and not _done(turn, seat, order):
                facts = {"at": order.at, "row": order.units.row}
                turn.tell(events.failed(seat, line, order.kind, "no_tokens", facts))
        _balanced(turn, seat)


def _stands(turn: Turn, seat: Seat, standing: Standing) -> None:
    turn.state = replace(turn.state, standing={**turn.state.standing, seat: standing})


def _done(turn: Turn, seat: Seat, order: HideOrder | ShowOrder | MixOrder) -> bool:
    """Carry out a line; tell whether all of it could be."""
    match order:
        case HideOrder(wanted, at):
            return wanted.row in TRUE and _hidden(turn, seat, wanted, at)
        case ShowOrder(wanted, at):
            return wanted.row in TRUE.values() and _shown(turn, seat, wanted, at)
        case MixOrder(wanted, at, to):
            return wanted.row in FALSE.values() and _mixed(turn, seat, wanted, (at, to))


def _taken(turn: Turn, seat: Seat, wanted: Units, at: str) -> list[Stack]:
    """Give units one by one, whole and under nobody's command: as many as are wanted, or none."""
    there = (each for each in turn.state.stacks if (each.owner, each.row, each.at) == (seat, wanted.row, at))
    found = list(singly(each for each in there if able(each)))
    return found[: wanted.count or len(found)] if len(found) >= wanted.count else []


def _changed(turn: Turn, gone: Iterable[Stack], new: Iterable[Stack]) -> None:
    less = (replace(each, count=-each.count) for each in gone)
    turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, *less, *new)))


def _hidden(turn: Turn, seat: Seat, wanted: Units, at: str) -> bool:
    """P-48.2: three uncertain tokens for each unit, mixed among those that are there."""
    units = _taken(turn, seat, wanted, at)
    true = [replace(each, row=TRUE[wanted.row]) for each in units]
    _changed(turn, units, (*true, *(replace(each, row=FALSE[wanted.row], count=SAME - 1) for each in units)))
    if units:
        turn.tell(token_events.hidden(seat, at, wanted.row, len(units)))
    return bool(units)


def _shown(turn: Turn, seat: Seat, wanted: Units, at: str) -> bool:
    """P-48.4: true tokens become units again; the false ones go when all lines are read."""
    units, base = _taken(turn, seat, wanted, at), BASE[wanted.row]
    _changed(turn, units, (replace(each, row=base) for each in units))
    if units:
        turn.tell(token_events.unveiled(seat, at, base, len(units), 0))
    return bool(units)


def shown(turn: Turn, seat: Seat, wanted: Units, at: str) -> None:
    """P-48.4, P-49.3: show true tokens, and take the false ones away that are too many then."""
    _shown(turn, seat, wanted, at)
    _balanced(turn, seat)


def _mixed(turn: Turn, seat: Seat, wanted: Units, way: tuple[str, str]) -> bool:
    """P-48.3: false tokens go to others of their type, wherever these are."""
    at, to = way
    base = BASE[wanted.row]
    units = _taken(turn, seat, wanted, at)
    piles = covered(each for each in turn.state.stacks if (each.owner, each.at) == (seat, to))
    company = next((each for each in piles if each.row == UNSURE[base]), None)
    if not units or company is None or at == to:
        return False
    _changed(turn, units, (replace(company, row=FALSE[base], count=len(units)),))
    _told_mixed(turn, seat, way, (base, len(units)))
    return True


def _told_mixed(turn: Turn, seat: Seat, way: tuple[str, str], what: tuple[str, int]) -> None:
    """P-48.3: all see where dummies are taken away and where they come to; in the fog each what he can see."""
    (at, to), mixed = way, token_events.mixed(seat, *way, *what)
    if not fog(turn.state):
        turn.tell(mixed)
        return
    turn.tell(replace(mixed, seen_by=frozenset({seat})))
    for place, event in ((at, token_events.thinned(seat, at, *what)), (to, token_events.joined(seat, to, *what))):
        others = frozenset(each for each in turn.state.circle if each != seat and turn.sees(each, place))
        turn.tell(replace(event, seen_by=others))


def unveil(turn: Turn, found: Sequence[tuple[Stack, March | None]]) -> None:
    """P-49.4: whoever comes into a battle, or under fire, shows his tokens there; then one in three is true again."""
    veiled = [Piece(*each) for each in found if each[0].row in BASE]
    for seat, at, base in dict.fromkeys((each.units.owner, each.units.at, BASE[each.units.row]) for each in veiled):
        own = [each for each in veiled if (each.units.owner, each.units.at) == (seat, at)]
        counts = Counter[bool]()
        for piece in own:
            if BASE[piece.units.row] == base:
                true = _true(turn, piece.units)
                counts += Counter({True: true, False: piece.units.count - true})
                _uncovered(turn, piece, replace(piece.units, row=base, count=true))
        turn.tell(token_events.unveiled(seat, at, base, counts[True], counts[False]))
    for seat in dict.fromkeys(each.units.owner for each in veiled):
        _balanced(turn, seat)


def _true(turn: Turn, units: Stack) -> int:
    """Count the true ones; of tokens nobody knows, on a table that is supposed, one in three by lot."""
    if units.row in UNSURE.values():
        lots = (turn.dice.shuffle(range(SAME), f"uncertain {units.at} {units.owner}") for _ in range(units.count))
        return sum(lot[0] == 0 for lot in lots)
    return units.count if units.row in TRUE.values() else 0


def _uncovered(turn: Turn, piece: Piece, units: Stack) -> None:
    """Put the true ones in the place of tokens; on their way they go on."""
    if piece.march is None:
        remain(turn, piece, [units] if units.count else [])
    else:
        become(turn, piece.march, [replace(piece.march, units=units)] if units.count else [])


def _balanced(turn: Turn, seat: Seat) -> None:
    """P-48.1: of every type one token in three is true."""
    for base in BASES:
        own = _tokens(turn, seat, base)
        true = sum(each.units.row == TRUE[base] for each in own)
        false = sum(each.units.row == FALSE[base] for each in own)
        more = false - (SAME - 1) * true
        if more > 0:
            _thinned(turn, seat, base, more)
        elif more < 0:
            _joined(turn, seat, base, -more)


def _tokens(turn: Turn, seat: Seat, base: str) -> list[Piece]:
    """List the tokens of a type one by one, on their way or not; in an order that does not tell which are true."""
    found = [*(Piece(each) for each in turn.state.stacks), *(Piece(each.units, each) for each in turn.marches)]
    mine = (each for each in found if each.units.owner == seat and each.units.row in (TRUE[base], FALSE[base]))
    singles = (replace(each, units=unit) for each in mine for unit in singly((each.units,)))
    return sorted(singles, key=lambda each: (each.units.at, each.march is not None, each.units.row))


def _thinned(turn: Turn, seat: Seat, base: str, count: int) -> None:
    """Take false tokens away: where the owner has named, in that order, else by lot, wherever they are."""
    named = turn.state.standing.get(seat, Standing()).tokens.lands
    gone: list[str] = []
    for _ in range(count):
        false = [each for each in _tokens(turn, seat, base) if each.units.row == FALSE[base]]
        first = min(_place(named, each.units.at) for each in false)
        chosen = _drawn(turn, seat, [each for each in false if _place(named, each.units.at) == first])
        gone.append(chosen.units.at)
        _fewer(turn, chosen)
    for at, many in sorted(Counter(gone).items()):
        turn.tell(token_events.thinned(seat, at, base, many))


def _place(named: tuple[str, ...], at: str) -> int:
    return named.index(at) if at in named else len(named)


def _drawn(turn: Turn, seat: Seat, pieces: Sequence[Piece]) -> Piece:
    return turn.dice.shuffle(pieces, f"tokens {seat}")[0]


def _fewer(turn: Turn, piece: Piece) -> None:
    """Take one token of a pile away."""
    if piece.march is None:
        _changed(turn, (piece.units,), ())
        return
    left = replace(piece.march.units, count=piece.march.units.count - 1)
    become(turn, piece.march, [replace(piece.march, units=left)] if left.count else [])


def _joined(turn: Turn, seat: Seat, base: str, count: int) -> None:
    """Put false tokens to others of their type: to any, by lot; to those on their way only if no other is left."""
    at: list[str] = []
    for _ in range(count):
        own = _tokens(turn, seat, base)
        pile = _drawn(turn, seat, [each for each in own if each.march is None] or own)
        at.append(pile.units.at)
        new = replace(pile.units, row=FALSE[base])
        if pile.march is None:
            _changed(turn, (), (new,))
        else:
            turn.marches = (*turn.marches, replace(pile.march, units=new))
    for place, many in sorted(Counter(at).items()):
        turn.tell(token_events.joined(seat, place, base, many))


def seen(view: View, state: State) -> View:
    """S-21: of others' tokens nobody knows which are true, until all is over."""
    if view.seat == REFEREE or state.result is not None:
        return view
    own = [each for each in view.stacks if each.owner == view.seat]
    return replace(view, stacks=gathered((*own, *covered(each for each in view.stacks if each.owner != view.seat))))


def unseen(view: View, at: str) -> int:
    """Count the tokens of others in an area."""
    return sum(each.count for each in view.stacks if each.at == at and each.row in UNSURE.values())


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """S-19: for all a seat knows any tokens of another may be the true ones, as many as there are."""
    if state.result is not None:
        return state
    tokens = [each for each in state.stacks if each.owner != seat and each.row in BASE]
    others = [each for each in state.stacks if each not in tokens]
    for _, group in groupby(sorted(tokens, key=_type), key=_type):
        own = tuple(singly(group))
        base, true = BASE[own[0].row], sum(each.row in TRUE.values() for each in own)
        dealt = dice.shuffle(tuple(range(len(own))), WHY)
        others += [
            replace(each, row=(TRUE if place < true else FALSE)[base]) for each, place in zip(own, dealt, strict=True)
        ]
    return replace(state, stacks=gathered(others))


def _type(stack: Stack) -> tuple[str, str]:
    return stack.owner, BASE[stack.row]


TOKENS = Chapter(
    "hide1",
    needs=("land",),
    release="R2",
    units="hide1",
    phases=(Phase("hidden units", "agree", manage, 7),),
    orders=(HideOrder, ShowOrder, MixOrder, TokensOrder),
    points=Points(engaged=(unveil,), masks=(masked,), seen=(seen,), unseen=(unseen,), redeal=(redeal,)),
)
