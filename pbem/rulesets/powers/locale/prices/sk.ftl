# Lacné jednotky: zvyšky susedov.
powers-plan-helped = { $units }: { $cost } BV, z toho od susedov { $shares }; v poli { $at } zostáva { $left }. { $round ->
    [0] Do konca už hotové nebudú.
   *[other] Hotové po pohybe v kole { $round }.
}
problem-powers-rest-short = Poľu { $payer } zostáva len { $has } BV, nie { $paid }.
problem-powers-rest-large = Poľu { $payer } zostáva { $has } BV. Susedovi môže prispieť len zvyšok pod 1/2 BV: čo je navyše, miňte tam, v riadku pred týmto.
problem-powers-rest-much = Pole { $at } by v tejto výrobe dostalo od susedov { $has } BV. Musí to byť menej než 1 BV.
problem-powers-rest-over = Susedia by zaplatili { $paid } BV za to, čo stojí { $cost }.

# Drahé jednotky: stavba po častiach.
powers-plan-part = { $units }, po častiach: teraz { $cost } BV z poľa { $at }; potom je zaplatené { $paid } BV a chýba { $missing }. V ďalšej výrobe prikážte znova.
powers-part = { $units } po častiach (zaplatené { $paid } BV, chýba { $missing })
powers-heading-in-parts = Stavby po častiach
powers-in-parts = { $at }: { $many ->
    [1] { $units }
   *[other] v každej { $units }
} ({ SEAT($who) }), zaplatené { $paid } BV, chýba { $missing }
