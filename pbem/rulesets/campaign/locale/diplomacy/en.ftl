# The campaign game: everything its reports, answers and mails say of diplomacy.

## What may stand in a line
term-thing = what is given: a city, an army, a map or a contact
term-shared = “explored” or “view”
term-term = a term of the treaty, such as “duration 10”
term-outcome = “joint” or “separate”
term-turns = how many turns
term-proposal = the number of a proposal
term-alliance = the number of an alliance
term-words = the words, in quotation marks

## What an order is about
campaign-about-proposal = proposal { $name }
campaign-about-alliance = alliance { $name }
campaign-about-union = the Union of States

## The terms of a treaty
campaign-term-turns = { $turns ->
    [one] One turn: turn { $first }.
   *[other] { $turns } turns: { $first } to { $last }.
}
campaign-term-unlimited = Without limit, from turn { $first } on.
campaign-term-victory = { $joint ->
    [0] Separate victory: when nobody else is left, the allies fight each other.
   *[other] Joint victory.
}
campaign-term-peace = No member attacks another.
campaign-term-explored = Explored zones are shared, turn by turn.
campaign-term-view = What one sees now, all see.
campaign-term-entry = Allied troops may enter cities.
campaign-term-no-entry = Allied troops may not enter cities.
campaign-term-city = { SEAT($giver) } give { SEAT($to) } the city { NAME($city) }.
campaign-term-army = { SEAT($giver) } give { SEAT($to) } army { $army }.
campaign-term-map = { SEAT($giver) } give { SEAT($to) } their map.
campaign-term-contact = { SEAT($giver) } give { SEAT($to) } the contact of { SEAT($of) }.
campaign-term-words = In free words, on honour alone: “{ $words }”

## What is wrong with an order
problem-campaign-member-twice = { SEAT($who) } are named twice.
problem-campaign-treaty-foreign = You ({ SEAT($who) }) are no party to this treaty; only a party can propose it.
problem-campaign-treaty-alone = Nobody makes a treaty with himself. With whom?
problem-campaign-treaty-contradicts = The terms contradict each other: { $what ->
    [duration] the duration is said in two ways
    [victory] the victory is said in two ways
   *[entry] entry is both allowed and forbidden
}.
problem-campaign-treaty-turns = A treaty lasts 1 to { $limit } turns, or is unlimited; you wrote { $turns }.
problem-campaign-exchange-terms = In an exchange things are given, and nothing else is agreed on. For anything more propose an alliance.
problem-campaign-exchange-empty = Nothing is given in this exchange.
problem-campaign-gift-open = { $what ->
    [from] Who is to give it?
   *[to] Who is to get it?
} Please name the colour.
problem-campaign-no-state = The referee is no state and cannot propose a treaty.
problem-campaign-no-proposal = There is no proposal { $number } open for you: it was withdrawn, changed (it has another number then), ran out, or was never there.{ $count ->
    [0] {""}
   *[other] { " " }Open now: { $open }.
}
problem-campaign-nothing-open = There is no proposal you could { $answer ->
    [accept] accept
    [reject] reject
   *[withdraw] withdraw
}.
problem-campaign-which-proposal = Several proposals may be meant: { $open }. Please name the number.
problem-campaign-no-alliance = You are in no such alliance.
problem-campaign-referee-only = Only the referee can do that.
problem-campaign-no-contact = No contact with { SEAT($who) }.
problem-campaign-no-contact-yet = You do not know { SEAT($who) } yet. Unless you meet this turn, or the treaty makes you acquainted, it will not come into force.
problem-campaign-term-stranger = { SEAT($who) } are no party to this treaty and can neither give nor get anything by it.
problem-campaign-gift-self = { SEAT($who) } cannot give themselves anything.
problem-campaign-contact-self = { SEAT($who) } would get the contact of themselves, or give it away.
problem-campaign-give-city = { NAME($city) } is not yours to give.
problem-campaign-give-twice = { $what ->
    [city] The city { NAME($city) }
   *[army] Army { $army }
} is given away twice.
problem-campaign-give-capital = { NAME($city) } is your capital: nobody will ever get new armies there any more, unless you win it back.
problem-campaign-give-garrison = { $count ->
    [one] Your army { $armies } stands
   *[other] Your armies { $armies } stand
} in { NAME($city) }. At the end of the turn none of your armies may be left there, or the city is not handed over.
problem-campaign-words-long = Free words may have { $limit } letters at most.
problem-campaign-terms-many = A treaty may have { $limit } terms at most.
problem-campaign-already-proposed = You have proposed exactly this already: proposal { $number } is open until the deadline of turn { $until }.
problem-campaign-own-proposal = Proposal { $number } is your own: the others accept it. You can withdraw it.
problem-campaign-bound = Until turn { $last } you are bound by alliance { $number } with { SEAT($others) }. Another one needs all its members, or the consent of all to end it first.
problem-campaign-alliance-replaced = As soon as this comes into force, your alliance { $number } with { SEAT($others) } ends for you.
problem-campaign-union-stands = The Union of States stands already.
problem-campaign-union-contacts = You have no contact yet with { SEAT($who) }; the Union needs the contacts of all living states.
problem-campaign-pass-needless = Treaties need no approval in this campaign; proposal { $number } passes by itself.
problem-campaign-pass-early = Not all have agreed to proposal { $number } yet: { SEAT($missing) } are missing.

## What orders are expected to do
campaign-plan-proposed = Proposal { $number } goes to { SEAT($others) } at once.
campaign-plan-force = If all agree before the deadline, it is in force { $last ->
    [0] from turn { $first } on
   *[other] in turns { $first } to { $last }
}.
campaign-plan-exchange = If all agree before the deadline, everything is handed over at the end of the turn.
campaign-plan-gift-free = Handed over at the end of the turn; nobody has to agree.
campaign-plan-gift-waits = Handed over at the end of the turn in which { SEAT($who) } agree.
campaign-plan-until = It can be accepted until the deadline of turn { $until }; until then you can take it back with “withdraw { $number }”.
campaign-plan-approval = When all have agreed, the referee must let it pass.
campaign-plan-accepted = Agreed already: { SEAT($who) }.
campaign-plan-missing = Still to agree: { SEAT($who) }.
campaign-plan-agreed = All have agreed: in force { $last ->
    [0] from turn { $first } on
   *[other] in turns { $first } to { $last }
}, if nobody withdraws before the deadline.
campaign-plan-agreed-exchange = All have agreed: handed over at the end of the turn, if nobody withdraws before the deadline.
campaign-plan-accept = You accept proposal { $number } of { SEAT($by) }:
campaign-plan-reject = You reject proposal { $number } of { SEAT($by) }. Until the deadline you may still change your mind.
campaign-plan-withdraw-own = Proposal { $number } is withdrawn; { SEAT($others) } are told at once.
campaign-plan-withdraw = You take back your consent to proposal { $number } of { SEAT($by) }.
campaign-plan-end = Alliance { $number } with { SEAT($others) } ends at the end of the turn in which all members write so.
campaign-plan-end-missing = Missing still: { SEAT($who) }.
campaign-plan-end-all = All members want it: it ends after this turn’s movement, if nobody takes it back.
campaign-plan-union = At the end of the turn, if you then have contact with all living states. Everybody then gets all contacts and a common protocol.
campaign-plan-pass = Agreement { $number } passes at the end of the turn, if all still agree then.
campaign-plan-refuse = Agreement { $number } does not pass.

## Mails about what others say
campaign-overture-proposal = { SEAT($by) } propose { $what ->
    [alliance] an alliance
    [exchange] an exchange
   *[gift] a gift
} ({ $number })
campaign-overture-proposal-lead = { SEAT($by) } propose { $what ->
    [alliance] an alliance of { SEAT($members) }
    [exchange] an exchange between { SEAT($members) }
   *[gift] a gift
}. This is proposal { $number }:
campaign-overture-free = It is handed over at the end of the turn; you need not agree.
campaign-overture-until = It can be accepted until the deadline of turn { $until }. { $last ->
    [-1] If all agree this turn, everything is handed over at its end.
    [0] If all agree this turn, it is in force from turn { $first } on.
   *[other] If all agree this turn, it is in force in turns { $first } to { $last }.
}
campaign-overture-how = To answer, reply with one of these lines:
campaign-overture-how-accept = accept { $number }
campaign-overture-how-reject = reject { $number }
campaign-overture-how-withdraw = withdraw { $number }
campaign-overture-how-end = end alliance { $number }
campaign-overture-how-pass = pass { $number }
campaign-overture-how-refuse = refuse { $number }
campaign-overture-changeable = An answer counts at the deadline; until then you may change it.
campaign-overture-gone = { SEAT($by) } have withdrawn proposal { $number }
campaign-overture-gone-lead = { SEAT($by) } have withdrawn proposal { $number }. It can no longer be accepted.
campaign-overture-accept = { SEAT($by) } accept proposal { $number }
campaign-overture-accept-lead = { SEAT($by) } accept proposal { $number } of { SEAT($author) }:
campaign-overture-reject = { SEAT($by) } reject proposal { $number }
campaign-overture-reject-lead = { SEAT($by) } reject proposal { $number } of { SEAT($author) }. They may change their mind until the deadline; then it is over.
campaign-overture-back = { SEAT($by) } take back their answer to proposal { $number }
campaign-overture-back-lead = { SEAT($by) } take back their answer to proposal { $number } of { SEAT($author) }.
campaign-overture-end = { SEAT($by) } want to end alliance { $number }
campaign-overture-end-lead = { SEAT($by) } want to end alliance { $number } ({ SEAT($members) }). It ends after this turn’s movement if all members write so before the deadline:
campaign-overture-stays = { SEAT($by) } no longer want to end alliance { $number }
campaign-overture-stays-lead = { SEAT($by) } no longer want to end alliance { $number } ({ SEAT($members) }).
campaign-overture-agreed = agreement { $number } waits for you
campaign-overture-agreed-lead = { SEAT($members) } have agreed on proposal { $number }. It waits for you to let it pass:

## The report
campaign-heading-common = Common protocol of the Union
campaign-pact = Alliance { $number } with { SEAT($others) }: { $left ->
    [-1] without limit
    [0] this was its last turn
    [one] one more turn, turn { $last }
   *[other] { $left } more turns, until turn { $last }
}.
campaign-pact-later = Alliance { $number } with { SEAT($others) }: from turn { $first } { $last ->
    [0] on, without limit
   *[other] to turn { $last }
}.
campaign-pact-ending = { SEAT($who) } want to end it; it ends when all members write “end alliance { $number }” in the same turn.
campaign-open-yours = Your proposal { $number } to { SEAT($others) } is open until the deadline of turn { $until }:
campaign-open-theirs = { SEAT($by) } propose { $what ->
    [alliance] an alliance of { SEAT($members) }
    [exchange] an exchange between { SEAT($members) }
   *[gift] a gift
} (proposal { $number }, until the deadline of turn { $until }). To answer, write “accept { $number }” or “reject { $number }”.
campaign-union-stands = The Union of States stands: everybody has contact with everybody. The map stays closed.
# In mails of earlier versions.
campaign-start-diplomacy = With those you have met you can make treaties: alliances, exchanges, gifts. Write for example “propose alliance with red”, below it the terms line by line (“duration 10”, “share view”), and “end”. Nothing counts before all have agreed.
campaign-start-treaties = With those you have met you can make treaties: alliances, exchanges, gifts. Write for example “propose alliance with { SEAT($other) }”, below it the terms line by line (“duration 10”, “share view”), and “end”. Nothing counts before all have agreed.

## Events, as sentences
campaign-event-contact = { $how ->
    [battle] You fought at { $at }
    [neighbours] Your army at { $at } stands next to theirs at { $other }
    [union] The Union of States makes everybody known to everybody
   *[handed] Somebody has made you known to each other
} — from now on you can write to each other.
campaign-event-contact-by = { SEAT($by) } have made you known to each other — from now on you can write to each other.
campaign-event-alliance_ending = The alliance with { SEAT($others) } { $left ->
    [0] is over: from the next turn on you are enemies
    [one] has { $left } turn left
   *[other] has { $left } turns left
}.
campaign-event-alliance_ended = The alliance with { SEAT($others) } has ended: { $why ->
    [expired] its time is up
    [consent] all members wanted it
    [another] a member has concluded another alliance
    [separate] only its members are left, and now everyone plays for themselves
   *[destroyed] too few members are left
}.
campaign-event-proposal_answered = { SEAT($who) } { $answer ->
    [accept] have accepted proposal { $number }; it is still open
   *[withdraw] have taken back their consent to proposal { $number }; it is still open
}.
campaign-event-proposal_over = Proposal { $number } of { SEAT($by) } is over: { $why ->
    [rejected] it was rejected
    [withdrawn] it was withdrawn
    [lapsed] not all accepted it in time
    [destroyed] a party is no more
    [refused] the referee did not let it pass
    [no_contact] not all parties know each other
    [bound] you are bound by an alliance for a fixed term
   *[hindered] another party could not conclude it
}.
campaign-event-proposal_over-who = Proposal { $number } of { SEAT($by) } is over: { $why ->
    [destroyed] { SEAT($who) } are no more
   *[rejected] { SEAT($who) } rejected it
}.
campaign-event-agreement_waits = All parties of proposal { $number } have agreed; the referee has not let it pass yet.
campaign-event-answer_void = Your answer to proposal { $number } had no effect: at the deadline it was no longer there.
campaign-event-alliance_made = You are allied with { SEAT($others) } { $last ->
    [0] from turn { $first } on, without limit
   *[other] in turns { $first } to { $last }
}: { $joint ->
    [0] separate victory
   *[other] joint victory
}{ $explored ->
    [0] {""}
   *[other] , shared explored zones
}{ $view ->
    [0] {""}
   *[other] , shared view
}{ $entry ->
    [0] , no entry into each other’s cities
   *[other] , entry into each other’s cities
} (alliance { $number }).
campaign-event-alliance_left = { SEAT($who) } have left alliance { $number } for another one. You stay allied with { SEAT($others) }.
campaign-event-end_asked = Alliance { $number } goes on: { SEAT($asked) } wanted to end it, { SEAT($missing) } did not say so.
campaign-event-given = You have given { SEAT($whom) } { $what ->
    [city] the city { NAME($city) }
    [army] army { $army } (strength { $strength })
    [map] your map
   *[contact] a contact
}.
campaign-event-given-of = You have made { SEAT($whom) } and { SEAT($of) } known to each other.
campaign-event-received = { SEAT($whom) } have given you { $what ->
    [city] the city { NAME($city) } ({ $at })
    [army] an army of strength { $strength } at { $at }: it is your army { $army }
    [map] their map: { CELLS($cells) } and { $cities ->
        [one] one city
       *[other] { $cities } cities
    } new to you
   *[contact] a contact
}.
campaign-event-received-of = { SEAT($whom) } have made you and { SEAT($of) } known to each other.
campaign-event-gift_failed = { SEAT($giver) } could not give { SEAT($to) } { $what ->
    [city] the city { NAME($city) }
    [army] army { $army }
    [map] the map
   *[contact] the contact
}: { $why ->
    [not_owned] the city is not theirs
    [garrison] an army of theirs stands in it
    [gone] there is no such army any more
    [foreign_city] it stands in a city it may not stay in
    [no_contact] the contacts for it are missing
   *[destroyed] one of the two is no more
}.
campaign-event-city_passed = { SEAT($owner) } handed the city { NAME($city) } ({ $at }) over to { SEAT($to) }.
campaign-event-union_made = { SEAT($by) } have founded the Union of States. You now have contact with { SEAT($others) }, and all get a common protocol from now on.
campaign-event-union_refused = There is no Union of States: you have not the contacts of all living states.
campaign-event-ex_allies = { $left ->
    [0] You are no longer allied with { SEAT($whom) }
   *[other] The alliance with { SEAT($whom) } is ending
}, and armies of both stand at { $at }: whoever stays there fights at the first step of the first hostile turn.
campaign-event-ex_allies-city = { $left ->
    [0] You are no longer allied with { SEAT($whom) }
   *[other] The alliance with { SEAT($whom) } is ending
}, and armies stand in { NAME($city) } ({ $at }), a city of one of you: from the first hostile turn on an army staying there fights, or takes the city.
campaign-event-common_battle = { SEAT($sides) } fought: { $result ->
    [tied] a tie
   *[won] { SEAT($winner) } won
}.
campaign-event-common_battle-city = { SEAT($sides) } fought for { NAME($city) }: { $result ->
    [tied] a tie
   *[won] { SEAT($winner) } won
}.
campaign-event-common_battle-at = { SEAT($sides) } fought at { $at }: { $result ->
    [tied] a tie
   *[won] { SEAT($winner) } won
}.
campaign-event-common_battle-city_at = { SEAT($sides) } fought for { NAME($city) } ({ $at }): { $result ->
    [tied] a tie
   *[won] { SEAT($winner) } won
}.
campaign-event-common_city = City { NAME($city) }: { SEAT($owner) } → { SEAT($by) }.
campaign-event-common_handover = City { NAME($city) } handed over: { SEAT($owner) } → { SEAT($to) }.
campaign-event-common_capital = { SEAT($owner) } have lost their capital { NAME($city) } to { SEAT($by) }.
campaign-event-common_city-at = City { NAME($city) } ({ $at }): { SEAT($owner) } → { SEAT($by) }.
campaign-event-common_handover-at = City { NAME($city) } ({ $at }) handed over: { SEAT($owner) } → { SEAT($to) }.
campaign-event-common_capital-at = { SEAT($owner) } have lost their capital { NAME($city) } ({ $at }) to { SEAT($by) }.
campaign-event-common_alliance = { SEAT($members) } have made an alliance: { $turns ->
    [0] without limit
    [one] one turn
   *[other] { $turns } turns
}, { $joint ->
    [0] separate victory
   *[other] joint victory
}.
campaign-event-common_alliance_ended = The alliance of { SEAT($members) } has ended: { $why ->
    [expired] its time is up
    [consent] all members wanted it
    [another] a member has concluded another one
    [separate] only its members are left
   *[destroyed] too few members are left
}.
campaign-event-common_alliance_left = { SEAT($who) } have left their alliance for another one; { SEAT($members) } stay allied.
campaign-event-abandoned = The referee has ended the game of { SEAT($who) }: their cities and armies are neutral now. All players are told.

## The same as news and in subject lines
campaign-news-proposal_answered = A proposal.
campaign-news-proposal_over = A proposal is over.
campaign-news-agreement_waits = An agreement waits for the referee.
campaign-news-answer_void = An answer without effect.
campaign-news-alliance_made = An alliance.
campaign-news-alliance_left = An ally has left.
campaign-news-end_asked = An alliance goes on.
campaign-news-given = Handed over.
campaign-news-received = Received.
campaign-news-gift_failed = Not handed over.
campaign-news-city_passed = { NAME($city) } has changed hands.
campaign-news-union_made = The Union of States.
campaign-news-union_refused = No Union of States.
campaign-news-ex_allies = Armies of allies in one place.
campaign-subject-alliance_made = alliance with { SEAT($others) }
campaign-subject-alliance_ended = alliance with { SEAT($others) } ended
campaign-subject-alliance_left = { SEAT($who) } left the alliance
campaign-subject-received = a gift of { SEAT($whom) }
campaign-subject-union_made = the Union of States
campaign-news-abandoned = { SEAT($who) } have left the game.
campaign-subject-abandoned = { SEAT($who) } gone

## Options
campaign-option-gift_consent = which gifts must be accepted: none, goods (cities and armies), or all
campaign-option-introduction_named = whether it is told who made two states known to each other
campaign-option-alliance_news = who hears of an alliance: its members, or all
campaign-option-protocol_detail = the common protocol of the Union: events, or full, with cells
campaign-option-proposal_ttl = for how many turns a proposal can be accepted
campaign-option-treaty_approval = whether an agreement passes by itself (automatic) or the referee lets it pass
