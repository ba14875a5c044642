# Lode, prístavy, vylodenia.
powers-units-cru = { $count ->
    [one] { $count } krížnik
    [few] { $count } krížniky
   *[other] { $count } krížnikov
}
powers-units-des = { $count ->
    [one] { $count } torpédoborec
    [few] { $count } torpédoborce
   *[other] { $count } torpédoborcov
}
powers-units-sub = { $count ->
    [one] { $count } ponorka
    [few] { $count } ponorky
   *[other] { $count } ponoriek
}
powers-units-trs = { $count ->
    [one] { $count } transportná loď
    [few] { $count } transportné lode
   *[other] { $count } transportných lodí
}
powers-units-raw = { $count ->
    [one] { $count } náklad surovín
    [few] { $count } náklady surovín
   *[other] { $count } nákladov surovín
}
powers-units-bat = { $count ->
    [one] { $count } bitevná loď
    [few] { $count } bitevné lode
   *[other] { $count } bitevných lodí
}
powers-map-cru = krížnik
powers-map-des = torpédoborec
powers-map-sub = ponorka
powers-map-trs = transportná loď
powers-map-raw = náklad surovín
powers-map-bat = bitevná loď
powers-heading-ships = Vaše lode
powers-ship = { $at }{ $harbour ->
    [none] {""}
   *[other] , prístav k { $harbour }
}: { $units }{ $count ->
    [0] {""}
   *[other] ; na palube: { $aboard }
}
powers-plan-landing = Vylodenie z { $sea }: { $count ->
    [0] bez pobrežnej salvy.
    [one] najprv na vylodených vypáli { $count } obranca pobrežnú salvu.
    [few] najprv na vylodených vypália { $count } obrancovia pobrežnú salvu.
   *[other] najprv na vylodených vypáli { $count } obrancov pobrežnú salvu.
} Vylodení nemôžu ustúpiť. { $ships ->
    [harbour] Ak { $at } padne, lode vplávajú do jej prístavu.
   *[other] Lode ostanú na mori.
}
problem-powers-no-ships = { $what ->
    [load] V { $at } sa nemôžu všetci nalodiť: { $units }. Treba hotové jednotky a miesto na lodiach v tom prístave.
    [unload] Vo vašom prístave v { $at } nie sú na palube: { $units }.
   *[land] Z { $at } sa nemôžu vylodiť: { $units }. Musia byť na lodiach na tom mori, ktoré v tomto ťahu nevyplávali z prístavu.
}{ $count ->
    [0] {" "}Na palube tam teraz nie je nič.
   *[other] {" "}Na palube tam teraz je: { $aboard }.
}
problem-powers-no-space = { $units }: na lodiach v tom prístave v { $at } { $room ->
    [0] už nie je miesto
    [one] je miesto už len pre jednu jednotku
    [few] je miesto už len pre { $room } jednotky
   *[other] je miesto už len pre { $room } jednotiek
}.
problem-powers-no-fleet = { $units }: na { $at } nemáte loď, ktorá vozí jednotky, takže sa odtiaľ nemá kto vylodiť.
problem-powers-no-carrier = { $unit }: lode vozia len pozemné jednotky.
problem-powers-no-shore = Z { $sea } sa v { $at } vylodiť nedá: nesusedia spolu.
problem-powers-no-coast = { $at } nemá prístav.
problem-powers-which-harbour = { $unit } v { $at }: v ktorom prístave? Napíšte { $at }@ a more: { $seas }.
problem-powers-no-harbour-there = { $unit } v { $at }: taký prístav tam nie je. { $count ->
    [0] Krajina žiadny nemá, alebo to nie je loď.
   *[other] Má prístavy k: { $seas }.
}
problem-powers-no-water = { $unit } tadiaľ do { $at } nedoplávajú: lode chodia po moriach, z prístavu na jeho vlastné more a prieplavmi.
problem-powers-ship-harbour = { $units } nemôžu vplávať do prístavu { $goal }: krajina nie je vaša.
problem-powers-ship-sailed = { $units } zastavia pred { $goal }: kto v ťahu vyplával z prístavu, do žiadneho už nevplával.
powers-stands-subs = { $word ->
    [avoid] ponorky sa boju vyhýbajú
    [fight] ponorky bojujú
   *[odds] ponorky bojujú, ak je pomer aspoň { $share }
}
powers-stands-chosen = { $count ->
    [0] pri výsadku pália prví tí najhrozivejší
   *[other] pri výsadku pália prví: { $words }
}
powers-map-anchor = zakotvené lode
powers-map-canal = prieplav
powers-plan-deliver = Každý náklad dá v { $at } 1 BV, pre riadky za týmto.
problem-powers-no-cargo = Toľko vášho nákladu v { $at } nie je: { $count ->
    [0] nie je tam žiadny.
   *[other] je tam { $count }.
}
problem-powers-no-room = Na vašich lodiach v { $at } pre ne nie je miesto. Umiestnite najprv transporty, alebo ich napíšte do toho istého riadku; pevnosti sa nevozia.
problem-powers-no-deck = Lietadlá začínajú na mori len pri lietadlových lodiach, v { $at } najviac toľko, koľko ich dokážu doplniť.
