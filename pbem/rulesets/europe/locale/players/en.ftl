europe-player-bold = marches for the nearest bloc and attacks with fair odds
europe-player-calm = fills hand and homes first and attacks only when nearly sure
