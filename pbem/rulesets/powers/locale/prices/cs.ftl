# Levné jednotky: zbytky sousedů.
powers-plan-helped = { $units }: { $cost } BV, z toho od sousedů { $shares }; v poli { $at } zbývá { $left }. { $round ->
    [0] Do konce už hotové nebudou.
   *[other] Hotové po pohybu v kole { $round }.
}
problem-powers-rest-short = Poli { $payer } zbývá jen { $has } BV, ne { $paid }.
problem-powers-rest-large = Poli { $payer } zbývá { $has } BV. Sousedovi může přispět jen zbytek pod 1/2 BV: co je navíc, utraťte tam, v řádku před tímto.
problem-powers-rest-much = Pole { $at } by v této výrobě dostalo od sousedů { $has } BV. Musí to být méně než 1 BV.
problem-powers-rest-over = Sousedé by zaplatili { $paid } BV za to, co stojí { $cost }.

# Drahé jednotky: stavba po částech.
powers-plan-part = { $units }, po částech: teď { $cost } BV z pole { $at }; pak je zaplaceno { $paid } BV a chybí { $missing }. V příští výrobě přikažte znovu.
powers-part = { $units } po částech (zaplaceno { $paid } BV, chybí { $missing })
powers-heading-in-parts = Stavby po částech
powers-in-parts = { $at }: { $many ->
    [1] { $units }
   *[other] v každé { $units }
} ({ SEAT($who) }), zaplaceno { $paid } BV, chybí { $missing }
