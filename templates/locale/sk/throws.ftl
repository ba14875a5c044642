# Prečo sa hádže: slová dôvodov, každé jedným slovom. Z listu sa dôvod číta späť, slovo za slovom.
throw-battle = bitka
throw-step = krok
throw-round = kolo
throw-siege = obliehanie
throw-convert = konvertovanie
throw-again = znova
throw-bonus = bonus
throw-token = žetón
throw-relation = vzťah
