campaign-player-bold = fights at even odds and goes for foreign cities early; allies only for a joint victory
campaign-player-calm = fights only when much stronger and gathers before it storms; allies with anybody who asks nothing
