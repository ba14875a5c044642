# Ťaženie: všetko, čo jeho správy, odpovede a listy hovoria o diplomacii.

## Čo môže stáť v riadku
term-thing = čo sa odovzdáva: mesto, oddiel, mapa alebo kontakt
term-shared = „preskúmané územie“ alebo „výhľad“
term-term = podmienka zmluvy, napríklad „doba 10“
term-outcome = „spoločné“ alebo „oddelené“
term-turns = počet ťahov
term-proposal = číslo návrhu
term-alliance = číslo aliancie
term-words = slová v úvodzovkách

## Čoho sa rozkaz týka
campaign-about-proposal = návrh { $name }
campaign-about-alliance = aliancia { $name }
campaign-about-union = Únia štátov

## Podmienky zmluvy
campaign-term-turns = { $turns ->
    [one] { $turns } ťah: { $first }–{ $last }.
    [few] { $turns } ťahy: { $first }–{ $last }.
   *[other] { $turns } ťahov: { $first }–{ $last }.
}
campaign-term-unlimited = Na neurčito, od ťahu { $first }.
campaign-term-victory = { $joint ->
    [0] Víťazstvo oddelené: keď nikto iný nezostane, bojujú spojenci proti sebe.
   *[other] Víťazstvo spoločné.
}
campaign-term-peace = Nikto z členov na iného neútočí.
campaign-term-explored = Preskúmané územie sa zdieľa, ťah za ťahom.
campaign-term-view = Čo práve vidí jeden, vidia všetci.
campaign-term-entry = Spojenecké vojská smú do miest toho druhého.
campaign-term-no-entry = Spojenecké vojská nesmú do miest toho druhého.
campaign-term-city = { SEAT($giver) } odovzdajú { SEAT($to, case: "dat") } mesto { NAME($city) }.
campaign-term-army = { SEAT($giver) } odovzdajú { SEAT($to, case: "dat") } oddiel { $army }.
campaign-term-map = { SEAT($giver) } odovzdajú { SEAT($to, case: "dat") } svoju mapu.
campaign-term-contact = { SEAT($giver) } odovzdajú { SEAT($to, case: "dat") } kontakt { SEAT($of, case: "gen") }.
campaign-term-words = Vlastnými slovami, len na čestné slovo: „{ $words }“

## Čo je na rozkaze zle
problem-campaign-member-twice = { SEAT($who) } sú uvedení dvakrát.
problem-campaign-treaty-foreign = Vy ({ SEAT($who) }) nie ste stranou tejto zmluvy a navrhnúť ju môže len strana.
problem-campaign-treaty-alone = Zmluva sa neuzatvára sama so sebou. S kým?
problem-campaign-treaty-contradicts = Podmienky si odporujú: { $what ->
    [duration] doba je uvedená dvojakým spôsobom
    [victory] víťazstvo je uvedené dvojakým spôsobom
   *[entry] vstup do miest je dovolený aj zakázaný
}.
problem-campaign-treaty-turns = Zmluva trvá 1 až { $limit } ťahov alebo je na neurčito; napísali ste { $turns }.
problem-campaign-exchange-terms = Pri výmene sa niečo odovzdáva a na ničom inom sa nedohaduje. Pre ostatné navrhnite alianciu.
problem-campaign-exchange-empty = V tejto výmene sa nič neodovzdáva.
problem-campaign-gift-open = { $what ->
    [from] Kto to má odovzdať?
   *[to] Komu sa to má odovzdať?
} Uveďte, prosím, farbu.
problem-campaign-no-state = Vedúci nie je štát a zmluvy nenavrhuje.
problem-campaign-no-proposal = Návrh { $number } pre vás nie je otvorený: bol stiahnutý, zmenený (vtedy má iné číslo), prepadol alebo nikdy nebol.{ $count ->
    [0] {""}
   *[other] { " " }Teraz sú otvorené: { $open }.
}
problem-campaign-nothing-open = Nie je návrh, ktorý by ste mohli { $answer ->
    [accept] prijať
    [reject] odmietnuť
   *[withdraw] stiahnuť
}.
problem-campaign-which-proposal = Môže ísť o rôzne návrhy: { $open }. Uveďte, prosím, číslo.
problem-campaign-no-alliance = V takej aliancii nie ste.
problem-campaign-referee-only = To môže len vedúci.
problem-campaign-no-contact = Žiadny kontakt: { SEAT($who) }.
problem-campaign-no-contact-yet = Zatiaľ nemáte kontakt: { SEAT($who) }. Ak sa v tomto ťahu nestretnete a zmluva vás nezoznámi, nenadobudne platnosť.
problem-campaign-term-stranger = { SEAT($who) } nie sú stranou tejto zmluvy a nemôžu v nej nič dať ani dostať.
problem-campaign-gift-self = { SEAT($who) } nemôžu nič odovzdať sami sebe.
problem-campaign-contact-self = { SEAT($who) } by dostali alebo dali kontakt na seba.
problem-campaign-give-city = Mesto { NAME($city) } nie je vaše, nemôžete ho odovzdať.
problem-campaign-give-twice = { $what ->
    [city] Mesto { NAME($city) }
   *[army] Oddiel { $army }
} sa odovzdáva dvakrát.
problem-campaign-give-capital = { NAME($city) } je vaše hlavné mesto: nové oddiely tam už nikto nedostane, kým ho nezískate späť.
problem-campaign-give-garrison = { $count ->
    [one] Váš oddiel { $armies } stojí
    [few] Vaše oddiely { $armies } stoja
   *[other] Vaše oddiely { $armies } stoja
} v meste { NAME($city) }. Ak tam na konci ťahu zostane niektorý váš oddiel, mesto sa neodovzdá.
problem-campaign-words-long = Voľná podmienka má najviac { $limit } znakov.
problem-campaign-terms-many = Zmluva má najviac { $limit } podmienok.
problem-campaign-already-proposed = Presne toto ste už navrhli: návrh { $number } je otvorený do uzávierky ťahu { $until }.
problem-campaign-own-proposal = Návrh { $number } je váš vlastný, prijímajú ho ostatní. Vy ho môžete stiahnuť.
problem-campaign-bound = Do ťahu { $last } vás viaže aliancia { $number } ({ SEAT($others) }). Nová musí mať všetkých jej členov, alebo sa musia všetci najprv zhodnúť na jej konci.
problem-campaign-alliance-replaced = Len čo toto nadobudne platnosť, vaša aliancia { $number } ({ SEAT($others) }) sa pre vás skončí.
problem-campaign-union-stands = Únia štátov už je.
problem-campaign-union-contacts = Zatiaľ nemáte kontakt: { SEAT($who) }; Únia potrebuje kontakty všetkých žijúcich štátov.
problem-campaign-pass-needless = V tejto kampani zmluvy schválenie nepotrebujú; návrh { $number } prejde sám.
problem-campaign-pass-early = S návrhom { $number } ešte nesúhlasia všetci; chýbajú { SEAT($missing) }.

## Čo čakať od rozkazov
campaign-plan-proposed = Návrh { $number } hneď dostanú { SEAT($others) }.
campaign-plan-force = Ak budú do uzávierky všetci súhlasiť, platí { $last ->
    [0] od ťahu { $first } na neurčito
   *[other] od ťahu { $first } do { $last }
}.
campaign-plan-exchange = Ak budú do uzávierky všetci súhlasiť, všetko sa odovzdá na konci ťahu.
campaign-plan-gift-free = Odovzdá sa na konci ťahu; nikto nemusí súhlasiť.
campaign-plan-gift-waits = Odovzdá sa na konci ťahu, v ktorom budú súhlasiť { SEAT($who) }.
campaign-plan-until = Prijať ho možno do uzávierky ťahu { $until }; dovtedy ho môžete vziať späť: „stiahnuť { $number }“.
campaign-plan-approval = Keď budú súhlasiť všetci, musí ho prepustiť vedúci.
campaign-plan-accepted = Už súhlasia: { SEAT($who) }.
campaign-plan-missing = Ešte nesúhlasia: { SEAT($who) }.
campaign-plan-agreed = Súhlasia všetci: platí { $last ->
    [0] od ťahu { $first } na neurčito
   *[other] od ťahu { $first } do { $last }
}, ak to nikto do uzávierky nevezme späť.
campaign-plan-agreed-exchange = Súhlasia všetci: odovzdá sa na konci ťahu, ak to nikto do uzávierky nevezme späť.
campaign-plan-accept = Prijímate návrh { $number } od { SEAT($by, case: "gen") }:
campaign-plan-reject = Odmietate návrh { $number } od { SEAT($by, case: "gen") }. Do uzávierky si to môžete rozmyslieť.
campaign-plan-withdraw-own = Návrh { $number } je stiahnutý; hneď sa to dozvedia { SEAT($others) }.
campaign-plan-withdraw = Beriete späť súhlas s návrhom { $number } od { SEAT($by, case: "gen") }.
campaign-plan-end = Aliancia { $number } ({ SEAT($others) }) sa skončí na konci ťahu, v ktorom to napíšu všetci členovia.
campaign-plan-end-missing = Ešte to nenapísali: { SEAT($who) }.
campaign-plan-end-all = Chcú to všetci: skončí sa po pohybe tohto ťahu, ak to nikto nevezme späť.
campaign-plan-union = Na konci ťahu, ak budete mať kontakty všetkých žijúcich štátov. Všetci potom majú všetky kontakty a spoločný protokol.
campaign-plan-pass = Dohoda { $number } prejde na konci ťahu, ak budú všetci stále súhlasiť.
campaign-plan-refuse = Dohoda { $number } neprejde.

## Listy o tom, čo hovoria ostatní
campaign-overture-proposal = { SEAT($by) } navrhujú { $what ->
    [alliance] alianciu
    [exchange] výmenu
   *[gift] odovzdanie
} ({ $number })
campaign-overture-proposal-lead = { SEAT($by) } navrhujú { $what ->
    [alliance] alianciu ({ SEAT($members) })
    [exchange] výmenu ({ SEAT($members) })
   *[gift] odovzdanie
}. Je to návrh { $number }:
campaign-overture-free = Odovzdá sa na konci ťahu; váš súhlas netreba.
campaign-overture-until = Prijať ho možno do uzávierky ťahu { $until }. { $last ->
    [-1] Ak budú v tomto ťahu súhlasiť všetci, všetko sa odovzdá na jeho konci.
    [0] Ak budú v tomto ťahu súhlasiť všetci, platí od ťahu { $first } na neurčito.
   *[other] Ak budú v tomto ťahu súhlasiť všetci, platí od ťahu { $first } do { $last }.
}
campaign-overture-how = Odpovedzte jedným z týchto riadkov:
campaign-overture-how-accept = prijať { $number }
campaign-overture-how-reject = odmietnuť { $number }
campaign-overture-how-withdraw = stiahnuť { $number }
campaign-overture-how-end = ukončiť alianciu { $number }
campaign-overture-how-pass = prepustiť { $number }
campaign-overture-how-refuse = zakázať { $number }
campaign-overture-changeable = Odpoveď platí s uzávierkou; dovtedy ju môžete zmeniť.
campaign-overture-gone = { SEAT($by) } stiahli návrh { $number }
campaign-overture-gone-lead = { SEAT($by) } stiahli návrh { $number }. Prijať ho už nemožno.
campaign-overture-accept = { SEAT($by) } prijímajú návrh { $number }
campaign-overture-accept-lead = { SEAT($by) } prijímajú návrh { $number } od { SEAT($author, case: "gen") }:
campaign-overture-reject = { SEAT($by) } odmietajú návrh { $number }
campaign-overture-reject-lead = { SEAT($by) } odmietajú návrh { $number } od { SEAT($author, case: "gen") }. Do uzávierky si to môžu rozmyslieť, potom už nebude.
campaign-overture-back = { SEAT($by) } berú späť odpoveď na návrh { $number }
campaign-overture-back-lead = { SEAT($by) } berú späť svoju odpoveď na návrh { $number } od { SEAT($author, case: "gen") }.
campaign-overture-end = { SEAT($by) } chcú ukončiť alianciu { $number }
campaign-overture-end-lead = { SEAT($by) } chcú ukončiť alianciu { $number } ({ SEAT($members) }). Skončí sa po pohybe tohto ťahu, ak to do uzávierky napíšu všetci členovia:
campaign-overture-stays = { SEAT($by) } už nechcú ukončiť alianciu { $number }
campaign-overture-stays-lead = { SEAT($by) } už nechcú ukončiť alianciu { $number } ({ SEAT($members) }).
campaign-overture-agreed = dohoda { $number } čaká na vás
campaign-overture-agreed-lead = { SEAT($members) } sa zhodli na návrhu { $number }. Čaká, kým ho prepustíte:

## Správa
campaign-heading-common = Spoločný protokol Únie
campaign-pact = Aliancia { $number } ({ SEAT($others) }): { $left ->
    [-1] na neurčito
    [0] toto bol jej posledný ťah
    [one] ešte { $left } ťah, do ťahu { $last }
    [few] ešte { $left } ťahy, do ťahu { $last }
   *[other] ešte { $left } ťahov, do ťahu { $last }
}.
campaign-pact-later = Aliancia { $number } ({ SEAT($others) }): od ťahu { $first } { $last ->
    [0] na neurčito
   *[other] do { $last }
}.
campaign-pact-ending = Ukončiť ju chcú { SEAT($who) }; skončí sa, keď v tom istom ťahu napíšu „ukončiť alianciu { $number }“ všetci členovia.
campaign-open-yours = Váš návrh { $number } ({ SEAT($others) }) je otvorený do uzávierky ťahu { $until }:
campaign-open-theirs = { SEAT($by) } navrhujú { $what ->
    [alliance] alianciu ({ SEAT($members) })
    [exchange] výmenu ({ SEAT($members) })
   *[gift] odovzdanie
} – návrh { $number }, do uzávierky ťahu { $until }. Odpoviete riadkom „prijať { $number }“ alebo „odmietnuť { $number }“.
campaign-union-stands = Trvá Únia štátov: všetci majú kontakt so všetkými. Mapa zostáva zatvorená.
# In mails of earlier versions.
campaign-start-diplomacy = S tými, ktorých ste stretli, môžete uzatvárať zmluvy: aliancie, výmeny, dary. Napíšte napríklad „navrhnúť alianciu s červenými“, pod to podmienky riadok po riadku („doba 10“, „zdieľať výhľad“) a „koniec“. Kým nesúhlasia všetci, nič neplatí.
campaign-start-treaties = S tými, ktorých ste stretli, môžete uzatvárať zmluvy: aliancie, výmeny, dary. Napíšte napríklad „navrhnúť alianciu s { SEAT($other, case: "ins") }“, pod to podmienky riadok po riadku („doba 10“, „zdieľať výhľad“) a „koniec“. Kým nesúhlasia všetci, nič neplatí.

## Udalosti ako vety
campaign-event-contact = { $how ->
    [battle] Bojovali ste na { $at }
    [neighbours] Váš oddiel na { $at } stojí vedľa ich oddielu na { $other }
    [union] Únia štátov zoznamuje všetkých so všetkými
   *[handed] Niekto vás zoznámil
} — odteraz si môžete písať.
campaign-event-contact-by = Zoznámili vás { SEAT($by) } — odteraz si môžete písať.
campaign-event-alliance_ending = Aliancia ({ SEAT($others) }): { $left ->
    [0] skončila sa, od budúceho ťahu ste nepriatelia
    [one] zostáva { $left } ťah
    [few] zostávajú { $left } ťahy
   *[other] zostáva { $left } ťahov
}.
campaign-event-alliance_ended = Aliancia ({ SEAT($others) }) sa skončila: { $why ->
    [expired] uplynul jej čas
    [consent] chceli to všetci členovia
    [another] niektorý člen uzavrel inú alianciu
    [separate] zostali len jej členovia a teraz hrá každý sám za seba
   *[destroyed] zostalo primálo členov
}.
campaign-event-proposal_answered = { SEAT($who) } { $answer ->
    [accept] prijali návrh { $number }; je stále otvorený
   *[withdraw] vzali späť súhlas s návrhom { $number }; je stále otvorený
}.
campaign-event-proposal_over = Návrh { $number } od { SEAT($by, case: "gen") } už nie je: { $why ->
    [rejected] bol odmietnutý
    [withdrawn] bol stiahnutý
    [lapsed] neprijali ho včas všetci
    [destroyed] jedna zo strán zanikla
    [refused] vedúci ho neprepustil
    [no_contact] strany sa všetky nepoznajú
    [bound] viaže vás aliancia na určitú dobu
   *[hindered] jedna zo strán ho nemohla uzavrieť
}.
campaign-event-proposal_over-who = Návrh { $number } od { SEAT($by, case: "gen") } už nie je: { $why ->
    [destroyed] { SEAT($who) } sú zničení
   *[rejected] { SEAT($who) } ho odmietli
}.
campaign-event-agreement_waits = S návrhom { $number } súhlasia všetky strany; vedúci ho ešte neprepustil.
campaign-event-answer_void = Vaša odpoveď na návrh { $number } nemala účinok: pri uzávierke už nebol.
campaign-event-alliance_made = Ste v aliancii ({ SEAT($others) }) { $last ->
    [0] od ťahu { $first } na neurčito
   *[other] od ťahu { $first } do { $last }
}: { $joint ->
    [0] víťazstvo oddelené
   *[other] víťazstvo spoločné
}{ $explored ->
    [0] {""}
   *[other] , zdieľané územie
}{ $view ->
    [0] {""}
   *[other] , zdieľaný výhľad
}{ $entry ->
    [0] , bez vstupu do miest toho druhého
   *[other] , so vstupom do miest toho druhého
} (aliancia { $number }).
campaign-event-alliance_left = { SEAT($who) } opustili alianciu { $number } kvôli inej. Vašimi spojencami zostávajú { SEAT($others) }.
campaign-event-end_asked = Aliancia { $number } trvá ďalej: ukončiť ju chceli { SEAT($asked) }, nenapísali to { SEAT($missing) }.
campaign-event-given = Odovzdali ste { SEAT($whom, case: "dat") } { $what ->
    [city] mesto { NAME($city) }
    [army] oddiel { $army } (sila { $strength })
    [map] svoju mapu
   *[contact] kontakt
}.
campaign-event-given-of = Zoznámili ste { SEAT($whom, case: "acc") } a { SEAT($of, case: "acc") }.
campaign-event-received = { SEAT($whom) } vám odovzdali { $what ->
    [city] mesto { NAME($city) } ({ $at })
    [army] oddiel so silou { $strength } na { $at }: je to teraz váš oddiel { $army }
    [map] svoju mapu; nové pre vás je na nej { CELLS($cells) } a { $cities ->
        [one] { $cities } mesto
        [few] { $cities } mestá
       *[other] { $cities } miest
    }
   *[contact] kontakt
}.
campaign-event-received-of = { SEAT($whom) } vás zoznámili; nový kontakt: { SEAT($of) }.
campaign-event-gift_failed = { SEAT($giver) } nemohli odovzdať { SEAT($to, case: "dat") } { $what ->
    [city] mesto { NAME($city) }
    [army] oddiel { $army }
    [map] mapu
   *[contact] kontakt
}: { $why ->
    [not_owned] mesto im nepatrí
    [garrison] stojí v ňom ich oddiel
    [gone] taký oddiel už nie je
    [foreign_city] stojí v meste, kde nesmie zostať
    [no_contact] chýbajú na to kontakty
   *[destroyed] jedna zo strán zanikla
}.
campaign-event-city_passed = { SEAT($owner) } odovzdali { SEAT($to, case: "dat") } mesto { NAME($city) } ({ $at }).
campaign-event-union_made = { SEAT($by) } založili Úniu štátov. Máte teraz kontakty: { SEAT($others) }, a všetci dostávajú spoločný protokol.
campaign-event-union_refused = Únia štátov nevznikla: nemáte kontakty všetkých žijúcich štátov.
campaign-event-ex_allies = { $left ->
    [0] { SEAT($whom) } už nie sú vaši spojenci
   *[other] Aliancia sa končí ({ SEAT($whom) })
} a na { $at } stoja oddiely oboch strán: kto tam zostane, bude v prvom kroku prvého nepriateľského ťahu bojovať.
campaign-event-ex_allies-city = { $left ->
    [0] { SEAT($whom) } už nie sú vaši spojenci
   *[other] Aliancia sa končí ({ SEAT($whom) })
} a v meste { NAME($city) } ({ $at }) jednej strany stoja oddiely druhej: kto tam zostane, bude od prvého nepriateľského ťahu bojovať alebo mesto obsadí.
campaign-event-common_battle = Bitka ({ SEAT($sides) }): { $result ->
    [tied] nerozhodne
   *[won] vyhrali { SEAT($winner) }
}.
campaign-event-common_battle-city = Bitka o mesto { NAME($city) } ({ SEAT($sides) }): { $result ->
    [tied] nerozhodne
   *[won] vyhrali { SEAT($winner) }
}.
campaign-event-common_battle-at = Bitka na { $at } ({ SEAT($sides) }): { $result ->
    [tied] nerozhodne
   *[won] vyhrali { SEAT($winner) }
}.
campaign-event-common_battle-city_at = Bitka o mesto { NAME($city) } na { $at } ({ SEAT($sides) }): { $result ->
    [tied] nerozhodne
   *[won] vyhrali { SEAT($winner) }
}.
campaign-event-common_city = Mesto { NAME($city) }: { SEAT($owner) } → { SEAT($by) }.
campaign-event-common_handover = Odovzdané mesto { NAME($city) }: { SEAT($owner) } → { SEAT($to) }.
campaign-event-common_capital = { SEAT($owner) } prišli o hlavné mesto { NAME($city) }, teraz sú tam { SEAT($by) }.
campaign-event-common_city-at = Mesto { NAME($city) } ({ $at }): { SEAT($owner) } → { SEAT($by) }.
campaign-event-common_handover-at = Odovzdané mesto { NAME($city) } ({ $at }): { SEAT($owner) } → { SEAT($to) }.
campaign-event-common_capital-at = { SEAT($owner) } prišli o hlavné mesto { NAME($city) } ({ $at }), teraz sú tam { SEAT($by) }.
campaign-event-common_alliance = { SEAT($members) } uzavreli alianciu: { $turns ->
    [0] na neurčito
    [one] { $turns } ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
}, { $joint ->
    [0] víťazstvo oddelené
   *[other] víťazstvo spoločné
}.
campaign-event-common_alliance_ended = Aliancia sa skončila ({ SEAT($members) }): { $why ->
    [expired] uplynul jej čas
    [consent] chceli to všetci členovia
    [another] niektorý člen uzavrel inú
    [separate] zostali len jej členovia
   *[destroyed] zostalo primálo členov
}.
campaign-event-common_alliance_left = { SEAT($who) } opustili alianciu kvôli inej; spojenci zostávajú { SEAT($members) }.
campaign-event-abandoned = Vedúci ukončil hru: { SEAT($who) }. Ich mestá a oddiely sú teraz neutrálne. Dozvedajú sa to všetci hráči.

## To isté ako novinky a v predmete
campaign-news-proposal_answered = Návrh.
campaign-news-proposal_over = Koniec návrhu.
campaign-news-agreement_waits = Dohoda čaká na vedúceho.
campaign-news-answer_void = Odpoveď bez účinku.
campaign-news-alliance_made = Aliancia.
campaign-news-alliance_left = Spojenec odišiel.
campaign-news-end_asked = Aliancia trvá ďalej.
campaign-news-given = Odovzdané.
campaign-news-received = Dostali ste.
campaign-news-gift_failed = Neodovzdané.
campaign-news-city_passed = Mesto { NAME($city) } zmenilo pána.
campaign-news-union_made = Únia štátov.
campaign-news-union_refused = Únia štátov nevznikla.
campaign-news-ex_allies = Oddiely spojencov na jednom mieste.
campaign-subject-alliance_made = aliancia: { SEAT($others) }
campaign-subject-alliance_ended = koniec aliancie: { SEAT($others) }
campaign-subject-alliance_left = { SEAT($who) } opustili alianciu
campaign-subject-received = dar: { SEAT($whom) }
campaign-subject-union_made = Únia štátov
campaign-news-abandoned = { SEAT($who) } odišli z hry.
campaign-subject-abandoned = { SEAT($who) } odišli

## Nastavenia
campaign-option-gift_consent = čo z darov treba prijať: nič (none), mestá a oddiely (goods) alebo všetko (all)
campaign-option-introduction_named = či sa hovorí, kto dva štáty zoznámil
campaign-option-alliance_news = kto sa dozvie o aliancii: členovia (members) alebo všetci (all)
campaign-option-protocol_detail = spoločný protokol Únie: udalosti (events) alebo celý, s poľami (full)
campaign-option-proposal_ttl = koľko ťahov možno návrh prijať
campaign-option-treaty_approval = dohody prejdú samy (automatic) alebo ich prepúšťa vedúci (referee)
