# Players who vanish: what their reports and letters say, and what the referee is told. Hand-over of a seat.
missed-turns = { $count ->
    [one] one turn
   *[other] { $count } turns in a row
 }
missed-subject = no orders from you
missed-heading = We heard nothing from you
missed-report = { $count ->
    [1] We had no orders from you for turn { $turn }.
   *[other] We had no orders from you for turn { $turn }. That makes { $turns }.
 }
missed-report-last = What you ordered last was carried out once more, as far as that was still possible.
missed-report-stay = If nothing comes for a long time, the referee will be told.
missed-report-offer = { $left ->
    [0] Your seat is now offered to those who wait for one. You keep it until somebody takes it.
    [one] If nothing comes for one more turn, your seat will be offered to those who wait for one.
   *[other] If nothing comes for { $left } more turns, your seat will be offered to those who wait for one.
 }
missed-report-vacate = { $left ->
    [0] Your seat is given up for you; a letter of its own says so.
    [one] If nothing comes for one more turn, your seat will be given up for you.
   *[other] If nothing comes for { $left } more turns, your seat will be given up for you.
 }
missed-report-disorder = { $left ->
    [0] Your seat is given up for you, and your state ends; a letter of its own says so.
    [one] If nothing comes for one more turn, your seat will be given up for you, and your state will end.
   *[other] If nothing comes for { $left } more turns, your seat will be given up for you, and your state will end.
 }
missed-report-back = Any letter from you stops this, whatever it says: orders, or just “status”. If you did write and no answer came, please tell the referee. If you cannot play for a while, write “holiday” and the days; if you no longer want to, “resign”.
missed-offered = “{ $campaign }”: your seat is on offer
missed-offered-body = There have been no orders from you for { $turns }, so { SEAT($seat) } is now offered to those who wait for a seat. It stays yours, with everything, until somebody takes it.
missed-offered-back = Reply to this mail with any word, better with orders, and you keep it.
missed-back = Good to hear from you: { SEAT($seat) } is no longer on offer
missed-back-body = You have written before anybody took your seat, so it stays yours.
handover-former = “{ $campaign }”: somebody else plays your seat now
handover-former-body = { SEAT($seat) } in “{ $campaign }” has a new player. You get no more reports, and your reply addresses are void. Thank you for having played. If you would like to play again, write: join { $key }
missed-vacated = “{ $campaign }”: your seat was given up for you
missed-vacated-body = There have been no orders from you for { $turns }, so { SEAT($seat) } is no longer yours: no more reports, and your reply addresses are void. Thank you for having played. If you would like to play again, write “join { $key }”, or ask the referee.
missed-ended-body = Your state has come to its end, as the rule book has it.
missed-referee-stay = { SEAT($seat) } in “{ $campaign }”: nothing for { $turns }
missed-referee-stay-body = { $name } ({ $address }) has sent nothing for { $turns }. By the rules of this campaign nothing follows. You could ask, or free the seat: pbem seat vacate { $key } { $colour }
missed-referee-offer = { SEAT($seat) } in “{ $campaign }” is on offer: nothing for { $turns }
missed-referee-offer-body = { $name } ({ $address }) has sent nothing for { $turns } and has been told that the seat is on offer. Any letter from there before somebody takes it ends the offer.
missed-referee-line = { $waiting ->
    [0] Nobody waits for a seat just now; whoever applies next is offered it. Or give it to somebody: pbem seat replace { $key } { $colour }
    [one] One person waits, and is offered it if it suits.
   *[other] { $waiting } people wait; the first whom it suits is offered it.
 }
missed-referee-vacate = { SEAT($seat) } in “{ $campaign }” is free: nothing for { $turns }
missed-referee-vacate-body = { $name } ({ $address }) has sent nothing for { $turns }. The seat was given up, and the player has been told.
missed-referee-disorder = { SEAT($seat) } in “{ $campaign }” has ended: nothing for { $turns }
missed-referee-disorder-body = { $name } ({ $address }) has sent nothing for { $turns }. The seat was given up, the player has been told, and the state has ended as the rule book has it. The amendment is in the log: pbem campaign show { $key }
handover-referee = { SEAT($seat) } in “{ $campaign }” has a new player
handover-referee-body = { $name } ({ $address }) plays { SEAT($seat) } from now on. The player before, { $former }, has been told.
handover = What { SEAT($seat) } has gone through until now
handover-body = You take over { SEAT($seat) } in “{ $campaign }” as things stand; turn { $turn } is now awaited. The present report comes in a mail of its own.
handover-reports = There are reports from before your time, up to turn { $last }.
handover-enclosed = All of it is in the enclosed file. Unpack it and open index.html.
handover-letters = { $count ->
    [one] One letter that { SEAT($seat) } wrote or got is in it, too.
   *[other] { $count } letters that { SEAT($seat) } wrote or got are in it, too.
 }
handover-how = You can ask for any of it again, one word in a line of its own: { $history } lists the turns, { $report } and { $orders } show one of them, { $archive } sends everything.
handover-orders = Ordered for turn { $turn }: this stands until you order otherwise
handover-no-orders = Nothing has been ordered for turn { $turn } yet.
