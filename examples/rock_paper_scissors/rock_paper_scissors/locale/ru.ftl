rps-subject = камень, ножницы, бумага
rps-event-shown = { SEAT($who) } показывают { $hand ->
    [rock] камень
    [paper] бумагу
   *[scissors] ножницы
} и получают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
rps-points = { SEAT($who) }: { $points }
term-order = жест, например «показать бумагу»
term-hand = камень, ножницы или бумага
rps-player-steady = всегда показывает камень
rps-player-wild = показывает что попало
