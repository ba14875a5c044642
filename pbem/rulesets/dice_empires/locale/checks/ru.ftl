# Dice Empires: что должно быть в строках приказов и что в них не так.

term-order = приказ, например «переведи к1 на ферму»
term-command = приказ, например «переведи к1 на ферму»
term-step = приказ, например «переведи к1 на ферму»
term-line = номер строки вашего списка
term-group = группа, например к1, «казарма» или «рабы красных»
term-die = кость, к1–к6
term-part = часть города, например «ферма» или «стены левые»
term-side = влево или вправо
term-people = сколько людей, от 1 до 6
term-condition = условие, например «враг слева >= 2»
term-colour = лорд
term-attempt = авто или никогда
term-become = горожане или рабы
term-rolling = всегда, никогда, «если проигрываю» или «<= 3»
term-size = наименьшие, наибольшие или кости
term-enter = да или нет
term-take = убивать или порабощать
term-prey = наименьшие, наибольшие, сначала рабы или сначала горожане
term-captivity = да или нет

dice_empires-about-one-command = один приказ
dice_empires-about-few-commands = { $name } приказа
dice_empires-about-many-commands = { $name } приказов

answer-missing = Ещё не отдано: { $subjects }.
reminder-missing = Ещё не отдано: { $subjects }.
status-missing = Ещё не отдано

dice-empires-into = { $to ->
    [WL] на левые стены
    [H] в дома
    [B] в казарму
    [T] в ратушу
    [C] в церковь
    [F] на ферму
    [WR] на правые стены
    [OL] на левую дорогу
    [OR] на правую дорогу
   *[other] { "" }
}

problem-dice-empires-which-wall = Стены у города слева и справа. Напишите «стены левые» или «стены правые».
problem-dice-empires-send-side = Не сказано, влево или вправо.
problem-dice-empires-no-neighbour = Слева с вами соседствуют { SEAT($left) }, справа — { SEAT($right) }: до других войско не дойдёт.
problem-dice-empires-both-sides = { SEAT($who) } соседствуют с вами с обеих сторон. Напишите «влево» или «вправо».
problem-dice-empires-whose-slaves = { $count ->
    [0] Сейчас у вас нет рабов. Если вы о тех, кого ещё захватите, назовите лорда, чьи они.
   *[other] У вас рабы нескольких лордов ({ SEAT($lords) }). Назовите лорда, чьи рабы должны идти.
}
problem-dice-empires-people = Число людей { $people }: на кости бывает от 1 до 6.
problem-dice-empires-half = { $size ->
    [0] Отсюда не видно, сколько людей в этой группе: напишите число.
   *[other] { $size } человек пополам не делятся: напишите, сколько.
}
problem-dice-empires-starve-nobody = «: 0» — это никто. Чтобы щадить группу, пока есть другие, не называйте её; иначе напишите 1 или больше.
problem-dice-empires-no-die = У вас шесть костей, к1–к6; к{ $die } нет.
problem-dice-empires-slaves-place = Рабов можно перевести только в дома, на ферму или в ратушу, но не { dice-empires-into }.
problem-dice-empires-slaves-only-move = Рабов можно только переводить; их не делят, не смешивают с горожанами и не посылают в поход.
problem-dice-empires-own-slaves = Ваши собственные люди — не рабы. Назовите лорда, чьими людьми они были.
problem-dice-empires-own-army = Своё войско вам не враг. Назовите другого лорда.
problem-dice-empires-never = Меньше { $below } никогда не бывает. Напишите 1 или больше.
problem-dice-empires-no-lord = Такого лорда в этой игре нет. Играют: { SEAT($lords) }.
problem-dice-empires-same-group = Группа не может передать людей самой себе.
problem-dice-empires-same-place = Те, кого вы посылаете { dice-empires-into }, уже там.
problem-dice-empires-from-road = Отряд на дороге можно только вернуть или передать его людей группе на той же дороге.
problem-dice-empires-apart = Людей передают между двумя группами в городе или между двумя на одной дороге.
problem-dice-empires-send-from = Войско посылают только из казармы. Сначала переведите туда группу; выступить она может в том же раунде.
problem-dice-empires-peace = Посылать отряды никому нельзя до { $first }-го раунда. В план на следующие раунды такую строку можно записать уже сейчас.
problem-dice-empires-recall-from = Вернуть можно только группу на дороге.
problem-dice-empires-roll = На кости выпадает от 1 до 6; «{ $most }» выпасть не может. Если вы так и хотели, напишите «повтор всегда» или «повтор никогда».
problem-dice-empires-plan-long = Строк в плане { $count }, а может быть не больше { $limit }.
problem-dice-empires-step-long = Вариантов в строке { $count }, а может быть не больше { $limit }.

problem-dice-empires-game-over = Игра окончена.
problem-dice-empires-not-a-lord = Такие приказы отдают только лорды городов.
problem-dice-empires-ruined = Ваш город опустел и приказов больше не отдаёт.
problem-dice-empires-not-your-turn = Сейчас не ваш ход{ $who ->
    [none] { "" }
   *[other] : ждём { SEAT($who, case: "acc") }
}. Постоянные приказы мы принимаем в любое время; «план: ...» скажет, что делать, если вы не напишете.
