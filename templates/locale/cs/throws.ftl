# Proč se hází: slova důvodů, každé jedním slovem. Z dopisu se důvod čte zpátky, slovo za slovem.
throw-battle = bitva
throw-step = krok
throw-round = kolo
throw-siege = obléhání
throw-convert = konvertování
throw-again = znovu
throw-bonus = bonus
throw-token = žeton
throw-relation = vztah
