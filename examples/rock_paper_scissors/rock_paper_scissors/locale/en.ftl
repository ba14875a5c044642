rps-subject = rock, paper, scissors
rps-event-shown = { SEAT($who) } shows { $hand ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
} and wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rps-points = { SEAT($who) }: { $points }
term-order = a hand, such as “show paper”
term-hand = rock, paper or scissors
rps-player-steady = shows a rock, whatever comes
rps-player-wild = shows any hand
