"""A world written as the map file it might have been read from (P-17.4)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from pbem.rulesets.powers.board.map_file import TERRAIN
from pbem.rulesets.powers.board.world import Area, Side, World

_IN_A_LINE = 10


def written(world: World, seed: str = "") -> str:
    """Write a map; of a random one also what it was drawn from."""
    head: dict[str, object] = {
        "id": world.key,
        "name": world.name,
        "box": list(world.box),
        **({"seed": seed} if seed else {}),
    }
    blocks = [_table("", head), *(_table("[[area]]", dict(_area(one))) for one in world.areas.values())]
    pairs = sorted(sorted(link, key=tuple(world.areas).index) for link in world.links)
    blocks.append(_table("[links]", {"list": [f"{one}-{other}" for one, other in pairs]}))
    blocks += [_table("[[side]]", dict(_side(side))) for side in world.sides]
    return "\n".join([*blocks, _table("[goal]", world.goal)])


def _area(area: Area) -> Iterator[tuple[str, object]]:
    """Give what is not as it usually is."""
    defence, rough = TERRAIN[area.terrain]
    said: dict[str, tuple[object, object]] = {
        "kind": (area.kind, "land"),
        "terrain": (area.terrain, "plain"),
        "defence": (str(area.defence), str(defence)),
        "rough": (area.rough, rough),
        "prod": (str(area.prod), "1"),
        **{name: (getattr(area, name), False) for name in ("canal", "canal_candidate", "centre")},
        "neutral": (area.neutral, 0),
        "also": (list(map(list, area.also)), []),
    }
    yield from (("id", area.key), ("name", area.name), ("at", list(area.at)))
    yield from ((name, value) for name, (value, usual) in said.items() if value != usual)


def _side(side: Side) -> Iterator[tuple[str, object]]:
    yield from (("id", side.key), ("lands", list(side.lands)), ("grant", side.grant))
    said = {
        "grants": side.grants,
        "factories": side.factories,
        "sea": [side.sea] if side.sea else [],
        "block": side.block,
        "advantages": list(side.advantages),
    }
    yield from ((name, value) for name, value in said.items() if value)


def _table(head: str, values: Mapping[str, object]) -> str:
    lines = [*([head] if head else []), *(f"{key} = {_value(value)}" for key, value in values.items())]
    return "\n".join(lines) + "\n"


def _key(key: object) -> str:
    """Write a key, in quotation marks where TOML wants them."""
    return str(key) if str(key).isalnum() and str(key).isascii() else json.dumps(str(key), ensure_ascii=False)


def _value(value: object) -> str:
    """Write a value of TOML; long lists take several lines."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(key)} = {_value(part)}' for key, part in value.items())} }}"
    if isinstance(value, (list, tuple)) and len(value) > _IN_A_LINE:
        rows = (value[first : first + _IN_A_LINE] for first in range(0, len(value), _IN_A_LINE))
        return "[\n" + "".join(f"    {', '.join(map(_value, row))},\n" for row in rows) + "]"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
