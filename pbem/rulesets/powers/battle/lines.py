"""The second line on land (P-12, P-6.22 to P-6.24): the points of chapter `line2`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pbem.rulesets.powers.battle.doctrine import ALL, Doctrine, Reserve
from pbem.rulesets.powers.battle.field import Field, Party, Troop
from pbem.rulesets.powers.battle.forces import Unit
from pbem.rulesets.powers.battle.points import Aimed, BattlePoints

FROM_EVERYWHERE = ("LE", "PM")


def behind(aimed: Aimed) -> bool:
    """P-12.2: line 2 is no target while anybody but aircraft is before it; P-12.4: but who has just left line 1 is."""
    if aimed.target.line != 2 or aimed.target.exposed:
        return False
    return any(troop.line == 1 and unit.body.type != "LE" for unit, troop in aimed.standing)


def from_everywhere(aimed: Aimed) -> bool:
    """P-12.3: aircraft and submarines may fire at line 2: attacking always, defending from their second salvo on."""
    return aimed.shooter.body.type in FROM_EVERYWHERE and (not aimed.defending or aimed.number > 1)


def building_behind(troop: Troop, unit: Unit) -> int | None:
    """P-12.1: units under construction stand in line 2."""
    return 2 if unit.building else None


def drawn_up(field: Field, party: Party) -> None:
    """P-6.22: who is listed stands in line 2, by default who can hurt nobody, if there are others; and the reserves."""
    enemies = tuple(field.enemies(party))
    fighting = [not field.unit(troop).building and field.hurts(troop, enemies) for troop in party.troops]

    def back(troop: Troop, harmful: bool) -> bool:
        second = _doctrine(field, troop).second
        if second is not None:
            return field.unit(troop).row.key in second
        return not harmful and any(fighting)

    party.troops = [
        troop._replace(line=2) if troop.line == 1 and back(troop, harmful) else troop
        for troop, harmful in zip(party.troops, fighting, strict=True)
    ]
    for force, _, reserve in _reserves(field, party):
        _sent(party, partial(_is, field, force, reserve, 1), reserve.units.count, line=2)


def stepped(field: Field, party: Party) -> None:
    """P-6.23, P-6.24: reserves whose hour has come step up, and if line 1 is empty whoever can fight; then the damaged
    step back. All of them do so instead of firing."""
    due = [
        (force, place, reserve)
        for force, place, reserve in _reserves(field, party)
        if (force, place) not in party.used and has_come(field, party, reserve, field.number)
    ]
    empty = front_empty(field, party)
    for force, place, reserve in due:
        party.used.add((force, place))
        _sent(party, partial(_is, field, force, reserve, 2), reserve.units.count, line=1, moved=True)
    if empty:
        enemies = tuple(field.enemies(party))
        _sent(party, partial(_can_fight, field, enemies), ALL, line=1, moved=True)
    _pulled(field, party)


def has_come(field: Field, party: Party, reserve: Reserve, number: int) -> bool:
    """P-6.23: tell whether the condition of a reserve holds."""
    match reserve.until:
        case "line1":
            return sum(troop.size for troop in party.troops if troop.line == 1) <= reserve.number
        case "salvo":
            return number >= reserve.number
        case "gone":
            return not any(_ready(field, troop, reserve.row) for troop in field.enemies(party))


def may_rise(field: Field, party: Party, troop: Troop) -> bool:
    """P-6.9 d: tell whether units in line 2 could, or would have to, step up before anybody is hurt again."""
    if troop.line != 2 or field.unit(troop).building:
        return False
    if front_empty(field, party) and field.hurts(troop, tuple(field.enemies(party))):
        return True
    force = field.kinds[troop.kind].force
    return any(
        (force, place) not in party.used
        and _is(field, force, reserve, 2, troop)
        and (reserve.until == "salvo" or has_come(field, party, reserve, field.number + 1) or _steps_back(field, party))
        for number, place, reserve in _reserves(field, party)
        if number == force
    )


def _steps_back(field: Field, party: Party) -> bool:
    return any(0 < (_doctrine(field, each).pull or 0) <= each.damage for each in party.troops if each.line == 1)


def front_empty(field: Field, party: Party) -> bool:
    """P-12.2: tell whether nobody stands in line 1; aircraft do not count."""
    return not any(troop.line == 1 and field.unit(troop).body.type != "LE" for troop in party.troops)


def _ready(field: Field, troop: Troop, row: str) -> bool:
    return field.unit(troop).row.key == row and not field.unit(troop).building


def _can_fight(field: Field, enemies: tuple[Troop, ...], troop: Troop) -> bool:
    return troop.line == 2 and not field.unit(troop).building and field.hurts(troop, enemies)


def _is(field: Field, force: int, reserve: Reserve, line: int, troop: Troop) -> bool:
    ours = field.kinds[troop.kind].force == force and troop.line == line
    return ours and not troop.moved and _ready(field, troop, reserve.units.row)


def _pulled(field: Field, party: Party) -> None:
    """P-6.24: the damaged step back, the most damaged first, while another unit stays in line 1."""
    order = sorted(party.troops, key=lambda troop: (-troop.damage, field.unit(troop).row.place, troop.kind))
    for troop in order:
        pull = _doctrine(field, troop).pull or 0
        if not pull or troop.damage < pull or troop.line != 1 or troop.moved:
            continue
        stay = sum(each.size for each in party.troops if each.line == 1)
        if count := min(troop.size, stay - 1):
            _sent(party, troop.__eq__, count, line=2, moved=True, exposed=True)


def _sent(party: Party, who: Callable[[Troop], bool], count: int, **change: object) -> None:
    """Change so many of those (ALL: all of them), the most damaged first."""
    left = count or sum(troop.size for troop in party.troops)
    changed: list[Troop] = []
    for troop in sorted(party.troops, key=lambda troop: (-troop.damage, troop.kind)):
        going = min(left, troop.size) if who(troop) else 0
        left -= going
        changed.append(troop._replace(size=troop.size - going))
        changed.append(troop._replace(size=going, **change))  # type: ignore[arg-type]
    party.troops = [troop for troop in changed if troop.size]


def _reserves(field: Field, party: Party) -> list[tuple[int, int, Reserve]]:
    """List the reserves of a party: force, place in its list, reserve."""
    forces = sorted({field.kinds[troop.kind].force for troop in party.troops})
    return [(one, *each) for one in forces for each in enumerate(field.forces[one].doctrine.reserve or ())]


def _doctrine(field: Field, troop: Troop) -> Doctrine:
    return field.forces[field.kinds[troop.kind].force].doctrine


LINE2 = BattlePoints(
    screened=(behind,),
    reaches=(from_everywhere,),
    stands=(building_behind,),
    opening=(drawn_up,),
    steps=(stepped,),
    rises=(may_rise,),
)
