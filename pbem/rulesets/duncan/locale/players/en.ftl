duncan-player-bold = has more and stronger units and fights where it outnumbers
duncan-player-calm = has few and quick units, goes for gold and avoids fights
