rps-subject = kámen, nůžky, papír
rps-event-shown = { SEAT($who) } ukazují { $hand ->
    [rock] kámen
    [paper] papír
   *[scissors] nůžky
} a získávají { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
rps-points = { SEAT($who) }: { $points }
term-order = gesto, například „ukázat papír“
term-hand = kámen, nůžky nebo papír
rps-player-steady = ukazuje vždy kámen
rps-player-wild = ukazuje, co ho napadne
