europe-player-bold = tiahne na najbližší blok a útočí pri vyrovnaných šanciach
europe-player-calm = najprv zbiera karty a figúrky, útočí len takmer naisto
