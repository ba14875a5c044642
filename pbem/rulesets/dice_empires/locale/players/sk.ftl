dice_empires-player-bold = málo ľudí, skoré výpravy, útočí aj s malou prevahou
dice_empires-player-calm = najprv stavia a živí, drží silné hradby, tiahne s mnohými
