"""What stands beside a proposed alliance: with whom, for how long, who wins, that he is to be told (C-8.3, C-8.5)."""

from __future__ import annotations

from tests.language.kit import asked, means, orders_nothing

test_a_proposal_names_its_proposer_too = means(
    [
        ("en", "Offer red a pact with us for nine turns.", "propose alliance with red: duration 9"),
        ("en", "I suggest to green an alliance between the two of us.", "propose alliance with green"),
        ("ru", "Предложи красным союз с нами на девять ходов.", "propose alliance with red: duration 9"),
        ("cs", "Nabídni červeným spojenectví se mnou na devět tahů.", "propose alliance with red: duration 9"),
        ("sk", "Ponúkni červeným spojenectvo s nami na deväť ťahov.", "propose alliance with red: duration 9"),
    ]
)
test_the_writer_is_named_beside_himself = means(
    [
        (
            "en",
            "Propose to green an alliance with me (blue) for eight turns.",
            "propose alliance with green: duration 8",
        ),
        ("ru", "Предложи зелёному союз со мной (синим) на восемь ходов.", "propose alliance with green: duration 8"),
        ("cs", "Navrhni zelenému spojenectví se mnou (modrým) na osm tahů.", "propose alliance with green: duration 8"),
        (
            "sk",
            "Navrhni zelenému spojenectvo so mnou (modrým) na osem ťahov.",
            "propose alliance with green: duration 8",
        ),
        ("en", "On behalf of blue I give red the city of Gar.", "give red city Gar"),
        ("ru", "От имени синих передаю красному город Гар.", "give red city Gar"),
        ("cs", "Jménem modrých předávám červenému město Gar.", "give red city Gar"),
        ("sk", "Červenému odovzdávam za modrých mesto Gar.", "give red city Gar"),
        ("en", "I propose that blue and green become allies for 8 turns.", "propose alliance with green: duration 8"),
        (
            "ru",
            "Предлагаю, чтобы синий и зелёный были союзниками на 8 ходов.",
            "propose alliance with green: duration 8",
        ),
        ("cs", "Navrhuji, aby modrý a zelený byli spojenci na 8 tahů.", "propose alliance with green: duration 8"),
        ("sk", "Navrhujem, aby modrý a zelený boli spojencami na 8 ťahov.", "propose alliance with green: duration 8"),
    ]
)
test_who_wins_is_said_in_a_clause = means(
    [
        (
            "en",
            "Offer red an alliance for six turns, and we'd share the victory.",
            "propose alliance with red: duration 6",
        ),
        (
            "en",
            "Propose an alliance to red for six turns, but each of us wins on his own.",
            SEPARATE := "propose alliance with red: duration 6; victory separate",
        ),
        ("en", "I'd like an alliance with red for six turns, everybody winning for himself.", SEPARATE),
        ("ru", "Предлагаю красному союз на шесть ходов, победу делим пополам", "propose alliance with red: duration 6"),
        ("ru", "Предложи красному союз на шесть ходов, но побеждаем каждый сам по себе", SEPARATE),
        (
            "cs",
            "Červenému nabízím alianci na šest tahů, o vítězství se podělíme.",
            "propose alliance with red: duration 6",
        ),
        ("cs", "Červenému nabízím alianci na šest tahů, ale vyhrává každý sám za sebe.", SEPARATE),
        (
            "sk",
            "Červenému ponúkam alianciu na šesť ťahov a víťaziť budeme spoločne.",
            "propose alliance with red: duration 6",
        ),
        ("sk", "Červenému ponúkam alianciu na šesť ťahov, ale víťaziť bude každý po svojom.", SEPARATE),
    ]
)
test_how_long_it_holds_is_said_in_time = means(
    [
        ("en", "Offer red an alliance of unlimited duration.", "propose alliance with red: unlimited"),
        ("cs", "Navrhuji červenému časově neomezenou alianci.", "propose alliance with red: unlimited"),
        ("sk", "Navrhujem s červeným časovo neobmedzenú alianciu.", "propose alliance with red: unlimited"),
        ("ru", "Предлагаю красному союз, не ограниченный по времени", "propose alliance with red: unlimited"),
    ]
)
test_that_he_is_to_be_told_is_courtesy = means(
    [
        (
            "en",
            "Offer green an alliance for 5 turns. Please put that to him.",
            "propose alliance with green: duration 5",
        ),
        (
            "ru",
            "Готов заключить союз с зелёным на 5 ходов. Передай ему это предложение.",
            "propose alliance with green: duration 5",
        ),
        (
            "cs",
            "Nabídni zelenému spojenectví na 5 tahů. Vyřiď mu to, prosím.",
            "propose alliance with green: duration 5",
        ),
        (
            "sk",
            "Ponúkni zelenému spojenectvo na 5 ťahov. Odkáž mu to, prosím.",
            "propose alliance with green: duration 5",
        ),
    ]
)
test_whoever_gets_an_army_is_given_it_and_not_attacked = means(
    [
        ("en", "Red gets my seventh army.", "give red army 7"),
        ("en", "From now on army 7 belongs to green.", "give green army 7"),
        ("ru", "Седьмую армию получит зелёный.", "give green army 7"),
        ("ru", "Отныне седьмая армия принадлежит зелёному.", "give green army 7"),
        ("cs", "Armádu 7 dostane červený.", "give red army 7"),
        ("cs", "Zelený ať dostane sedmou armádu.", "give green army 7"),
        ("sk", "Červený dostane od nás siedmu armádu.", "give red army 7"),
        ("cs", "Pětka dostane Lhotu.", "army 5: capture Lhota"),
    ]
)
test_what_is_not_proposed_or_given_is_not = orders_nothing(
    [
        ("en", "Red will never get army 7."),
        ("en", "Did red get my seventh army?"),
        ("en", "On behalf of red I give green the city of Gar."),
        ("cs", "Červený za modré předává město Gar."),
        ("cs", "Modrý a zelený byli spojenci 8 tahů."),
        ("en", "Blue and green became allies for 8 turns."),
        ("ru", "Синий и зелёный стали союзниками на 8 ходов."),
        ("ru", "Седьмую армию зелёный не получит."),
        ("cs", "Červený sedmou armádu nedostane."),
        ("cs", "Vítězství se zeleným dělit nebudu, žádnou alianci mu nenabízej."),
        ("sk", "Červený siedmu armádu nedostane."),
        ("en", "Don't offer red an alliance with us for nine turns."),
    ]
)
test_a_term_nobody_understands_is_asked_about_though_it_sounds_like_talk = asked(
    [
        ("en", "propose alliance with red\nwe conquer the moon\nend"),
        ("cs", "navrhuji alianci s červeným\ndobudeme spolu měsíc\nkonec"),
    ]
)
