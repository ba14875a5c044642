dice_empires-player-bold = few people, early marches, attacks with any odds
dice_empires-player-calm = builds and feeds first, keeps strong walls, marches with many
