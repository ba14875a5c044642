"""Answers in words of their own, without a colon before them."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ORDERS = (
    ("duncan", "sk", "Odpoveď na dvojku znie hodinár.", "answer 2: hodinár"),
    ("duncan", "sk", "Na prvú otázku odpovedáme, že rozbité zrkadlo.", "answer 1: rozbité zrkadlo"),
    ("duncan", "sk", "Pri prvej otázke stavíme na maják.", "answer 1: maják"),
    ("duncan", "sk", "Na otázku číslo dva odpovedáme hodinár.", "answer 2: hodinár"),
    ("duncan", "sk", "Správna odpoveď na tretiu otázku je podľa nás starý mlyn.", "answer 3: starý mlyn"),
    ("duncan", "cs", "Na první otázku odpovídáme, že rozbité zrcadlo.", "answer 1: rozbité zrcadlo"),
    ("duncan", "cs", "Odpověď na dvojku zní hodinář.", "answer 2: hodinář"),
    ("duncan", "cs", "U první otázky sázíme na maják.", "answer 1: maják"),
    ("duncan", "cs", "Podle nás je odpověď na třetí otázku slepý mnich.", "answer 3: slepý mnich"),
    (
        "duncan",
        "en",
        "We reckon the answer to the first question is the lighthouse.",
        "answer 1: the lighthouse",
    ),
    ("duncan", "en", "So our answer to question 3 is the old well.", "answer 3: the old well"),
    ("duncan", "en", "Our answer to question 2 is the silver key.", "answer 2: the silver key"),
    ("duncan", "en", "We think the answer to question 2 is the silver key.", "answer 2: the silver key"),
    ("duncan", "en", "For question 2 we say the clockmaker.", "answer 2: the clockmaker"),
    ("duncan", "en", "The old well is our answer to question 3.", "answer 3: the old well"),
    ("duncan", "ru", "Разбитое зеркало - вот наш ответ на первый вопрос.", "answer 1: разбитое зеркало"),
    ("duncan", "ru", "На третий вопрос мы с дочкой отвечаем так: старый колодец", "answer 3: старый колодец"),
    ("duncan", "ru", "Мы думаем, что ответ на первый вопрос - маяк.", "answer 1: маяк"),
    ("duncan", "ru", "На второй вопрос отвечаем: часовщик.", "answer 2: часовщик"),
    ("duncan", "ru", "Наш ответ на второй вопрос - часовщик.", "answer 2: часовщик"),
    ("duncan", "en", "Question two - our answer is the clockmaker, no doubt about it.", "answer 2: the clockmaker"),
    ("duncan", "en", "Answer 2: say friend and enter.", "answer 2: say friend and enter"),
    ("duncan", "ru", "Вопрос два: наш ответ - часовщик, без сомнений.", "answer 2: часовщик"),
    ("duncan", "cs", "Otázka 2: podle nás je to hodinář, na to vezmu jed!", "answer 2: hodinář"),
    ("duncan", "sk", "Otázka 2 - naša odpoveď je hodinár, o tom niet pochýb.", "answer 2: hodinár"),
)
TRAPS = (
    ("duncan", "en", "Question two - our answer is not the clockmaker."),
    ("duncan", "ru", "Вопрос 2: наш ответ не часовщик"),
    ("duncan", "en", "I don't know the answer to the first question."),
    ("duncan", "en", "The answer to the first question is not the lighthouse."),
    ("duncan", "en", "Is the answer to the first question the lighthouse?"),
    ("duncan", "cs", "Nevíme, jaká je odpověď na první otázku."),
    ("duncan", "sk", "Odpoveď na dvojku nepoznáme."),
    ("duncan", "ru", "Мы не знаем ответ на первый вопрос."),
    ("duncan", "en", "Red reckons the answer to the first question is the lighthouse."),
    ("duncan", "en", "Maybe the answer to question 2 is the silver key, or maybe the clockmaker."),
    ("duncan", "en", "My mum thinks the answer to question 2 is the silver key."),
    ("duncan", "en", "Last turn our answer to question 2 was the silver key."),
    ("duncan", "en", "If you ask me, the answer to question 2 is the silver key or the clock."),
    ("duncan", "cs", "Modří tvrdí, že odpověď na první otázku je maják."),
    ("duncan", "sk", "Sused vraví, že odpoveď na prvú otázku je maják."),
    ("duncan", "ru", "Сосед говорит, что ответ на первый вопрос - маяк."),
)

test_answers_without_a_colon = means(ORDERS)
test_nothing_is_ordered = orders_nothing(TRAPS)
