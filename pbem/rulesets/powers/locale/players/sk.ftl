powers-player-bold = útočí s malou prevahou a mier uzatvára len so silnejšími
powers-player-calm = útočí s veľkou prevahou a uzavrie mier s každým, kto ho ponúkne
