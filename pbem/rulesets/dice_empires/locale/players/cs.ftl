dice_empires-player-bold = málo lidí, brzké výpravy, útočí i s malou převahou
dice_empires-player-calm = nejdřív staví a živí, drží silné hradby, táhne s mnoha
