europe-player-bold = táhne na nejbližší blok a útočí při vyrovnaných šancích
europe-player-calm = nejdřív sbírá karty a figurky, útočí jen téměř na jisto
