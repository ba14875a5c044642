duncan-player-bold = má víc silnějších jednotek a bojuje, kde má převahu
duncan-player-calm = má málo rychlých jednotek, jde po zlatě a boji se vyhýbá
