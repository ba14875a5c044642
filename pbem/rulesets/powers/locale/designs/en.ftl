# Own types (P-58).
term-trait = a trait, such as “attack unarmoured 4”, “vulnerable underwater 1/2” or “speed 3”
powers-heading-designs = Own types
powers-base = { $row ->
    [bom] bomber
    [fig] fighter
    [cru] cruiser
    [sub] submarine
    [bat] battleship
   *[other] { powers-unit }
}
powers-design = { $names }, { $numbers }
powers-design-of = { $unit } ({ SEAT($who) })
powers-design-numbers = designed after the { $base }: attack { $attack }; defence { $defence }; { $plain ->
    [1] {""}
   *[other] vulnerable { $vulnerable }, else 1;{" "}
}speed { $speed }; price { $cost } BV
powers-design-number = { $type ->
    [NE] unarmoured
    [PA] armoured
    [NA] naval
    [PM] underwater
   *[LE] aviation
} { $number }
powers-design-none = none
powers-event-designed = { SEAT($seat) } has designed a type of its own, { $unit }, after the { $base }: price { $cost } BV.
powers-plan-design = Your type is called { $unit } and costs { $cost } BV; it can be built from the next round on.
problem-powers-design-amount = Say against which type of units and how much, such as “attack unarmoured 4, defence aviation 2, vulnerable underwater 1/2, speed 3”.
problem-powers-design-once = You have designed your type already; there is one for everybody, for the whole war.
problem-powers-design-base = Such a type is designed after one of these that are in play: { $units }.
problem-powers-design-strength = Strengths are whole numbers from 0 to 9.
problem-powers-design-weak = A type needs some strength.
problem-powers-design-vulnerable = Vulnerabilities are quarters from 1/4 to 2.
problem-powers-design-speed = The speed is a whole number from 1 to 6.
problem-powers-design-nearer = These strengths are nearer to those of the { $other } than of the { $unit }: name that type.
problem-powers-undesigned = Nobody has designed { $unit } yet.
problem-powers-no-patent = { $unit }: only who has designed a type builds it.
powers-units-ori = { $count } Orion
powers-map-ori = Orion
powers-units-tit = { $count } Titan
powers-map-tit = Titan
powers-units-atl = { $count } Atlas
powers-map-atl = Atlas
powers-units-sat = { $count } Saturn
powers-map-sat = Saturn
powers-units-nep = { $count } Neptune
powers-map-nep = Neptune
powers-units-jup = { $count } Jupiter
powers-map-jup = Jupiter
powers-units-peg = { $count } Pegasus
powers-map-peg = Pegasus
powers-units-tri = { $count } Triton
powers-map-tri = Triton
powers-units-ica = { $count } Icarus
powers-map-ica = Icarus
powers-units-cyc = { $count } Cyclops
powers-map-cyc = Cyclops
powers-units-cen = { $count } Centaur
powers-map-cen = Centaur
powers-units-pho = { $count } Phoenix
powers-map-pho = Phoenix
