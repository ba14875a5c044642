powers-player-bold = attacks with a small advantage, and makes peace only with the stronger
powers-player-calm = attacks with a great advantage, and makes peace with whoever offers it
