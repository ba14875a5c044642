# Joining: asked, confirmed, approved, invited, waiting; and leaving a seat.
notice-open-campaigns = Campaigns with free seats: { $campaigns }.
notice-no-open-campaigns = No campaign has a free seat at the moment.
notice-joined = Welcome to “{ $campaign }”
notice-joined-body = You play { SEAT($seat, case: "acc") }.
notice-joined-waiting = { $free ->
    [one] One more player is needed; then the campaign starts and you get your first report.
   *[other] { $free } more players are needed; then the campaign starts and you get your first report.
 }
notice-joined-now = Your first report is on its way.
notice-already-joined = You already play in “{ $campaign }”
notice-already-joined-body = Your seat: { SEAT($seat) }. Nothing was changed.
notice-join-full = No free seat
notice-join-full-body = “{ $campaign }” has no free seat.
notice-join-unknown = Which campaign?
notice-join-unknown-body = There is no open campaign called “{ $campaign }”.
notice-join-name = You would like to join a campaign; please write its name behind the word “join” in the subject.
joining-open = { $key } (“{ $campaign }”, { $free ->
    [one] one free seat
   *[other] { $free } free seats
 })
joining-nearest = Did you mean “{ $campaign }”? Then write: join { $campaign }
joining-ask = Do you want to play in “{ $campaign }”?
joining-ask-body = Somebody, we hope it was you, asked from this address for a seat in “{ $campaign }”.
joining-ask-yes = If you answer yes, you have the seat and hear what comes next.
joining-ask-approve = If you answer yes, your wish goes to the referee, who decides who plays in this campaign.
joining-ask-full = No seat is free at the moment. If you answer yes, you will wait in place { $place } of the line, and the first free seat that suits you will be offered to you.
joining-ask-not-you = If it was not you, answer no (or nothing): you stay out of it, and after a no you will not be asked again for { $days } days.
joining-wishes = You would like to play, in this order: { SEAT($seats) }. We will see whether that is free.
joining-only = You would like to play only: { SEAT($seats) }.
joining-avoids = You would rather not play: { SEAT($seats) }.
joining-zone = Deadlines will be told in the time zone { $zone }; your mail was written at { $offset } from UTC. If you would like another zone, add a line such as “zone Europe/Prague” below your yes.
joining-zone-unknown = We know no time zone “{ $zone }”. If you want one of your own, add a line such as “zone Europe/Prague” below your yes.
joining-dropped = All right, you do not play in “{ $campaign }”
joining-dropped-body = Nothing was done. We will not ask you about this campaign for { $days } days, whoever writes in your name. If you change your mind before that, ask the referee for an invitation.
joining-asked = The referee decides about “{ $campaign }”
joining-asked-body = Your wish to play has gone to the referee. The answer comes by mail; there is nothing more for you to do.
joining-refused = “{ $campaign }”: not this time
joining-refused-body = The referee has not given you a seat in this campaign. We hope to see you in another one.
joining-approved = “{ $campaign }”: a word from the referee
joining-approved-body = The referee is glad to let you play, and writes:
joining-ended = “{ $campaign }” is over
joining-ended-body = Nobody can join it any more.
joining-held = “{ $campaign }” is taking a break
joining-held-body = The campaign is interrupted and takes nobody in just now. Please write again in a few days.
joining-paused = The campaign is paused just now; you will hear when it goes on.
joining-referee-starts = The referee starts the campaign; then you get your first report.
joining-invited = “{ $campaign }” is played by invitation
joining-invited-body = Only those whom the referee has invited can join this campaign. If you have a code, write it behind the name: join NAME CODE.
joining-code = This code opens no seat
joining-code-body = The code { $code } is no invitation to this campaign, or it was used or withdrawn. Please ask whoever gave it to you for a new one.
joining-line = “{ $campaign }”: you are number { $place } in the line
joining-line-body = No seat in “{ $campaign }” is free that suits you, so you wait in place { $place }. As soon as one becomes free you get a mail, and then have { $days } days to take it.
joining-line-leave = If you no longer want to wait, reply to this mail with “no” in the first line. (Code: { $code })
joining-left = You are no longer in the line for “{ $campaign }”
joining-left-body = Thank you for telling us. If you want to play later, write “join” again at any time.
joining-offer = A seat in “{ $campaign }” is free for you
joining-offer-body = You have waited for a seat in “{ $campaign }”: now you can play { SEAT($seat) }. If you answer yes, the seat is yours at once; if you do not answer in time, it is offered to the next in the line.
joining-offer-before = The campaign has not started yet.
joining-offer-begun = The campaign is being played: turn { $turn } is now awaited, and you would take over as things stand.
joining-offer-begun-round = The campaign is being played: round { $turn } is now awaited, and you would take over as things stand.
joining-offer-lapsed = The seat in “{ $campaign }” went to the next in the line
joining-offer-lapsed-body = We offered you a seat and heard nothing, so you are no longer in the line. If you still want to play, write: join { $campaign }
joining-accepted = { $name } accepts your invitation to “{ $campaign }”
joining-accepted-body = { $name } ({ $address }) now plays { SEAT($seat) }.
joining-referee = { $name } would like to play in “{ $campaign }”
joining-referee-body = { $name } ({ $address }) asks for a seat in “{ $campaign }”. What the letter said stands below.
joining-referee-avoids = Rather not: { SEAT($seats) }.
joining-referee-only = Wished for, and nothing else: { SEAT($seats) }.
joining-referee-wishes = Wished for, in this order: { SEAT($seats) }.
joining-referee-confirmed = That the mail really came from this address has been confirmed by a reply.
joining-referee-free = { $free ->
    [0] No seat is free: after a yes this person waits in the line.
    [one] One seat is free.
   *[other] { $free } seats are free.
 }
joining-referee-how = Whatever you write below your yes or no is passed on. The same by command: pbem seat approve { $campaign } { $number }
joining-decision = { $name }, “{ $campaign }”: your decision
joining-decision-seated = { $name } ({ $address }) now plays { SEAT($seat) } and has been told.
joining-decision-waiting = { $name } ({ $address }) waits in the line, since no suitable seat is free, and has been told.
joining-decision-refused = { $name } ({ $address }) gets no seat and has been told.
joining-invitation = You are invited to “{ $campaign }”
joining-invitation-hello = Dear { $name },
joining-invitation-hello-you = Dear friend,
joining-invitation-who = you are invited to play in “{ $campaign }”, a game by mail. The invitation comes from its referee, { $referee }.
joining-invitation-what = It needs nothing but a mail program: you get a report with a map of what you see, reply with orders in plain sentences whenever it suits you before the deadline, and all orders are carried out at the same time. No account, no password, a few minutes for a turn.
joining-invitation-seat = This seat is kept for you: { SEAT($seat) }.
joining-invitation-any = A seat is kept for you. If you like one colour more than others, write it below your yes, such as “as red or blue”.
joining-invitation-how = A yes is all that is needed. If you would rather play from another address, write from there, with this subject: { $words }
joining-code-void = This invitation is no longer good
joining-code-void-body = The invitation to “{ $campaign }” was used or withdrawn. If you want to play, please ask whoever invited you for another one.
joining-declined = What a pity; thank you for answering
joining-declined-body = You will not hear from “{ $campaign }” again.
joining-declined-referee = { $address } declines the invitation to “{ $campaign }”
joining-declined-referee-body = { $address } does not want to play. The seat is no longer kept.
refusal-joining-decided = { $name } in “{ $campaign }” waits for no decision any more: it has been made, or the wish was withdrawn.
refusal-joining-seat = { SEAT($seat) } in “{ $campaign }” is taken, promised or offered to somebody.
refusal-joining-plays = { $address } already plays in “{ $campaign }”.
refusal-joining-no-invitation = There is no open invitation { $called } to “{ $campaign }”.
refusal-joining-own-address = { $address } is an address of this service.
refusal-joining-empty = Nobody has { SEAT($seat) } in “{ $campaign }”.
resign-ask = Do you really want to give up { SEAT($seat) } in “{ $campaign }”?
resign-ask-begun = If you answer yes, you no longer play { SEAT($seat) }: no more reports, and your reply addresses become void. What you have ordered for this turn will still be carried out. The seat may go to somebody else; the other players are not told. If you only need a break, ask the referee instead.
resign-ask-before = If you answer yes, you give up { SEAT($seat) } before the campaign has started, and the seat goes to somebody else.
resign-ask-partners = If you answer yes, you leave { SEAT($seat) } to those you share it with. You get no more reports, and your reply addresses become void.
resign-stays = You stay in “{ $campaign }”, and we are glad
resign-stays-body = Nothing was changed.
resign-done = Goodbye from “{ $campaign }”
resign-done-body = You have given up your seat. Thank you for playing; you are welcome in another campaign at any time.
resign-partner = One of you has left { SEAT($seat) }
resign-partner-body = Somebody you shared the seat with has given up playing. You keep it, with all orders as they are. The reply addresses are new: simply reply to this mail or to the next report.
resign-taken = You no longer play in “{ $campaign }”
resign-taken-body = The referee has taken { SEAT($seat) } from you. Thank you for having played. If he has given a reason, it stands below.
resign-referee = { SEAT($seat) } in “{ $campaign }”: { $name } has resigned
resign-referee-body = { $name } ({ $address }) has given up { SEAT($seat) } in “{ $campaign }” in turn { $turn } and has confirmed it. What was ordered for this turn stands. The other players have not been told.
resign-referee-partners = The partners keep the seat.
resign-referee-next = { $waiting ->
    [0] Nobody waits for a seat. You can invite somebody: pbem seat invite { $key }
    [one] One person waits; the seat is offered by itself if it suits.
   *[other] { $waiting } people wait; the seat is offered by itself to the first whom it suits.
 }
