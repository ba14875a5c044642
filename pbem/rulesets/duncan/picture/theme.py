"""The theme of dungeons: floors and brick walls, portals and piles, each on its own square."""

from __future__ import annotations

from pbem.core.board.theme import Theme
from pbem.rulesets.duncan.picture import ground, key, legend, tokens

DUNGEON = Theme(
    key="dungeon",
    ground=ground.ground,
    things=tokens.tokens,
    own=legend.own,
    legend=legend.legend,
    wide=26,
    high=22,
    front=(20, 11),
    fronts=5,
    caption="map-detail",
    framed=True,
    page=1300,
    lines="#8f8474",
    thin=0.24,
    entries=key.entries,
    unknown="?",
    plans="answer-map-legend-dungeon",
)
