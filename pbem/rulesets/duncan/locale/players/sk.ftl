duncan-player-bold = má viac silnejších jednotiek a bojuje, kde má prevahu
duncan-player-calm = má málo rýchlych jednotiek, ide po zlate a boju sa vyhýba
