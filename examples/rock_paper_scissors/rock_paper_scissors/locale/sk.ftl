rps-subject = kameň, papier, nožnice
rps-event-shown = { SEAT($who) } ukazujú { $hand ->
    [rock] kameň
    [paper] papier
   *[scissors] nožnice
} a získavajú { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
rps-points = { SEAT($who) }: { $points }
term-order = gesto, napríklad „ukázať papier“
term-hand = kameň, papier alebo nožnice
rps-player-steady = ukazuje vždy kameň
rps-player-wild = ukazuje, čo mu napadne
