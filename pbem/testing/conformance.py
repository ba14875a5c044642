"""The tests every rule set has to pass; `docs/rulesets.md` says how to use them.

Games are played by players who write random lines the lexicon lets them say; then each promise of the interface is
checked at every step. The first promise that is broken is an AssertionError that says which, where, and by how much.
"""

from __future__ import annotations

from collections.abc import Callable

from pbem import codec
from pbem.registry import Installed, SomeRuleset, install
from pbem.testing.checks import (
    complete,
    echoes,
    forms,
    overtures,
    positions,
    questions,
    replays,
    round_trips,
    silence,
    witnessed,
)
from pbem.testing.forecasts import forecasts
from pbem.testing.garbage import garbage
from pbem.testing.house_games import house_games
from pbem.testing.house_players import house_players, named
from pbem.testing.last_report import last_report
from pbem.testing.oversight import oversight
from pbem.testing.playing import Game, during
from pbem.testing.programs import programs
from pbem.testing.secrets import openness, require_secrets, secrets
from pbem.testing.series import Series, random_games
from pbem.testing.wording import terms, texts
from pbem.testing.worlds import worlds

CHECKS: tuple[Callable[[Installed, Game], None], ...] = (
    questions,
    round_trips,
    replays,
    witnessed,
    silence,
    positions,
    forms,
    echoes,
    overtures,
    forecasts,
    openness,
    house_players,
    oversight,
    last_report,
    programs,
)

TURNS_IN_TWO_WORLDS = 3
"""So many turns of each game are played in two worlds."""
DEFAULT, SHORT = Series(), Series(games=1, turns=4)


def conformance(ruleset: SomeRuleset, series: Series = DEFAULT) -> None:
    """Hold a rule set to the interface in a series of random games.

    How many turns still look alike in two worlds depends on the game: a deck dealt anew brings other cards to the own
    hand. `worlds.require_alike` says whether enough were compared.
    """
    installed = install(ruleset)
    complete(installed)
    terms(installed)
    named(installed)
    different = 0
    for game in random_games(installed, series):
        for check in CHECKS:
            with during(f"{game.name}: {check.__name__}"):
                check(installed, game)
        with during(f"{game.name}: texts"):
            texts(installed, game, series.nonsense)
        with during(f"{game.name}: garbage"):
            garbage(installed, game, series.nonsense)
        different += secrets(installed, game, series.nonsense)
        worlds(installed, game, most=TURNS_IN_TWO_WORLDS)
    house_games(installed, series)
    if ruleset.keeping.secret:
        require_secrets(different, ruleset.key)


def trail(ruleset: SomeRuleset, series: Series = SHORT) -> str:
    """Give the digest of all states of random games: equal in every process, or something depends on a set's order."""
    installed = install(ruleset)
    states = (state for game in random_games(installed, series) for state in game.states)
    return codec.digest("\n".join(codec.dumps(state, ruleset.state_type) for state in states))
