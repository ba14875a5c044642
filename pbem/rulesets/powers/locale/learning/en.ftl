# Technology.
powers-field = { $field ->
    [NE] unarmoured units
    [PA] armoured units
    [NA] warships
    [PM] submarines
    [LE] aircraft
    [fort] fortresses
    [guns] artillery fire
    [antisub] anti-submarine fire
   *[antiair] anti-aircraft fire
}
powers-heading-technology = Technology
powers-tech-of = { $who }: { $levels }
powers-tech = { $count ->
    [0] every field at level 1
   *[other] { $levels }; the other fields at level 1
}
powers-tech-met = when you last met: { $count ->
    [0] every field at level 1
   *[other] { $levels }; the other fields at level 1
}
powers-tech-unknown = levels unknown, you have not met yet
powers-tech-level = { $field } { $level }{ powers-in-era }
powers-tech-coming = { SEAT($who) }: paid, a level more at the end of round { $round }: { $field }
powers-tech-research = { SEAT($who) }: { $paid } of { $price } BV paid for a level more: { $field }
powers-event-learned = { SEAT($seat) }: technology, { $field }: now level { $level }{ powers-in-era }.
powers-event-taught = { SEAT($seat) } gave technology to { SEAT($to) }, { $field }: now level { $level }{ powers-in-era }.
powers-event-decree-level = The referee: technology of { $who }, { $field }: now level { $level }.
powers-plan-research = Level { $level }, { $field }: { $cost } BV now. { $round ->
    [0] Then { $paid } BV are paid and { $missing } missing.
   *[other] All is paid; it rises at the end of round { $round }.
}
powers-plan-research-lost = { $bv } BV paid for another field are lost: { $field }.
powers-plan-teach = { SEAT($who) } will have level { $level } at the end of the round, unless it is higher already: { $field }.
problem-powers-tech-top = There is no level above 10: { $field }.
problem-powers-tech-short = { $payer ->
    [none] No land has BV left to pay for it.
   *[other] { $payer } has { $has } BV left and cannot pay { $paid }.
}
problem-powers-no-field = This field has no units in this game: { $field }.
problem-powers-teach-whom = Technology is given to another power that is still in the war.
refusal-powers-no-field = This field has no units in this game: { $field }.
powers-era = { $era ->
    [1] prehistory
    [2] antiquity
    [3] gunpowder
    [4] 18th and 19th century
    [5] World War I
    [6] World War II
   *[other] a later age
}
powers-in-era = { $era ->
    [0] {""}
   *[other] {" "}({ powers-era })
}
problem-powers-too-early = { $unit }: only from level { $level } on, you have { $has }: { $field }.
