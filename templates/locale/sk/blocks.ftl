problem-block = Nič z toho neplatí: nerozumieme { $count ->
    [one] riadku { $lines }
   *[other] riadkom { $lines }
} nižšie a bez { $count ->
    [one] neho
   *[other] nich
} by to znamenalo niečo iné. Pošlite, prosím, celok znova.
