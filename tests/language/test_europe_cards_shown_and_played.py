"""What spies show, which cards are played with which, who gets which of fate, and what but sounds so."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

test_all_of_them_go_in_full_number = means(
    [
        ("en", "Italy attacks Austria in full number.", "attack ITA -> AUS with all"),
        ("en", "In full number, from Italy on Austria, attack.", "attack ITA -> AUS with all"),
        ("ru", "Из Италии в полном составе атакуем Австрию.", "attack ITA -> AUS with all"),
        ("ru", "Италия полным составом нападает на Австрию.", "attack ITA -> AUS with all"),
        ("cs", "Itálie ať v plném počtu zaútočí na Rakousko.", "attack ITA -> AUS with all"),
        ("cs", "Z Itálie zaútoč v plné síle na Rakousko.", "attack ITA -> AUS with all"),
        ("sk", "Z Talianska zaútoč v plnom počte na Rakúsko.", "attack ITA -> AUS with all"),
        ("sk", "Taliani nech v plnej sile zaútočia na Rakúsko.", "attack ITA -> AUS with all"),
    ],
    game="europe",
)
test_a_card_is_played_with_another = means(
    [
        (
            "cs",
            "Z Itálie zaútoč na Rakousko a hraj pikové eso s károvou devítkou.",
            "attack ITA -> AUS all play AS, 9D",
        ),
        (
            "cs",
            "Zaútoč z Itálie na Rakousko, vylož pikové eso s károvou devítkou.",
            "attack ITA -> AUS all play AS, 9D",
        ),
        (
            "sk",
            "Z Talianska zaútoč na Rakúsko a hraj pikové eso s károvou deviatkou.",
            "attack ITA -> AUS all play AS, 9D",
        ),
        ("ru", "Из Италии атакуй Австрию и сыграй туза пик с девяткой бубен.", "attack ITA -> AUS all play AS, 9D"),
        (
            "en",
            "Attack Austria from Italy and play the ace of spades together with the nine of diamonds.",
            "attack ITA -> AUS all play AS, 9D",
        ),
    ],
    game="europe",
)
test_each_card_of_fate_goes_to_somebody = means(
    [
        ("cs", "Osud: první karta mně, druhá taky mně a ta třetí Rusku.", "fate me, me, RU"),
        ("cs", "Osud: první karta mně, druhá mně, třetí Rusku.", "fate me, me, RU"),
        ("cs", "Osud, první karta Rusku, druhá mně a třetí taky mně.", "fate RU, me, me"),
        ("sk", "Osud: prvá karta mne, druhá tiež mne a tá tretia Rusku.", "fate me, me, RU"),
        ("sk", "Osud: prvá karta Rusku, druhá mne, tretia mne.", "fate RU, me, me"),
        ("ru", "Судьба: первая карта России, вторая мне и третья тоже мне.", "fate RU, me, me"),
        ("en", "Fate: the first card to me, the second to me as well and the third to Russia.", "fate me, me, RU"),
        ("en", "Fate: first card to Russia, the second to me, and that third one also to me.", "fate RU, me, me"),
    ],
    game="europe",
)
test_a_condition_is_what_espionage_shows = means(
    [
        (
            "cs",
            "Jestli špionáž ukáže, že Británie má krále, dej odvod do Španělska, v opačném případě ať dvě figurky "
            "z Francie zaútočí na Benelux.",
            "if spied BR has K: draft SPA else attack FRA -> BEN with 2",
        ),
        ("cs", "Jestli vyšpehuju, že Británie má krále, odvod ve Španělsku.", "if spied BR has K: draft SPA"),
        ("cs", "Když špion zjistí, že Británie nemá krále, odvod ve Španělsku.", "if spied BR has no K: draft SPA"),
        (
            "sk",
            "Pokiaľ vyšpehujem, že Británia má kráľa, beriem radšej osud; v opačnom prípade útok z Francúzska "
            "na Benelux dvomi.",
            "if spied BR has K: fate else attack FRA -> BEN with 2",
        ),
        ("sk", "Ak špionáž ukáže, že Británia má kráľa, odvod v Španielsku.", "if spied BR has K: draft SPA"),
        ("sk", "Ak zistím, že Británia nemá kráľa, odvod v Španielsku.", "if spied BR has no K: draft SPA"),
        ("ru", "Если шпионаж покажет, что у Британии есть король, призыв в Испании.", "if spied BR has K: draft SPA"),
        (
            "ru",
            "Если шпион узнает, что у Британии есть король, призыв в Испании, иначе судьба.",
            "if spied BR has K: draft SPA else fate",
        ),
        ("ru", "Если выяснится, что у Британии нет короля, призыв в Испании.", "if spied BR has no K: draft SPA"),
        (
            "en",
            "If spying shows that Britain has a king, draft in Spain, otherwise fate.",
            "if spied BR has K: draft SPA else fate",
        ),
        ("en", "If my spy finds out that Britain has a king, draft Spain.", "if spied BR has K: draft SPA"),
        ("en", "Should it turn out that Britain has no king, draft Spain.", "if spied BR has no K: draft SPA"),
    ],
    game="europe",
)
test_a_default_is_for_all_cases = means(
    [
        ("cs", "Náhradní akce pro všechny případy: odvod Španělsko.", "default draft SPA"),
        ("cs", "Pro každý případ náhradní akce: odvod ve Španělsku.", "default draft SPA"),
        ("sk", "Náhradná akcia pre všetky prípady: odvod v Španielsku.", "default draft SPA"),
        ("sk", "Náhradná akcia pre istotu: odvod v Španielsku.", "default draft SPA"),
        ("en", "Default action for all cases: draft Spain.", "default draft SPA"),
        ("en", "Fallback action, just in case: draft Spain.", "default draft SPA"),
        ("ru", "Запасное действие на все случаи: призыв в Испании.", "default draft SPA"),
        ("ru", "На всякий случай запасное действие: призыв в Испании.", "default draft SPA"),
    ],
    game="europe",
)
test_what_one_does_without_is_not_done = orders_nothing(
    [
        ("cs", "Bez odvodu ve Francii se obejdu."),
        ("cs", "Obejdu se bez odvodu ve Francii."),
        ("cs", "Bez útoku na Rakousko z Itálie se obejdeme."),
        ("sk", "Bez odvodu vo Francúzsku sa zaobídem."),
        ("sk", "Zaobídeme sa bez odvodu vo Francúzsku."),
        ("en", "I can do without a draft in France."),
        ("en", "We'll manage without a draft in France."),
        ("ru", "Без призыва во Франции обойдусь."),
        ("ru", "Обойдёмся без призыва во Франции."),
    ],
    game="europe",
)
test_germany_and_austria_are_one_power = means(
    [
        ("en", "Block every attack that Germany and Austria make on me.", "stop attacks on me, by DU"),
        ("ru", "Останавливай атаки Германии и Австрии на меня.", "stop attacks on me, by DU"),
        ("cs", "Zastav útoky Německa a Rakouska na mě.", "stop attacks on me, by DU"),
        ("sk", "Zastav útoky Nemecka a Rakúska na mňa.", "stop attacks on me, by DU"),
    ],
    game="europe",
)
test_where_one_retreats_has_a_second_choice = means(
    [
        (
            "en",
            "Should Spain fall, its men withdraw to Portugal, second choice North Africa.",
            "retreat from SPA: POR, AFR",
        ),
        ("en", "Should Spain fall, its men retreat to Portugal.", "retreat from SPA: POR"),
        (
            "ru",
            "Если Испания падёт, её люди отходят в Португалию, второй вариант Северная Африка.",
            "retreat from SPA: POR, AFR",
        ),
        (
            "cs",
            "Padne-li Španělsko, jeho vojáci ustoupí do Portugalska, druhá volba severní Afrika.",
            "retreat from SPA: POR, AFR",
        ),
        (
            "cs",
            "Pokud padne Španělsko, ustup do Portugalska, druhá volba severní Afrika.",
            "retreat from SPA: POR, AFR",
        ),
        (
            "sk",
            "Ak padne Španielsko, jeho vojaci ustúpia do Portugalska, druhá voľba severná Afrika.",
            "retreat from SPA: POR, AFR",
        ),
    ],
    game="europe",
)
test_no_diplomacy_comes_from_the_writer = means(
    [
        ("en", "No diplomacy at all from me, never stop anyone.", "stop none"),
        ("en", "No kings from us, stop nobody.", "stop none"),
        ("ru", "Никакой дипломатии с моей стороны, никого не останавливать.", "stop none"),
        ("cs", "Žádná diplomacie z mé strany, nikoho nezastavuj.", "stop none"),
        ("sk", "Žiadna diplomacia z mojej strany, nikoho nezastavuj.", "stop none"),
    ],
    game="europe",
)
test_an_ace_is_in_the_role_of_a_queen = means(
    [
        ("en", "With an ace in the role of a queen I'd like to look into the Ottomans' cards.", "spy OT with A"),
        ("en", "Spy on the Ottomans with an ace in place of a queen.", "spy OT with A"),
        ("en", "An ace as a queen: spy on the Ottomans.", "spy OT with A"),
        ("ru", "А турков проверим шпионом за счёт туза", "spy OT with A"),
        ("ru", "Шпионаж за турками, туз в роли дамы.", "spy OT with A"),
        ("ru", "Шпионаж за турками тузом вместо дамы.", "spy OT with A"),
        ("cs", "Esem v roli dámy se podívám Osmanům do karet.", "spy OT with A"),
        ("cs", "Špionáž u Osmanů, eso v roli dámy.", "spy OT with A"),
        ("cs", "Špionáž u Osmanů esem místo dámy.", "spy OT with A"),
        ("sk", "Esom v úlohe dámy sa pozriem Osmanom do kariet.", "spy OT with A"),
        ("sk", "Špionáž u Osmanov, eso v úlohe dámy.", "spy OT with A"),
    ],
    game="europe",
)
test_cards_are_played_in_doing_so = means(
    [
        (
            "ru",
            "Всеми силами из Италии нападаем на Австрию, сыграй при этом туза пик и девятку бубён.",
            "attack ITA -> AUS all play AS, 9D",
        ),
        ("ru", "Атакуй из Италии Австрию, при этом играй туза пик.", "attack ITA -> AUS all play AS"),
        ("cs", "Zaútoč z Itálie na Rakousko, hraj přitom pikové eso.", "attack ITA -> AUS all play AS"),
        ("cs", "Zaútoč z Itálie na Rakousko a přitom vylož pikové eso.", "attack ITA -> AUS all play AS"),
        ("sk", "Zaútoč z Talianska na Rakúsko, hraj pritom pikové eso.", "attack ITA -> AUS all play AS"),
        ("en", "Attack Austria from Italy, playing the ace of spades in doing so.", "attack ITA -> AUS all play AS"),
    ],
    game="europe",
)
test_an_attack_only_is_no_mere_move = means(
    [
        (
            "ru",
            "Атакуй одной фигурой из Италии Балканы, только атаковать, не просто зайти.",
            "attack ITA -> BAL with 1 only",
        ),
        (
            "cs",
            "Zaútoč jednou figurkou z Itálie na Balkán, jenom útok, žádný pouhý přesun.",
            "attack ITA -> BAL with 1 only",
        ),
        (
            "sk",
            "Zaútoč jednou figúrkou z Talianska na Balkán, iba útok, žiadny obyčajný presun.",
            "attack ITA -> BAL with 1 only",
        ),
        (
            "en",
            "Attack the Balkans from Italy with one figure, attack only, no mere walking in.",
            "attack ITA -> BAL with 1 only",
        ),
        (
            "en",
            "Attack the Balkans from Italy with one figure, attack only, no simple move.",
            "attack ITA -> BAL with 1 only",
        ),
    ],
    game="europe",
)
test_one_leads_with_a_card = means(
    [
        ("ru", "хожу с бубновой дамы", "play QD"),
        ("ru", "Хожу с дамы бубен.", "play QD"),
        ("ru", "Хожу тузом пик.", "play AS"),
        ("ru", "Пойду с пикового туза.", "play AS"),
        ("cs", "Jdu s károvou dámou.", "play QD"),
        ("cs", "Vynáším károvou dámu.", "play QD"),
        ("sk", "Idem s károvou dámou.", "play QD"),
        ("sk", "Vynášam károvú dámu.", "play QD"),
        ("en", "I lead with the queen of diamonds.", "play QD"),
    ],
    game="europe",
)
test_one_looks_into_a_hand = means(
    [
        (
            "ru",
            "Сначала загляни в руку к Двойственному союзу, потом тремя фигурами атакуй из Италии Австрию.",
            ("spy DU", "attack ITA -> AUS with 3"),
        ),
        ("ru", "Загляни в руку к туркам.", "spy OT"),
        ("ru", "Загляните к туркам в карты, а потом призыв в Испании.", ("spy OT", "draft SPA")),
        (
            "en",
            "First have a look into the hand of the Dual Alliance, then attack Austria from Italy with three figures.",
            ("spy DU", "attack ITA -> AUS with 3"),
        ),
        (
            "cs",
            "Nejdřív nahlédni do ruky Dvojspolku, potom zaútoč z Itálie třemi figurkami na Rakousko.",
            ("spy DU", "attack ITA -> AUS with 3"),
        ),
        (
            "sk",
            "Najprv nazri do ruky Dvojspolku, potom zaútoč z Talianska tromi figúrkami na Rakúsko.",
            ("spy DU", "attack ITA -> AUS with 3"),
        ),
    ],
    game="europe",
)
test_as_for_discarding_cards_are_kept = means(
    [
        ("sk", "Čo sa odhadzovania týka, esá šetri najdlhšie a po nich kráľov.", "keep A, K first"),
        ("sk", "Pri odhadzovaní šetri esá a po nich kráľov.", "keep A, K first"),
        ("cs", "Co se odhazování týče, esa šetři nejdéle a po nich krále.", "keep A, K first"),
        ("cs", "Pokud jde o odhazování, šetři esa a po nich krále.", "keep A, K first"),
        ("ru", "Что до сброса, тузов береги дольше всего, а после них королей.", "keep A, K first"),
        ("ru", "Что касается сброса, береги тузов, после них королей.", "keep A, K first"),
        ("en", "As far as discarding goes, keep aces longest and after them kings.", "keep A, K first"),
        ("en", "As for discarding, save the aces and after them the kings.", "keep A, K first"),
    ],
    game="europe",
)
test_what_but_sounds_so_orders_nothing = orders_nothing(
    [
        ("en", "Spain falls."),
        ("en", "If Spain falls, I'll be sad."),
        ("en", "Spain has fallen to the French, they move to Portugal."),
        ("en", "In full number, Austria attacked Italy."),
        ("ru", "Полным составом Италия напала на Австрию."),
        ("cs", "Italové v plném počtu zaútočili na Rakousko."),
        ("sk", "Taliani v plnom počte zaútočili na Rakúsko."),
        ("cs", "Osud: první karta mně, druhá možná Rusku, třetí nevím."),
        ("ru", "Судьба: первая карта мне, вторая, может быть, тебе, третья России?"),
        ("sk", "Osud: prvá karta nie mne, druhá tiež nie, tretia Rusku."),
        ("cs", "Zaútočil jsem z Itálie na Rakousko s pikovým esem s károvou devítkou."),
        ("en", "Should I play the ace of spades together with the nine of diamonds?"),
        ("ru", "Туза пик с девяткой бубен я бы не играл."),
        ("cs", "Kdyby špionáž ukázala, že Británie má krále, dal bych odvod do Španělska."),
        ("en", "My spy found out that Britain has a king."),
        ("ru", "Шпион узнал, что у Британии есть король."),
        ("sk", "Zistil som, že Británia má kráľa."),
        ("en", "If my spy finds out that Britain has a king, I'll think about a draft in Spain."),
        ("en", "I can't do without a draft in France?"),
        ("cs", "Bez náhradní akce se obejdu."),
        ("ru", "Без шпионажа за турками обойдёмся."),
        ("sk", "Bez špionáže u Osmanov sa zaobídeme."),
        ("en", "We'll get by without attacking Austria from Italy."),
        ("en", "Does Germany and Austria attack me?"),
        ("ru", "Хожу я тут с дамой."),
        ("ru", "Хожу по лесу с тузом в рукаве."),
        ("cs", "Jdu s dámou do kina."),
        ("sk", "Idem s dámou na kávu."),
        ("en", "I lead with two points."),
        ("en", "I lead."),
        ("ru", "Туз в роли дамы — это не по правилам."),
        ("cs", "Eso v roli dámy je divné."),
        ("en", "An ace in the role of a queen is silly."),
        ("cs", "Žádná diplomacie z mé strany není nutná."),
        ("en", "No diplomacy from me last turn."),
        ("en", "Keep the aces longest? No."),
        ("ru", "Что касается сброса, тузов не берегу."),
        ("en", "As for discarding, I don't keep aces."),
        ("sk", "Čo sa odhadzovania týka, esá nešetri."),
    ],
    game="europe",
)
