# Games where a turn is a whole round, or a step of one: what is missed is counted in rounds.
missed-turns = { $count ->
    [one] one round
   *[other] { $count } rounds in a row
 }
missed-report-offer = { $left ->
    [0] Your seat is now offered to those who wait for one. You keep it until somebody takes it.
    [one] If nothing comes for one more round, your seat will be offered to those who wait for one.
   *[other] If nothing comes for { $left } more rounds, your seat will be offered to those who wait for one.
 }
missed-report-vacate = { $left ->
    [0] Your seat is given up for you; a letter of its own says so.
    [one] If nothing comes for one more round, your seat will be given up for you.
   *[other] If nothing comes for { $left } more rounds, your seat will be given up for you.
 }
missed-report-disorder = { $left ->
    [0] Your seat is given up for you, and your state ends; a letter of its own says so.
    [one] If nothing comes for one more round, your seat will be given up for you, and your state will end.
   *[other] If nothing comes for { $left } more rounds, your seat will be given up for you, and your state will end.
 }
