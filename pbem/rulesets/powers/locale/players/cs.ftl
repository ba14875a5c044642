powers-player-bold = útočí s malou převahou a mír uzavírá jen se silnějšími
powers-player-calm = útočí s velkou převahou a uzavře mír s každým, kdo ho nabídne
